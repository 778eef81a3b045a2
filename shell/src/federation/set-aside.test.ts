// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const DAY = 24 * 60 * 60 * 1000;

/** What the next page of this browser knows. */
async function nextPage() {
  vi.resetModules();
  return import('./set-aside.ts');
}

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('MFE-04 a version that failed is remembered by the next page once another one has opened', async () => {
  const page = await nextPage();
  page.setAside('mfe_chat', 'bad');
  expect(page.isSetAside('mfe_chat', 'bad')).toBe(true);
  expect((await nextPage()).isSetAside('mfe_chat', 'bad')).toBe(false);
  page.rememberSetAside();
  const next = await nextPage();
  expect(next.isSetAside('mfe_chat', 'bad')).toBe(true);
  expect(next.isSetAside('mfe_chat', 'mended')).toBe(false);
  expect(next.isSetAside('mfe_report', 'bad')).toBe(false);
});

test('MFE-04 "Try again" and the next day give a version another chance', async () => {
  const page = await nextPage();
  page.setAside('mfe_chat', 'bad');
  page.setAside('mfe_report', 'bad');
  page.rememberSetAside();
  page.forgive('mfe_chat', 'bad');
  const next = await nextPage();
  expect(next.isSetAside('mfe_chat', 'bad')).toBe(false);
  expect(next.isSetAside('mfe_report', 'bad')).toBe(true);
  vi.useFakeTimers({ now: Date.now() + DAY + 1 });
  expect((await nextPage()).isSetAside('mfe_report', 'bad')).toBe(false);
});

test('MFE-04 a version that fails again and again drives no other one that failed from memory', async () => {
  const page = await nextPage();
  page.setAside('mfe_chat', 'worse');
  for (let time = 0; time < 30; time += 1) page.setAside('mfe_chat', 'bad');
  expect(page.isSetAside('mfe_chat', 'worse')).toBe(true);
  expect(page.isSetAside('mfe_chat', 'bad')).toBe(true);
});

test('storage that holds something else is no reason to fail', async () => {
  localStorage.setItem('petwise.set-aside', '{"mfe_chat":7}');
  expect((await nextPage()).isSetAside('mfe_chat', 'bad')).toBe(false);
});
