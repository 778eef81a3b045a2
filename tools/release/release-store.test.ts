import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ReleaseStore } from './release-store.ts';

const ONE = { version: '1.0.0-aaaaaaaa', contract: 1 };
const TWO = { version: '1.0.0-bbbbbbbb', contract: 1 };
const THREE = { version: '1.0.0-cccccccc', contract: 1 };

let folder: string;
let store: ReleaseStore;

const chat = () => store.channel('stable').remotes.mfe_chat;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'petwise-store-'));
  store = new ReleaseStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('MFE-04 a release becomes current, and the one before stays to go back to', () => {
  store.point('stable', 'mfe_chat', ONE);
  store.point('stable', 'mfe_chat', TWO);
  expect(chat()).toEqual({ current: TWO, previous: ONE });
  expect(store.rollBack('stable', 'mfe_chat')).toEqual(ONE);
  expect(chat()).toEqual({ current: ONE, previous: null });
  expect(() => store.rollBack('stable', 'mfe_chat')).toThrow(/no version to go back to/);
});

test('MFE-04 a trial leaves what everybody gets alone, and ends by promotion or by going back', () => {
  store.point('stable', 'mfe_chat', ONE);
  store.point('stable', 'mfe_chat', TWO);
  store.tryOut('stable', 'mfe_chat', { ...THREE, percent: 10 });
  expect(chat()).toEqual({ current: TWO, previous: ONE, canary: { ...THREE, percent: 10 } });
  expect(store.rollBack('stable', 'mfe_chat')).toEqual(TWO);
  expect(chat()).toEqual({ current: TWO, previous: ONE });
  store.tryOut('stable', 'mfe_chat', { ...THREE, percent: 50 });
  store.point('stable', 'mfe_chat', THREE);
  expect(chat()).toEqual({ current: THREE, previous: TWO });
});

test('a release of the current version ends a trial and forgets nothing', () => {
  store.point('stable', 'mfe_chat', ONE);
  store.point('stable', 'mfe_chat', TWO);
  store.tryOut('stable', 'mfe_chat', { ...THREE, percent: 10 });
  store.point('stable', 'mfe_chat', TWO);
  expect(chat()).toEqual({ current: TWO, previous: ONE });
});

test('a trial needs something to be compared with', () => {
  expect(() => store.tryOut('stable', 'mfe_chat', { ...ONE, percent: 10 })).toThrow(
    /release it first/,
  );
  store.point('stable', 'mfe_chat', ONE);
  expect(() => store.tryOut('stable', 'mfe_chat', { ...ONE, percent: 10 })).toThrow(
    /to everybody already/,
  );
});

test('a start of Petwise replaces what an earlier start put there', () => {
  expect(store.pointByStart('stable', 'mfe_chat', ONE)).toBe(true);
  expect(store.pointByStart('stable', 'mfe_chat', TWO)).toBe(true);
  expect(chat()).toEqual({ current: TWO, previous: ONE, byStart: true });
});

test.each([
  ['released', (): void => store.point('stable', 'mfe_chat', TWO)],
  ['is trying out', (): void => store.tryOut('stable', 'mfe_chat', { ...TWO, percent: 10 })],
  ['has taken back', (): void => void store.rollBack('stable', 'mfe_chat')],
])('a start of Petwise never replaces what a team %s', (_, decide) => {
  store.pointByStart('stable', 'mfe_chat', THREE);
  store.pointByStart('stable', 'mfe_chat', ONE);
  decide();
  const decided = chat();
  const isCurrent = store.pointByStart('stable', 'mfe_chat', {
    ...TWO,
    version: '1.0.0-dddddddd',
  });
  expect(isCurrent).toBe(false);
  expect(chat()).toEqual(decided);
});
