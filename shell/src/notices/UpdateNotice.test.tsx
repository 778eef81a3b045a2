// @vitest-environment jsdom
import { BOOT_DATA_ID } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostBus } from '../federation/host-bus.ts';

const OFFER = 'A new version is ready.';

/** A page's side of a service worker, and the way to speak as the worker. */
function fakeContainer(): ServiceWorkerContainer & { say(version: string): void } {
  const target = new EventTarget();
  const container = Object.assign(target, {
    startMessages: () => undefined,
    register: () => new Promise(() => undefined),
    say: (version: string) =>
      target.dispatchEvent(
        new MessageEvent('message', { data: { type: 'petwise.set-kept', version } }),
      ),
  });
  // Only what the page calls before a worker is ready is here.
  return container as unknown as ServiceWorkerContainer & { say(version: string): void };
}

const container = fakeContainer();
const shell = hostBus.emitterFor('shell');
const chat = hostBus.emitterFor('chat');

async function notice(path: string): Promise<void> {
  const { UpdateNotice } = await import('./UpdateNotice.tsx');
  renderInShell(<UpdateNotice />, { path });
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const boot = { registry: { schemaVersion: 1, channel: 'stable', remotes: {} }, set: 'mine' };
  document.head.innerHTML = `<script type="application/json" id="${BOOT_DATA_ID}">${JSON.stringify(boot)}</script>`;
  const { registerWorker } = await import('../offline/register-worker.ts');
  registerWorker(container);
});
afterEach(() => {
  cleanup();
  hostBus.clear();
  act(() => container.say('mine'));
});

describe('the offer of a new version', () => {
  it('PWA-02 comes when another version is here whole, and can be put off', async () => {
    await notice('/');
    expect(screen.queryByText(OFFER)).toBeNull();
    act(() => container.say('newer'));
    expect(screen.getByText(OFFER)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload when it suits you' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText(OFFER)).toBeNull();
    act(() => container.say('newest'));
    expect(screen.getByText(OFFER)).toBeTruthy();
  });

  it('PWA-02 waits while an assessment is being answered, until its report', async () => {
    await notice('/assessment');
    act(() => shell('shell.stage-changed', { stage: 'medical-history' }));
    act(() => container.say('newer'));
    expect(screen.queryByText(OFFER)).toBeNull();
    act(() => shell('shell.stage-changed', { stage: 'results' }));
    expect(screen.getByText(OFFER)).toBeTruthy();
  });

  it('PWA-02 waits while a conversation is on screen', async () => {
    await notice('/medical-assistant');
    act(() => chat('chat.session-opened', { sessionId: 'one' }));
    act(() => container.say('newer'));
    expect(screen.queryByText(OFFER)).toBeNull();
    act(() => chat('chat.session-closed', { sessionId: 'one' }));
    expect(screen.getByText(OFFER)).toBeTruthy();
  });
});
