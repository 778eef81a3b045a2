// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { DoubtNote, SettledNote } from './MeasureRow.tsx';

const NOTES: readonly (readonly [string, (note: string | null) => ReactNode])[] = [
  ['what a number was taken for', (note) => <SettledNote note={note} />],
  ['a doubt', (note) => <DoubtNote note={note ?? false} />],
];

it.each(NOTES)('FORM-05 the place of %s holds nothing until there is one', (_, noteOf) => {
  const { rerender } = render(noteOf(null));
  const status = screen.getByRole('status');
  expect(status.childNodes).toHaveLength(0);
  rerender(noteOf('We take it as 2 kg.'));
  expect(status.firstElementChild?.textContent).toBe('We take it as 2 kg.');
});
