// @vitest-environment jsdom
import { authRoutes } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionExpired } from './SessionExpired.tsx';

it('GATE-06 whoever signs in again over the page accepts the disclaimer, and then has the page back', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const user = userEvent.setup();
  const onSignedIn = vi.fn<() => void>();
  renderInShell(<SessionExpired onSignedIn={onSignedIn} />, {
    handlers: [handle(authRoutes.login, () => ({ success: true as const }))],
  });
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  const accept = await screen.findByRole('button', { name: 'I understand, continue' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(onSignedIn).not.toHaveBeenCalled();
  await user.click(accept);
  expect(onSignedIn).toHaveBeenCalledOnce();
});
