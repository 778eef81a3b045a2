import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../test/make-folder.ts';
import { readRequirements } from './read-requirements.ts';
import { readTestTitles } from './read-test-titles.ts';

function project(files: Readonly<Record<string, string>>): string {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('requirements', () => {
  it('are the lines of the list that begin with an ID', () => {
    const root = project({
      'docs/requirements.md':
        '## HOME, the home · owner mfe-intake\nAbout HOME-07.\n- HOME-01 A heading.\n',
    });
    expect(readRequirements(root)).toEqual([{ id: 'HOME-01', area: 'HOME', text: 'A heading.' }]);
  });

  it('are proven by titles that begin with one ID or several', () => {
    // Put together here, or this file itself would claim them.
    const [a, b, c, d] = ['1', '2', '3', '4'].map((digit) => `HOME-0${digit}`);
    const root = project({
      'a/x.test.ts': [
        `it('${a} greets', () => {});`,
        `test.each([[1], [2]])(\n  '${b}, ${c} takes %s',`,
        `it('greets as ${d} asks', () => {});`,
      ].join('\n'),
      'e2e/x.spec.ts': `test(\`${d} types \${SPEED}\`, async () => {});`,
      'a/x.ts': `describe('${a} is not a test', () => {});`,
    });
    expect(readTestTitles(root).map(({ ids }) => ids)).toEqual([[a], [b, c], [d]]);
  });
});
