import { readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGates } from '../check/run-gates.ts';
import { runTool } from '../check/run-tool.ts';
import { pathsOf } from '../check/source-files.ts';
import { copyProject } from '../test/copy-project.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MADE = [
  ['remote', 'triage'],
  ['door', 'triage/waiting-room'],
  ['event', 'triage.queue-joined'],
  ['route', 'waiting-list'],
  ['condition', 'hamster/inside:made-up-disease'],
  ['decision', 'wait-in-line'],
] as const;
/** What is written with them, and what reads what they changed: the canaries of the linter read another species. */
const ITS_TESTS = [
  'mfe-triage',
  'server/src/rooms/waiting-list',
  'tools/api-report',
  'tools/events-doc',
  'tools/start/dev-ports.test.ts',
  'engine/src/lint/lint.test.ts',
];

/** The project once more, in a folder of its own that goes when the tests end. */
let copy: string;

function contentOf(root: string, path: string): string {
  const place = join(root, path);
  return statSync(place, { throwIfNoEntry: false })?.isFile() ? readFileSync(place, 'utf8') : '';
}

function make(kind: string, name: string) {
  return runTool('tsx', ['tools/new/new.ts', kind, name], { cwd: copy });
}

beforeAll(() => {
  copy = copyProject(ROOT);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new', () => {
  it.each(MADE)('makes a new %s', async (kind, name) => {
    const { code, output } = await make(kind, name);
    expect(output).toContain('Next:');
    expect(code).toBe(0);
  });

  it('what it made passes every gate', async () => {
    const changed = pathsOf(copy).filter((path) => contentOf(copy, path) !== contentOf(ROOT, path));
    expect(changed.length).toBeGreaterThan(MADE.length);
    const sources = changed.filter((path) => /\.tsx?$/.test(path));
    expect((await runGates(copy, sources)).red).toEqual([]);
  }, 900_000);

  it('what it made passes its own tests', async () => {
    const { code, output } = await runTool('vitest', ['run', ...ITS_TESTS], {
      cwd: copy,
      // A minute's work, beside a whole `npm test`: with five minutes it was ended each time, and passed when repeated.
      seconds: 840,
    });
    expect(code, output).toBe(0);
  }, 900_000);

  it.each([
    ['a name that is none', ['door', 'triage/Waiting Room'], '"Waiting Room" is no name'],
    ['half a name', ['event', 'triage'], '"triage" is not of the form bundle.name'],
    ['a kind that nobody knows', ['gadget', 'x'], 'Say what is new'],
    ['what is there already', ['remote', 'chat'], 'mfe-chat/package.json is there already'],
    ['a remote that is not there', ['door', 'kennel/gate'], 'mfe-kennel'],
  ])('refuses %s in words, and writes nothing', async (_, [kind = '', name = ''], says) => {
    const catalogue = join(copy, 'shared/contracts/src/doors.ts');
    const before = readFileSync(catalogue, 'utf8');
    const { code, output } = await make(kind, name);
    expect(code).toBe(2);
    expect(output).toContain(says);
    expect(readFileSync(catalogue, 'utf8')).toBe(before);
  });
});
