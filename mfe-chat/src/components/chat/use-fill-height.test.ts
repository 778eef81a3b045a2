// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFillHeight } from './use-fill-height.ts';

afterEach(() => vi.restoreAllMocks());

it('the chat ends where the window ends, whatever stands above it and is kept free below', () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.style.paddingBottom = '16px';
  const chat = page.appendChild(document.createElement('section'));
  const place = vi.spyOn(chat, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 216, 390, 500));
  const { result } = renderHook(() => useFillHeight({ current: chat }));
  expect(result.current.height).toContain('100dvh - 16px - 216px');
  // A notice above has gone.
  place.mockReturnValue(new DOMRect(0, 150, 390, 500));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.height).toContain('100dvh - 16px - 150px');
  page.remove();
});
