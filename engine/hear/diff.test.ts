import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
let root: string;

const hasGit = spawnSync('git', ['--version']).status === 0;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const lines = (...records: object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** An engine that hears the words it is given, with the doors of ours. */
const engine = (words: object): string => `
  export const makeReader = (species) => species;
  const words: Record<string, [string, string]> = ${JSON.stringify(words)};
  export const extract = (_reader, text) => ({
    evidence: Object.entries(words)
      .filter(([word]) => text.includes(word))
      .map(([, [finding, value]]) => ({ finding, value })),
  });
`;

const diff = (...commits: string[]): string[] =>
  execFileSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'diff.ts'), ...commits],
    { cwd: join(root, 'engine'), encoding: 'utf8' },
  )
    .trim()
    .split('\n');

beforeAll(() => {
  if (!hasGit) return;
  folder = mkdtempSync(join(tmpdir(), 'petwise hear '));
  root = join(folder, 'a project');
  write('package.json', '{ "type": "module" }');
  write('engine/src/load-knowledge.ts', 'export const loadKnowledge = async (species) => species;');
  write(
    'engine/bench/corpora/fresh.jsonl',
    lines(
      { id: 'dog-f01', species: 'dog', text: 'pukes, no limp' },
      { id: 'dog-f02', species: 'dog', text: 'limps, sudden' },
    ),
  );
  write(
    'engine/bench/sealed/who.jsonl',
    lines({ id: 'w1', species: 'cat', text: 'pukes, hidden' }),
  );
  write('engine/bench/sealed/looks.jsonl', lines({ when: 'now', commit: 'a' }));
  write(
    'engine/src/text/extract.ts',
    engine({ limp: ['limping', 'yes'], sudden: ['onset', 'sudden'] }),
  );
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'one');
  write(
    'engine/src/text/extract.ts',
    engine({ limps: ['limping', 'yes'], pukes: ['vomiting', 'yes'], 'no limp': ['limping', 'no'] }),
  );
  git('commit', '-q', '-a', '-m', 'two');
});
afterAll(() => {
  if (hasGit) rmSync(folder, { recursive: true, force: true });
});

describe.runIf(hasGit)('npm run hear:diff', () => {
  it('ENG names every reading that changed between two commits, and counts those of sealed sets', () => {
    expect(diff('main~1', 'main')).toEqual([
      'fresh dog-f01  limping: denied, was stated',
      'fresh dog-f01  vomiting: gained',
      'fresh dog-f02  onset: lost',
      'sealed who, only counted: 1 changed',
      '4 findings changed in 3 texts.',
    ]);
  });

  it('ENG compares a commit with the files as they stand, and leaves nothing behind', () => {
    expect(diff('main')).toEqual(['0 findings changed in 3 texts.']);
    write('engine/src/text/extract.ts', engine({ 'no limp': ['limping', 'no'] }));
    expect(diff('main')).toContain('fresh dog-f02  limping: lost');
    git('checkout', '-q', '--', '.');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });
});
