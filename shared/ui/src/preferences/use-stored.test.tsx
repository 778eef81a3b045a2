// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { isText, useStored } from './use-stored.ts';

beforeEach(() => sessionStorage.clear());

function Box(): ReactNode {
  const [text, { set, forget }] = useStored('words', '', isText);
  return (
    <>
      <input aria-label="Words" value={text} onChange={({ target }) => set(() => target.value)} />
      <button onClick={forget}>Sent</button>
    </>
  );
}

/** What stands in the box after a reload, once these words were typed one after the other. */
function afterReload(...words: readonly string[]): unknown {
  const page = render(<Box />);
  for (const value of words)
    fireEvent.change(screen.getByLabelText('Words'), { target: { value } });
  page.unmount();
  render(<Box />);
  return Reflect.get(screen.getByLabelText('Words'), 'value');
}

it('what was typed outlives a reload, and what was taken away again does not come back', () => {
  expect(afterReload('He limps')).toBe('He limps');
  sessionStorage.clear();
  document.body.replaceChildren();
  expect(afterReload('Lymphoma', '')).toBe('');
});

it('what was kept before and is typed back to what it was stays so', () => {
  sessionStorage.setItem('petwise.kept.words', '"first"');
  expect(afterReload('second', 'first')).toBe('first');
});

it('what was sent is forgotten', () => {
  const page = render(<Box />);
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'He limps' } });
  fireEvent.click(screen.getByRole('button'));
  page.unmount();
  expect(sessionStorage).toHaveLength(0);
});
