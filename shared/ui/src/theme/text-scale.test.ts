// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { applyAppearance } from './appearance.ts';
import { setTextScale, textScale } from './text-scale.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  root.removeAttribute('data-theme');
});

it('keeps the browser’s own size until the owner chooses', () => {
  expect(textScale()).toBe('1');
  applyAppearance();
  expect(root.style.getPropertyValue('--pw-text-scale')).toBe('');
});

it('applies a size at once, remembers it, and takes it back', () => {
  setTextScale('1.3');
  expect(root.style.getPropertyValue('--pw-text-scale')).toBe('1.3');
  expect(textScale()).toBe('1.3');
  setTextScale('1');
  expect(root.style.getPropertyValue('--pw-text-scale')).toBe('');
  expect(textScale()).toBe('1');
});

it('reads a spoilt stored value as no choice', () => {
  localStorage.setItem('petwise.textScale', '40');
  expect(textScale()).toBe('1');
});

it('a page that opens gets the colours and the size chosen before', () => {
  localStorage.setItem('petwise.textScale', '1.5');
  localStorage.setItem('petwise.theme', 'dark');
  applyAppearance();
  expect(root.style.getPropertyValue('--pw-text-scale')).toBe('1.5');
  expect(root.getAttribute('data-theme')).toBe('dark');
});
