// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setSignOutFailed } from '../gate/failed-sign-out.ts';
import { SignOutNotice } from './SignOutNotice.tsx';

it('who has not left is told so until they have read it', () => {
  renderInShell(<SignOutNotice />);
  const words = 'You are still signed in: the server could not be reached.';
  expect(screen.queryByText(words)).toBeNull();
  act(() => setSignOutFailed(true));
  expect(screen.getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(words)).toBeNull();
});
