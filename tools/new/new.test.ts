import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runGates } from '../check/run-gates.ts';
import { runTool } from '../check/run-tool.ts';
import { copyProject } from '../test/copy-project.ts';
import { linkPrograms } from '../test/link-programs.ts';
import { makeFolder } from '../test/make-folder.ts';
import { differences, takeSnapshot, type Tree } from '../test/tree-snapshot.ts';
import { make, remove } from './make.ts';
import { camel, pascal } from './names.ts';
import { promiseRemote } from './promise-remote.ts';
import { recall, type Wanted } from './record.ts';
import { undo } from './undo.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** In a remote that is there; made by the command itself. */
const FIRST: Wanted = { kind: 'event', name: 'health.day-chosen' };
/** One of each, then a door and an event of the new remote. */
const OTHERS: readonly Wanted[] = [
  { kind: 'door', name: 'health/second-view' },
  { kind: 'route', name: 'waiting-list' },
  { kind: 'condition', name: 'hamster/inside:made-up-disease' },
  { kind: 'decision', name: 'wait-in-line' },
  { kind: 'remote', name: 'triage' },
  { kind: 'door', name: 'triage/waiting-room' },
  { kind: 'event', name: 'triage.queue-joined' },
];
const MADE = [FIRST, ...OTHERS];
/** What is written with them, and what reads what they changed: the canaries of the linter read another species. */
const ITS_TESTS = [
  'mfe-triage',
  'mfe-health/src/components/SecondView.test.tsx',
  'mfe-health/src/spanish',
  'server/src/rooms/waiting-list',
  'tools/api-report',
  'tools/events-doc',
  'tools/start/dev-ports.test.ts',
  'engine/src/lint/lint.test.ts',
];

/** The project once more, in a folder of its own. */
let copy: string;
/** What goes with the tests. */
const folders: string[] = [];
/** How the copy was at first, and after each that was made. */
const snapshots: Tree[] = [];
/** Where the first one's lines are. */
let pathsOfFirst: readonly string[] = [];

function run(...args: readonly string[]) {
  return runTool('tsx', ['tools/new/new.ts', ...args], { cwd: copy });
}

function lastSnapshot(): Tree {
  return snapshots.at(-1) ?? new Map();
}

/** Which files, not folders, are no longer as after the last that was made. */
function changedSince(tree = lastSnapshot()): readonly string[] {
  const now = takeSnapshot(copy, lastSnapshot());
  const isFolder = (path: string): boolean => (now.get(path) ?? tree.get(path))?.isFolder === true;
  return differences(tree, now).filter((path) => !isFolder(path));
}

/** What tells one of them from all others, in each way it may be spelled. */
function ownNames(name: string): readonly string[] {
  const own = /[^/.:]+$/.exec(name)?.[0] ?? '';
  return [own, own.replaceAll('-', '_'), own.replaceAll('-', ' '), camel(own), pascal(own)];
}

beforeAll(() => {
  copy = copyProject(ROOT);
  folders.push(copy);
  if (process.platform !== 'win32') {
    const programs = linkPrograms('node');
    folders.push(programs);
    vi.stubEnv('PATH', programs);
  }
  snapshots.push(takeSnapshot(copy));
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('npm run new', () => {
  it('makes an event of a remote that is there, and says what it wrote and what is next', async () => {
    const { code, output } = await run(FIRST.kind, FIRST.name);
    pathsOfFirst = changedSince();
    snapshots.push(takeSnapshot(copy, lastSnapshot()));
    expect(code, output).toBe(0);
    expect(output).toContain(`Written:\n${pathsOfFirst.map((path) => `  ${path}\n`).join('')}`);
    expect(output).toContain('Next:\n- ');
  });

  it.each(OTHERS)('makes a $kind, $name, and tells each file', async (wanted) => {
    const { written, next } = await make(copy, wanted);
    const changed = changedSince();
    snapshots.push(takeSnapshot(copy, lastSnapshot()));
    expect(changed).toEqual(written);
    expect(next.length).toBeGreaterThan(0);
  });

  it('none names another, so that what passes with all of them passes with each alone', () => {
    for (const { kind, name } of MADE) {
      const others = MADE.filter((other) => other.name !== name && !name.startsWith(other.name));
      const names = others.flatMap((other) => ownNames(other.name));
      const { files, generated } = recall(copy, { kind, name });
      for (const { path, before, after } of [...files, ...generated]) {
        const known = new Set(before?.split('\n'));
        const lines = after.split('\n').filter((line) => !known.has(line));
        const found = lines.filter((line) => names.some((one) => line.includes(one)));
        expect(found, `${kind} ${name} in ${path}`).toEqual([]);
      }
    }
  });

  it('what it made passes every gate, without a git', async () => {
    const changed = changedSince(snapshots[0]);
    expect(changed.length).toBeGreaterThan(3 * MADE.length);
    expect((await runGates(copy, changed)).red).toEqual([]);
  }, 900_000);

  it('what it made passes its own tests, without a git', async () => {
    // A route without tables is the same on both databases.
    const args = ['run', ...ITS_TESTS, '--project', '!server on PostgreSQL'];
    // A minute's work, beside a whole `npm test`: with five minutes it was ended each time, and passed when repeated.
    const { code, output } = await runTool('vitest', args, { cwd: copy, seconds: 840 });
    expect(code, output).toBe(0);
  }, 900_000);

  it.each([
    ['a name that is none', 'door', 'triage/Waiting Room', '"Waiting Room" is no name'],
    ['half a name', 'event', 'triage', '"triage" is not of the form bundle.name'],
    ['a kind that nobody knows', 'gadget', 'x', 'Say what is new'],
    ['what is there already', 'door', 'report/past', 'doors/past.ts is there already'],
    ['a remote that is there', 'remote', 'chat', '"chat" is promised already'],
    ['a remote by the name of the host', 'remote', 'shell', '"shell" is promised already'],
    ['a name that no gate takes', 'route', 'common', 'rooms/common/routes.ts: say what is in it'],
    ['a word of our own', 'door', 'health/second-look', '"look" is a word of our own'],
    ['a remote that is not there', 'door', 'kennel/gate', 'mfe-kennel'],
    ['a remote of two words', 'remote', 'waiting-room', '"waiting-room" is not one word'],
    ['an event of nobody', 'event', 'kennel.opened', '"kennel" owns no events; these do: shell'],
    ['an event that is there', 'event', 'report.viewed', 'report.viewed is there already'],
    ['a condition that is there', 'condition', 'hamster/outside:wet-tail', 'hamster/inside.yaml'],
  ])('refuses %s in words, and writes nothing', async (_, kind, name, says) => {
    await expect(make(copy, { kind, name })).rejects.toThrow(says);
    expect(changedSince()).toEqual([]);
  });

  it('ends with 2 and the words alone where it refuses', async () => {
    const { code, output } = await run('door', 'kennel/gate');
    expect(code).toBe(2);
    expect(output).toBe('mfe-kennel/src/index.ts is not there\n');
  });
});

describe('npm run new -- remove', () => {
  it.each(MADE)('refuses a $kind of which something was changed since: $name', async (made) => {
    for (const { path, before, after } of recall(copy, made).files) {
      const file = join(copy, path);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, before ?? `${after}\n`);
      await expect(remove(copy, made)).rejects.toThrow(`${path} was changed since`);
      writeFileSync(file, text);
    }
    expect(changedSince()).toEqual([]);
  });

  it('refuses a remote in which there is more by now, and what was never made', async () => {
    const door = 'mfe-triage/src/components/WaitingRoom.tsx came since';
    await expect(remove(copy, { kind: 'remote', name: 'triage' })).rejects.toThrow(door);
    const never = { kind: 'door', name: 'health/analysis' };
    await expect(remove(copy, never)).rejects.toThrow('no door health/analysis was made');
    expect(changedSince()).toEqual([]);
  });

  it('finds the lines of each, whichever goes first', () => {
    const texts = new Map<string, string>();
    const originals = new Map<string, string>();
    for (const made of MADE) {
      for (const { path, before, after } of recall(copy, made).files) {
        if (!snapshots[0]?.has(path) || before === null) continue;
        if (!originals.has(path)) originals.set(path, before);
        const text = texts.get(path) ?? readFileSync(join(copy, path), 'utf8');
        texts.set(path, undo(text, { before, after }) ?? `${made.name} is not found`);
      }
    }
    expect(texts).toEqual(originals);
  });

  it('leaves no line of what was made first, with all others beside it', async () => {
    const { code, output } = await run('remove', FIRST.kind, FIRST.name);
    expect(code, output).toBe(0);
    expect(changedSince()).toEqual(pathsOfFirst);
    for (const path of pathsOfFirst) {
      expect(output).toContain(path);
      const text = readFileSync(join(copy, path), 'utf8');
      expect(ownNames(FIRST.name).filter((name) => text.includes(name))).toEqual([]);
    }
  });

  it.each(OTHERS.toReversed())('leaves no byte of a $kind, $name', async (wanted) => {
    const { gone, restored } = await remove(copy, wanted);
    expect(gone.length + restored.length).toBeGreaterThan(0);
    snapshots.pop();
    const now = takeSnapshot(copy, lastSnapshot());
    expect(differences(lastSnapshot(), now)).toEqual(pathsOfFirst);
  });

  it('and the project is as it was', () => {
    const [first = new Map()] = snapshots;
    expect(differences(first, takeSnapshot(copy, first))).toEqual([]);
  });
});

it('npm run new-remote promises once, brings up to date what is generated, and its promise can be taken back', async () => {
  const draft = makeFolder();
  folders.push(draft);
  const before = takeSnapshot(copy, lastSnapshot());
  await promiseRemote(copy, { bundle: 'triage', draft });
  expect(readFileSync(join(copy, 'docs/api/doors.md'), 'utf8')).toContain('triage/welcome');
  const { code, output } = await runTool('vitest', ['run', 'tools/api-report'], { cwd: copy });
  expect(code, output).toBe(0);
  const again = promiseRemote(copy, { bundle: 'triage', draft: join(draft, 'again') });
  await expect(again).rejects.toThrow('"triage" is promised already');
  await remove(copy, { kind: 'remote', name: 'triage' });
  expect(differences(before, takeSnapshot(copy, before))).toEqual([]);
});
