// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { dayText } from './day-text.ts';

it('bug: the day of a test stood as 2026-05-12, whatever the owner’s way to write it', () => {
  expect(dayText('2026-05-12')).toBe('May 12, 2026');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  expect(dayText('2026-05-12')).toBe('12 May 2026');
  expect(dayText(null)).toBeNull();
});
