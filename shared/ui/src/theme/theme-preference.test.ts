// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setThemePreference, themePreference } from './theme-preference.ts';

beforeEach(() => {
  localStorage.clear();
  setThemePreference('system');
});

it('follows the system until the owner chooses', () => {
  expect(themePreference()).toBe('system');
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
});

it('applies a choice at once and remembers it', () => {
  setThemePreference('dark');
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  expect(themePreference()).toBe('dark');
});

it('goes back to the system', () => {
  setThemePreference('light');
  setThemePreference('system');
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  expect(themePreference()).toBe('system');
});

it('reads a spoilt stored value as no choice', () => {
  localStorage.setItem('petwise.theme', 'purple');
  expect(themePreference()).toBe('system');
});
