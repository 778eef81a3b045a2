// @vitest-environment jsdom
import { authRoutes, BOOT_DATA_ID, STORAGE_KEYS } from '@petwise/contracts';
import {
  type FakeHandler,
  handle,
  problem,
  renderInShell,
  whatHappenedStandIn,
} from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppGate } from './AppGate.tsx';

// The engine of this device runs in a worker, which a test has not.
vi.mock('../offline/read-dangers.ts', () => ({
  readDangers: async () => [
    { id: 'choking', name: 'Choking', level: 'emergency', reason: 'Why', advice: 'What to do' },
  ],
}));

function gate(
  options: {
    authenticated?: boolean;
    standalone?: boolean;
    token?: string;
    path?: string;
    /** Answers the sign-in in place of the usual. */
    login?: FakeHandler;
  } = {},
) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: options.standalone === true && query.includes('standalone'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const calls: string[] = [];
  const rendered = renderInShell(<AppGate>{() => <h1>The app</h1>}</AppGate>, {
    ...(options.path === undefined ? {} : { path: options.path }),
    handlers: [
      ...(options.login ? [options.login] : []),
      handle(authRoutes.status, () => {
        calls.push('status');
        return { authenticated: options.authenticated ?? false, earlier: [] };
      }),
      handle(authRoutes.login, ({ body }) => {
        calls.push(`login ${JSON.stringify(body)}`);
        if (body.password !== 'right') return problem(401, 'invalid-password', 'Invalid password');
        return { success: true as const, ...(body.isPWA ? { pwaToken: 'token-1' } : {}) };
      }),
      handle(authRoutes.validatePwaToken, ({ body }) => {
        calls.push(`validate ${body.token}`);
        return body.token === 'good' ? { valid: true, pwaToken: 'renewed' } : { valid: false };
      }),
    ],
  });
  return { ...rendered, calls };
}

async function signIn(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the gate', () => {
  beforeEach(() => localStorage.clear());

  it('GATE-01 renders nothing until the server has answered', async () => {
    gate({ authenticated: true });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('GATE-01 opens at once on the word that came with the page, and asks whether it still holds', async () => {
    localStorage.setItem('disclaimerAccepted', 'true');
    const boot = document.createElement('script');
    Object.assign(boot, { id: BOOT_DATA_ID, type: 'application/json' });
    const registry = { schemaVersion: 1, channel: 'stable', remotes: {} };
    boot.textContent = JSON.stringify({ registry, signedIn: true });
    document.head.append(boot);
    gate({ authenticated: false });
    boot.remove();
    expect(screen.getByRole('heading', { name: 'The app' })).toBeTruthy();
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(screen.queryByText('The app')).toBeNull();
  });

  it.each([
    ['login', false],
    ['disclaimer', true],
  ])(
    'bug: help stood behind the password: the %s screen has it too, and stays',
    async (_, authenticated) => {
      gate({ authenticated, path: '/nowhere' });
      await userEvent.click(await screen.findByRole('button', { name: 'Help and accessibility' }));
      const help = await screen.findByRole('dialog', { name: 'Help' });
      const titles = within(help).getAllByRole('heading', { level: 2 });
      const names = titles.map((one) => one.textContent);
      expect(names).toEqual(expect.arrayContaining(['How right it was', 'Who runs this Petwise']));
      expect(screen.queryByText('The app')).toBeNull();
      await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      const next = authenticated ? 'I understand, continue' : 'Sign in';
      expect(screen.getByRole('button', { name: next })).toBeTruthy();
    },
  );

  it('GATE-03 GATE-04 DISC-03 shows the disclaimer until it is accepted, then the app', async () => {
    gate({ authenticated: true });
    await userEvent.click(await screen.findByRole('button', { name: 'I understand, continue' }));
    expect(await screen.findByRole('heading', { name: 'The app' })).toBeTruthy();
    expect(localStorage.getItem('disclaimerAccepted')).toBe('true');
  });

  it('GATE-03 whatever the address, the disclaimer comes first', async () => {
    history.replaceState(null, '', '/medical-assistant');
    onTestFinished(() => history.replaceState(null, '', '/'));
    gate({ authenticated: true, path: '/medical-assistant' });
    expect(await screen.findByText('Important Veterinary Medical Disclaimer')).toBeTruthy();
    expect(screen.queryByText('The app')).toBeNull();
  });

  it('LOGIN-01 LOGIN-02 the button rests while signing in; after 800 ms the owner is let in, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    localStorage.setItem('disclaimerAccepted', 'true');
    let accept = (): void => undefined;
    const answer = new Promise<{ success: true }>((resolve) => {
      accept = () => resolve({ success: true });
    });
    const { toasts } = gate({ login: handle(authRoutes.login, () => answer) });
    await signIn('right');
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', true);
    vi.useFakeTimers();
    accept();
    while (toasts.length === 0) await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(799));
    expect(screen.queryByText('Important Veterinary Medical Disclaimer')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Important Veterinary Medical Disclaimer')).toBeTruthy();
  });

  it('GATE-06 LOGIN-02 clears the acceptance at sign-in, toasts for 2300 ms and goes on after 800 ms', async () => {
    localStorage.setItem('disclaimerAccepted', 'true');
    const { toasts } = gate();
    await signIn('right');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Access Granted', durationMs: 2300 }]));
    expect(localStorage.getItem('disclaimerAccepted')).toBeNull();
    expect(screen.queryByText('Important Veterinary Medical Disclaimer')).toBeNull();
    expect(
      await screen.findByText('Important Veterinary Medical Disclaimer', {}, { timeout: 3000 }),
    ).toBeTruthy();
  });

  it('LOGIN-03 shows the server’s sentence', async () => {
    gate();
    await signIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid password');
  });

  it.each([
    [401, {}, 'Invalid password'],
    [401, { error: '' }, 'Invalid password'],
    [429, { error: 'Too many tries.' }, 'Too many tries.'],
    [502, {}, 'Connection error. Please try again.'],
  ])('LOGIN-03 to %d with %j says "%s"', async (status, body, words) => {
    gate({ login: handle(authRoutes.login, () => Response.json(body, { status })) });
    await signIn('right');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });

  it('LOGIN-05 keeps no token in a browser tab, even where the server sends one', async () => {
    const { calls } = gate({
      login: handle(authRoutes.login, ({ body }) => {
        calls.push(`login ${JSON.stringify(body)}`);
        return { success: true as const, pwaToken: 'token-2' };
      }),
    });
    await signIn('right');
    await waitFor(() => expect(calls).toContain('login {"password":"right","isPWA":false}'));
    expect(localStorage.getItem(STORAGE_KEYS.pwaAuthToken)).toBeNull();
  });

  it('GATE-07 LOGIN-05 keeps the token and its time in installed-app mode', async () => {
    const { calls } = gate({ standalone: true });
    await signIn('right');
    await waitFor(() => expect(localStorage.getItem('pwaAuthToken')).toBe('token-1'));
    expect(calls).toContain('login {"password":"right","isPWA":true}');
    expect(Number(localStorage.getItem('pwaAuthTime'))).toBeGreaterThan(0);
  });

  it('GATE-08 revalidates a stored token in installed-app mode alone', async () => {
    localStorage.setItem('pwaAuthToken', 'good');
    const installed = gate({ standalone: true });
    expect(await screen.findByText('Important Veterinary Medical Disclaimer')).toBeTruthy();
    expect(installed.calls).toEqual(['validate good']);
    expect(localStorage.getItem('pwaAuthToken')).toBe('renewed');
    installed.unmount();
    const tab = gate();
    await screen.findByLabelText('Password');
    expect(new Set(tab.calls)).toEqual(new Set(['status']));
  });

  it('PWA-02 opens without a network when this device was signed in before, and asks once it is back', async () => {
    localStorage.setItem('disclaimerAccepted', 'true');
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    localStorage.setItem('petwise.signedIn', 'yes');
    let reachable = false;
    renderInShell(<AppGate>{() => <h1>The app</h1>}</AppGate>, {
      handlers: [
        handle(authRoutes.status, () => {
          if (!reachable) throw new TypeError('no network');
          return { authenticated: false, earlier: [] };
        }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'The app' })).toBeTruthy();
    reachable = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Please sign in again')).toBeTruthy();
    expect(screen.getByText('The app')).toBeTruthy();
  });

  it('PWA-02 without a network nobody who was not signed in gets in', async () => {
    renderInShell(<AppGate>{() => <h1>The app</h1>}</AppGate>, {
      handlers: [
        handle(authRoutes.status, () => {
          throw new TypeError('no network');
        }),
      ],
    });
    expect(await screen.findByText('We cannot reach Petwise right now')).toBeTruthy();
    expect(screen.queryByText('The app')).toBeNull();
  });

  it('bug: who opened the page while the database was away had to press Try again until it was back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let isAway = true;
    renderInShell(<AppGate>{() => <h1>The app</h1>}</AppGate>, {
      handlers: [
        handle(authRoutes.status, () =>
          isAway
            ? problem(503, 'unavailable', 'The database is away')
            : { authenticated: true, earlier: [] },
        ),
      ],
    });
    await screen.findByText('We cannot reach Petwise right now');
    isAway = false;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(screen.queryByText('We cannot reach Petwise right now')).toBeNull());
  });

  it('PWA-02 without a network what has happened can be written, and going on leads to trying again', async () => {
    renderInShell(<AppGate>{() => <h1>The app</h1>}</AppGate>, {
      doors: { 'intake/what-happened': whatHappenedStandIn },
      handlers: [
        handle(authRoutes.status, () => {
          throw new TypeError('no network');
        }),
      ],
    });
    const box = await screen.findByRole('textbox', { name: 'What has happened?' });
    fireEvent.change(box, { target: { value: 'My dog is choking on a bone' } });
    const goOn = await screen.findByRole('button', { name: 'Go on with the questions' });
    await userEvent.click(goOn);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });

  it('a sign-out leaves neither a pet’s facts nor its vet’s number, whichever page it is pressed on', async () => {
    localStorage.setItem('disclaimerAccepted', 'true');
    localStorage.setItem('petwise.intake.home', '{"symptoms":"limps","pet":{"name":"Bella"}}');
    localStorage.setItem('petwise.petVetPhone', '020 7946 0001');
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    renderInShell(
      <AppGate>{(signOut) => <button onClick={() => signOut()}>Sign out</button>}</AppGate>,
      {
        handlers: [
          handle(authRoutes.status, () => ({ authenticated: true, earlier: [] })),
          handle(authRoutes.logout, () => ({ success: true as const })),
        ],
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(localStorage.getItem('petwise.intake.home')).toBeNull();
    expect(localStorage.getItem('petwise.petVetPhone')).toBeNull();
  });

  it('GATE-08 forgets a refused token and asks the server', async () => {
    localStorage.setItem('pwaAuthToken', 'stolen');
    const { calls } = gate({ standalone: true });
    await screen.findByLabelText('Password');
    // What the sign-in form asks of the device comes after.
    expect(calls.slice(0, 2)).toEqual(['validate stolen', 'status']);
    expect(localStorage.getItem('pwaAuthToken')).toBeNull();
  });
});
