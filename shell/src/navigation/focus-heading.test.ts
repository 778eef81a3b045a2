// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusHeading } from './focus-heading.ts';

let content: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<a href="#x">Menu</a><main tabindex="-1"></main>';
  const main = document.querySelector('main');
  if (!main) throw new Error('no main');
  content = main;
  document.querySelector('a')?.focus();
});
afterEach(() => vi.useRealTimers());

it('gives the focus to a heading that is there', () => {
  content.innerHTML = '<h1>Settings</h1>';
  focusHeading(content);
  expect(document.activeElement?.textContent).toBe('Settings');
});

it('waits for the heading of a screen that is still loading', async () => {
  focusHeading(content);
  expect(document.activeElement?.textContent).toBe('Menu');
  content.innerHTML = '<div><h1>Past assessments</h1></div>';
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Past assessments'));
});

it('leaves the focus where the screen itself put it', () => {
  content.innerHTML = '<h1>How is your pet feeling?</h1><textarea></textarea>';
  content.querySelector('textarea')?.focus();
  focusHeading(content);
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

it('a screen that was left takes no focus any more', async () => {
  const stop = focusHeading(content);
  stop();
  content.innerHTML = '<h1>Too late</h1>';
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Menu');
});
