// @vitest-environment jsdom
import { type RemoteRegistry, remoteRoutes } from '@petwise/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { candidatesOf, loadDoor } from './load-door.ts';

vi.mock('@petwise/contracts', async (original) => ({
  ...(await original<object>()),
  SHELL_CONTRACTS: { from: 2, to: 3 },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const release = (version: string, contract = 2) => ({
  version,
  entry: `/remotes/mfe_chat/${version}/mf-manifest.json`,
  contract,
});

/** How long it takes until a door is given up whose versions hang, or are not there; the newest comes first. */
async function givenUpAfter(versions: Readonly<Record<string, 'hangs' | 'away'>>): Promise<number> {
  const [current, ...good] = Object.keys(versions).map((version) => release(version));
  const remotes = current ? { mfe_chat: { current, good } } : {};
  const registry: RemoteRegistry = { schemaVersion: 1, channel: 'stable', remotes, recalled: {} };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === remoteRoutes.registry.path) return Response.json(registry);
    const version = /mfe_chat\/([^/]+)/.exec(decodeURI(address))?.[1] ?? '';
    return versions[version] === 'hangs'
      ? new Promise<never>(() => undefined)
      : new Response(null, { status: 404 });
  });
  const begun = performance.now();
  const lasted = loadDoor('chat/consult').then(
    () => Number.NaN,
    () => performance.now() - begun,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return lasted;
}

it('MFE-03 an owner waits for a version that is late no longer where another one has failed meanwhile', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(navigator, { sendBeacon: () => true });
  // The page has been open for a while.
  await vi.advanceTimersByTimeAsync(60_000);
  const alone = await givenUpAfter({ only: 'hangs' });
  expect(alone).toBeGreaterThan(0);
  expect(await givenUpAfter({ newest: 'hangs', before: 'away' })).toBeCloseTo(alone, -2);
});

it('MFE-04 a page opens remotes of every contract that its shell states, and passes over any other', () => {
  const [current, ...good] = [4, 3, 2, 1].map((contract) => release(`of ${contract}`, contract));
  const registry: RemoteRegistry = {
    schemaVersion: 1,
    channel: 'stable',
    remotes: current ? { mfe_chat: { current, good } } : {},
    recalled: {},
  };
  const opened = candidatesOf(registry, 'mfe_chat');
  expect(opened.map(({ version }) => version)).toEqual(['of 3', 'of 2']);
});
