import type { MountReport } from '@petwise/contracts';
import { readBootData } from '../federation/boot-data.ts';
import { reportMount } from './page-reports.ts';

/** A page that was opened in the background may draw hours later; reports hold no more, milliseconds. */
const MOST_MS = 600_000;

/** How this page fares with the version of the shell that it is made of; nothing under a host that names none. */
export function reportShell(outcome: MountReport['outcome']): void {
  const version = readBootData(document)?.shell;
  if (!version) return;
  const milliseconds = Math.min(performance.now(), MOST_MS);
  reportMount({ remote: 'shell', version, outcome, milliseconds });
}
