// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Fold } from './Fold.tsx';

afterEach(cleanup);

it('RPT-07 what the owner has opened is open after a print, and what is pressed meanwhile changes nothing', () => {
  renderInShell(<Fold title="Tests">Blood</Fold>);
  const fold = screen.getByText('Tests').closest('details');
  const press = (): void => act(() => fold?.querySelector('summary')?.click());
  const tell = (event: string): void => act(() => void window.dispatchEvent(new Event(event)));
  press();
  expect(fold?.open).toBe(true);
  tell('beforeprint');
  press();
  tell('afterprint');
  expect(fold?.open).toBe(true);
  press();
  expect(fold?.open).toBe(false);
});
