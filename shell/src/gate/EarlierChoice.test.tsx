// @vitest-environment jsdom
import { authRoutes } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoginScreen } from './LoginScreen.tsx';

const MAY = '2026-05-03T10:00:00.000Z';
const JUNE = '2026-06-03T10:00:00.000Z';

/** The sign-in of a device; `earlier` answers when it was used before. */
function login(earlier: () => string[] | Response | Promise<string[]>) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const sent: object[] = [];
  renderInShell(<LoginScreen onSignedIn={() => undefined} />, {
    handlers: [
      handle(authRoutes.status, async () => {
        const told = await earlier();
        return told instanceof Response ? told : { authenticated: false, earlier: told };
      }),
      handle(authRoutes.login, ({ body }) => {
        sent.push(body);
        return { success: true as const };
      }),
    ],
  });
  return sent;
}

const typePassword = (): Promise<void> =>
  userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
const radios = (): HTMLElement[] => screen.queryAllByRole('radio');

describe('a device that was used before', () => {
  it('C8 tells so, chooses nothing, and lets one start fresh', async () => {
    const sent = login(() => [MAY]);
    expect(await screen.findByText('This device was used before.')).toBeTruthy();
    expect(radios().filter((one) => one.matches(':checked'))).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^Start fresh/ }));
    await typePassword();
    await waitFor(() =>
      expect(sent).toEqual([{ password: 'right', isPWA: false, earlier: 'none' }]),
    );
  });

  it('C8 goes on as the one that was chosen, and says so to the server; a new device asks nothing', async () => {
    const sent = login(() => [JUNE, MAY]);
    await userEvent.click(await screen.findByRole('radio', { name: /^Continue .*Jun 3/ }));
    await typePassword();
    await waitFor(() => expect(sent).toEqual([{ password: 'right', isPWA: false, earlier: 0 }]));
    document.body.replaceChildren();
    const onNew = login(() => []);
    await typePassword();
    await waitFor(() => expect(onNew).toEqual([{ password: 'right', isPWA: false }]));
    expect(radios()).toEqual([]);
  });

  it('bug: who just pressed Enter went on with another person’s assessments', async () => {
    const sent = login(() => [MAY]);
    await screen.findByText('This device was used before.');
    await typePassword();
    const message = await screen.findByText('Choose one of these first. Then sign in.');
    const first = screen.getByRole('radio', { name: /^Continue/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    const describing = document.getElementById(first.getAttribute('aria-describedby') ?? '');
    expect(describing?.contains(message)).toBe(true);
    expect(sent).toEqual([]);
    // Once more without a choice leads there again.
    await typePassword();
    await waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.click(first);
    expect(screen.queryByText('Choose one of these first. Then sign in.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('bug: a sign-in before the server had said who used the device went on as the last one', async () => {
    let say: (told: string[]) => void = () => undefined;
    const held = new Promise<string[]>((resolve) => (say = resolve));
    const sent = login(() => held);
    await typePassword();
    expect(await screen.findByText(/^One moment: we check/)).toBeTruthy();
    expect(sent).toEqual([]);
    say([MAY]);
    expect(await screen.findByText('Choose one of these first. Then sign in.')).toBeTruthy();
    expect(screen.queryByText(/^One moment/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('bug: a sign-in went on as the last one when the server could not say who used the device', async () => {
    let isWell = false;
    const sent = login(() => {
      if (!isWell) throw new TypeError('no network');
      return [MAY];
    });
    await typePassword();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Connection error. Please try again.',
    );
    expect(sent).toEqual([]);
    isWell = true;
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Choose one of these first. Then sign in.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('bug: a place in the list of before named another person once somebody else had signed in', async () => {
    let users = [MAY];
    const sent = login(() => users);
    await userEvent.click(await screen.findByRole('radio', { name: /^Continue/ }));
    users = [JUNE, MAY];
    await typePassword();
    expect(await screen.findByText('Choose one of these first. Then sign in.')).toBeTruthy();
    expect(radios().filter((one) => one.matches(':checked'))).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('a server that is broken is told of in its words', async () => {
    const sent = login(() => problem(503, 'unavailable', 'Petwise is busy. Please try again'));
    await typePassword();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Petwise is busy. Please try again',
    );
    expect(sent).toEqual([]);
  });
});
