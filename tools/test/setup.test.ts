// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it.fails('a console.error that nobody expected fails the test', () => {
  console.error('seen by the set-up (part of a test)');
});

it.fails('a console.warn that nobody expected fails the test', () => {
  console.warn('seen by the set-up (part of a test)');
});

it('a test may expect one', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  console.error('expected');
  expect(errors).toHaveBeenCalledWith('expected');
});

it('what a test renders is there', () => {
  render('rendered');
  expect(document.body.textContent).toBe('rendered');
});

it('and is taken away after it', () => {
  expect(document.body.textContent).toBe('');
});
