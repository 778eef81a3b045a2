// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DoubtNote, SettledNote } from './MeasureRow.tsx';

it.each([
  ['what a number was taken for', SettledNote, null],
  ['a doubt', DoubtNote, false],
] as const)('FORM-05 the place of %s holds nothing until there is one', (_, Note, nothing) => {
  const { rerender } = render(<Note note={nothing as null} />);
  const status = screen.getByRole('status');
  expect(status.childNodes).toHaveLength(0);
  rerender(<Note note="We take it as 2 kg." />);
  expect(status.firstElementChild?.textContent).toBe('We take it as 2 kg.');
});
