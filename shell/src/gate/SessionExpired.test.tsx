// @vitest-environment jsdom
import { authRoutes } from '@petwise/contracts';
import { handle, renderInShell, whatHappenedStandIn } from '@petwise/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionExpired } from './SessionExpired.tsx';

// The engine of this device runs in a worker, which a test has not.
vi.mock('../offline/read-dangers.ts', () => ({
  readDangers: async () => [
    { id: 'choking', name: 'Choking', level: 'emergency', reason: 'Why', advice: 'What to do' },
  ],
}));

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

it('bug: signing in again showed a cross that did nothing', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  renderInShell(<SessionExpired onSignedIn={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('issue 16.1: whoever has to sign in again over the page can write what has happened first', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  renderInShell(<SessionExpired onSignedIn={() => undefined} />, {
    doors: { 'intake/what-happened': whatHappenedStandIn },
    handlers: [handle(authRoutes.login, () => ({ success: true as const }))],
  });
  const box = await screen.findByRole('textbox', { name: 'What has happened?' });
  fireEvent.change(box, { target: { value: 'My dog is choking on a bone' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with the questions' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});
