// @vitest-environment jsdom
import type { RemoteRegistry } from '@petwise/contracts';
import { expect, it, vi } from 'vitest';
import { candidatesOf } from './load-door.ts';

vi.mock('@petwise/contracts', async (original) => ({
  ...(await original<object>()),
  SHELL_CONTRACTS: { from: 2, to: 3 },
}));

it('MFE-04 a page opens remotes of every contract that its shell states, and passes over any other', () => {
  const release = (contract: number) => ({
    version: `of ${contract}`,
    entry: `/remotes/${contract}`,
    contract,
  });
  const [current, ...good] = [4, 3, 2, 1].map(release);
  const registry: RemoteRegistry = {
    schemaVersion: 1,
    channel: 'stable',
    remotes: current ? { mfe_chat: { current, good } } : {},
    recalled: {},
  };
  const opened = candidatesOf(registry, 'mfe_chat');
  expect(opened.map(({ version }) => version)).toEqual(['of 3', 'of 2']);
});
