import type { DoorName, DoorProps, FileNote } from '@petwise/contracts';
import { startHarness } from '@petwise/tools/harness';
import type { DoorModule, BundleDoors } from '@petwise/ui';
import { doors } from '../src/index.ts';
import { manyFiles, refusedFiles, someFiles } from './demo-files.ts';
import { fileOf } from '../src/testing/fixtures.ts';
import { labStates } from './lab-states.ts';
import { giveFiles, press } from './give-files.ts';
import { slowDownNetwork } from './slow-network.ts';

const asked = new URLSearchParams(location.search).get('state') ?? '';

const noop = () => undefined;
const queue = { onUploaded: noop, onFailed: noop, onBusyChange: noop };

function panel(name: string, presentation: 'modal' | 'inline') {
  const props: DoorProps['uploads/panel'] = {
    presentation,
    open: true,
    onClose: noop,
    onUploaded: noop,
  };
  return { name: `panel: ${name}`, door: 'uploads/panel', props } as const;
}

function drawer(name: string) {
  const props: DoorProps['uploads/drawer'] = {
    open: true,
    sessionId: crypto.randomUUID(),
    onClose: noop,
    onUploaded: noop,
  };
  return { name: `drawer: ${name}`, door: 'uploads/drawer', props } as const;
}

function queueOf(name: string, files: readonly File[]) {
  return { name: `queue: ${name}`, door: 'uploads/queue', props: { ...queue, files } } as const;
}

function notesOn(name: string, notes: Readonly<Record<string, FileNote[]>>) {
  const files = Object.entries(notes).map(([file, found]) => ({
    id: file,
    name: file,
    size: 40_000,
    type: 'application/pdf',
    notes: found,
  }));
  return { name: `notes: ${name}`, door: 'uploads/notes', props: { files } } as const;
}

/** The door on a slow line, and what an owner does first in the state that was asked for. */
async function staged<Name extends DoorName>(
  load: () => Promise<DoorModule<Name>>,
): Promise<DoorModule<Name>> {
  const module = await load();
  slowDownNetwork({ bytesPerStep: asked.includes('many') ? 4_000_000 : 400_000 });
  if (!asked.startsWith('queue')) void act();
  return module;
}

async function act(): Promise<void> {
  if (asked.includes('refused')) return giveFiles(refusedFiles());
  if (asked.includes('many')) return giveFiles(manyFiles(300));
  const failing = asked.includes('failing') ? [refusedReport] : [];
  if (/chosen|uploading|failing/.test(asked)) await giveFiles([...files, ...failing]);
  if (/uploading|failing/.test(asked)) await press(/^Upload/);
}

const files = await someFiles();
const refusedReport = fileOf('refused report.pdf', { bytes: 640_000 });

startHarness({
  bundle: 'uploads',
  doors: {
    panel: () => staged(doors.panel),
    drawer: () => staged(doors.drawer),
    queue: () => staged(doors.queue),
    notes: doors.notes,
    'lab-values': doors['lab-values'],
  } satisfies BundleDoors<'uploads'>,
  states: [
    panel('inline, empty', 'inline'),
    panel('inline, chosen', 'inline'),
    panel('inline, refused', 'inline'),
    panel('inline, uploading', 'inline'),
    panel('inline, failing', 'inline'),
    panel('inline, many', 'inline'),
    panel('modal, empty', 'modal'),
    panel('modal, uploading', 'modal'),
    drawer('empty'),
    drawer('chosen'),
    drawer('refused'),
    drawer('uploading'),
    drawer('failing'),
    drawer('many'),
    notesOn('one photo', { 'rash.jpg': ['details-removed'] }),
    notesOn('several', {
      'bill.pdf': ['unrelated'],
      'letter.docx': ['macros', 'external-content'],
      'a very long name of a laboratory report of last November.pdf': ['locked'],
    }),
    ...labStates,
    queueOf('nothing', []),
    queueOf('uploading', files),
    queueOf('failing', [refusedReport, ...refusedFiles()]),
    queueOf('many', manyFiles(300)),
  ],
});
