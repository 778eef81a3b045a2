// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Disclaimer } from './Disclaimer.tsx';

describe('the disclaimer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('DISC-01 DISC-02 says what the product is not, and what happens to the data', () => {
    renderInShell(<Disclaimer onAccepted={() => undefined} />);
    expect(
      screen.getByRole('heading', { name: 'Important Veterinary Medical Disclaimer' }),
    ).toBeTruthy();
    const text = document.body.textContent ?? '';
    for (const part of [
      'prototype for research and evaluation only',
      'not approved by any regulator for veterinary use',
      'does not diagnose or treat',
      'must not replace a veterinarian',
      'contact an emergency vet',
      'kept indefinitely for auditing, research and improvement',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('DISC-04 fades in after 50 ms', async () => {
    const { container } = renderInShell(<Disclaimer onAccepted={() => undefined} />);
    const root = container.firstElementChild;
    if (!root) throw new Error('nothing rendered');
    expect(getComputedStyle(root).opacity).toBe('0');
    await act(() => vi.advanceTimersByTimeAsync(49));
    expect(getComputedStyle(root).opacity).toBe('0');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(getComputedStyle(root).opacity).toBe('1');
  });
});
