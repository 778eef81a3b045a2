import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'petwise words '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function suggest(texts: readonly string[], ...flags: string[]): string[] {
  const path = join(folder, 'own.jsonl');
  const records = texts.map((text, at) => ({ species: 'dog', id: `t${at + 1}`, text }));
  writeFileSync(path, records.map((record) => JSON.stringify(record)).join('\n'));
  return execFileSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), 'hear/suggest.ts', path, ...flags],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  )
    .trimEnd()
    .split('\n');
}

describe('npm run hear:suggest', () => {
  it('ENG lists unread words by frequency, with near words of WordNet that are forms of a concept', () => {
    const lines = suggest([
      'He vomits and yodels at a lamppost. He yodels all night',
      'Her eyes are lachrymose',
    ]);
    expect(lines[0]).toMatch(/^ {4}2 {2}yodels +own t1 /);
    const near = lines.find((line) => line.includes('lachrymose'));
    expect(near).toMatch(
      /^ {4}1 {2}lachrymose +own t2 .*"weeping" \(\w+ [\w-]+, language\/en\/[\w-]+\.ts:\d+\)/,
    );
    // What a concept takes up is no suggestion, nor is a word for the patient.
    expect(lines.filter((line) => /vomits|eyes|dog {2}/.test(line))).toEqual([]);
  });

  it('ENG leaves words without near ones out when told so, and stops where told', () => {
    const lines = suggest(['He is lachrymose, zzyzx and bilious'], '--near', '1');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('zzyzx');
  });
});
