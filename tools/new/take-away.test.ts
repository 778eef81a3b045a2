import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../test/make-folder.ts';
import { takeAway } from './take-away.ts';
import { undo } from './undo.ts';

const BEFORE = 'one\ntwo\nthree\nfour\nfive\n';
const AFTER = 'one\ntwo\nnew\nnewer\nthree\nfour!\nfive\n';

it.each([
  ['as it was left', AFTER, BEFORE],
  ['with lines before and behind', `zero\n${AFTER}six\n`, `zero\n${BEFORE}six\n`],
  ['with another line changed', AFTER.replace('two', '2'), BEFORE.replace('two', '2')],
  ['with one of its lines changed', AFTER.replace('newer', 'new, too'), undefined],
  ['without one of its lines', AFTER.replace('newer\n', ''), undefined],
  ['with something between its lines', AFTER.replace('newer', 'x\nnewer'), undefined],
  ['with its lines a second time', `${AFTER}${AFTER}`, undefined],
])('lines are taken out of a text %s, or not at all', (_, text, without) => {
  expect(undo(text, { before: BEFORE, after: AFTER })).toBe(without);
});

it('a line that was only taken out is not put in again by guess', () => {
  expect(undo('zero\none\n', { before: 'one\ntwo\n', after: 'one\n' })).toBeUndefined();
});

it('a folder goes with what was built in it, and stays with what a person laid there', () => {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const made = {
    files: ['a/index.ts', 'b/src/index.ts'].map((path) => ({ path, before: null, after: 'x' })),
    folders: ['a', 'b', 'b/src'],
  };
  for (const path of ['a/index.ts', 'a/.env', 'b/src/index.ts', 'b/dist/index.js']) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'x');
  }
  takeAway(root, made);
  expect(readdirSync(root)).toEqual(['a']);
  expect(readdirSync(join(root, 'a'))).toEqual(['.env']);
});

it('nothing is removed where anything was changed, and each place is told', () => {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'mine.ts'), 'x');
  writeFileSync(join(root, 'shared.ts'), AFTER.replace('newer', 'changed'));
  const files = [
    { path: 'mine.ts', before: null, after: 'x' },
    { path: 'gone.ts', before: null, after: 'x' },
    { path: 'shared.ts', before: BEFORE, after: AFTER },
  ];
  const attempt = (): unknown => takeAway(root, { files, folders: [] });
  expect(attempt).toThrow('gone.ts was changed since, or is gone\n  shared.ts was changed since');
  expect(existsSync(join(root, 'mine.ts'))).toBe(true);
  expect(readFileSync(join(root, 'shared.ts'), 'utf8')).toContain('changed');
});
