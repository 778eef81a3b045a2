import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import type { ChannelStatement, RemoteRegistry } from '@petwise/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { believed } from './signed-registry.ts';

const release = (version: string) => ({ version, contract: 2, entry: `/${version}/`, list: 'x' });
const STATEMENT: ChannelStatement = {
  schemaVersion: 1,
  channel: 'stable',
  seq: 7,
  remotes: {
    mfe_chat: { current: release('now'), canary: release('tried'), good: [release('before')] },
  },
  recalled: { mfe_chat: ['bad'] },
};

const [mine, previous, foreign] = [1, 2, 3].map(() => generateKeyPairSync('ed25519').privateKey);
const publicOf = (key: KeyObject | undefined) => String(key?.export({ format: 'jwk' }).x);
const keys = [publicOf(mine), publicOf(previous)];

/** What a server says, with the statement as one of the keys has signed it. */
function told(by: KeyObject | undefined, { gives = 'now', text = JSON.stringify(STATEMENT) } = {}) {
  const signature = by ? sign(null, Buffer.from(text), by).toString('base64') : '';
  const registry: RemoteRegistry = {
    schemaVersion: 1,
    channel: 'stable',
    remotes: { mfe_chat: { current: release(gives), good: [] } },
    recalled: {},
    signed: { text, signature },
  };
  return registry;
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('isSecureContext', true);
});

test('MFE-04 H1 a registry is believed by either of two keys, in the words that were signed', async () => {
  for (const key of [mine, previous]) {
    const { remotes, seq, recalled } = (await believed(told(key), { keys, newest: null })) ?? {};
    expect([seq, recalled]).toEqual([7, { mfe_chat: ['bad'] }]);
    expect(remotes?.mfe_chat).toEqual({ current: release('now'), good: [release('before')] });
  }
  const trial = await believed(told(mine, { gives: 'tried' }), { keys, newest: null });
  expect(trial?.remotes.mfe_chat?.current.version).toBe('tried');
  // A version that nobody has signed for is not taken at the server's word.
  const other = await believed(told(mine, { gives: 'stolen' }), { keys, newest: null });
  expect(JSON.stringify(other)).not.toContain('stolen');
});

test('MFE-04 H1 one that is unsigned, signed by another key, changed, or older than was seen is refused', async () => {
  const { signed: _none, ...unsigned } = told(mine);
  const changed = told(mine);
  const text = JSON.stringify(STATEMENT).replace('"list":"x"', '"list":"y"');
  const refused = [
    unsigned,
    told(foreign),
    { ...changed, signed: { text, signature: changed.signed?.signature ?? '' } },
  ];
  for (const one of refused) {
    await expect(believed(one, { keys, newest: null })).rejects.toThrow('not signed');
  }
  const newest = { ...told(mine), seq: 8 };
  await expect(believed(told(mine), { keys, newest })).rejects.toThrow('replayed');
  expect(
    await believed(told(mine), { keys, newest: { ...newest, channel: 'beta' } }),
  ).not.toBeNull();
});

test('MFE-04 a browser that cannot check keeps to the page’s own registry', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await believed(told(foreign), { keys, newest: null })).toBeNull();
});
