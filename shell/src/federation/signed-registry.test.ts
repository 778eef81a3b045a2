import type { ChannelStatement, RemoteRegistry } from '@petwise/contracts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
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

async function newKey(): Promise<CryptoKeyPair> {
  const made = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  // An Ed25519 key is always a pair; the types know that of no kind by its name alone.
  return made as CryptoKeyPair;
}

let [mine, previous, foreign]: CryptoKeyPair[] = [];
let keys: string[] = [];

/** What a server says, with the statement as one of the keys has signed it. */
async function told(
  by: CryptoKeyPair | undefined,
  { gives = 'now', text = JSON.stringify(STATEMENT), at = '' } = {},
): Promise<RemoteRegistry> {
  const words = new TextEncoder().encode(text);
  const bytes = by ? await crypto.subtle.sign('Ed25519', by.privateKey, words) : new ArrayBuffer(0);
  const signature = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return {
    schemaVersion: 1,
    channel: 'stable',
    remotes: { mfe_chat: { current: { ...release(gives), entry: `${at}/${gives}/` }, good: [] } },
    recalled: {},
    signed: { text, signature },
  };
}

beforeAll(async () => {
  [mine, previous, foreign] = [await newKey(), await newKey(), await newKey()];
  const jwks = [mine, previous].map((pair) => crypto.subtle.exportKey('jwk', pair.publicKey));
  keys = (await Promise.all(jwks)).map(({ x }) => x ?? '');
});

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});

test('MFE-04 H1 a registry is believed by either of two keys, in the words that were signed', async () => {
  for (const key of [mine, previous]) {
    const { remotes, seq, recalled } =
      (await believed(await told(key), { keys, channel: 'stable', newest: null })) ?? {};
    expect([seq, recalled]).toEqual([7, { mfe_chat: ['bad'] }]);
    expect(remotes?.mfe_chat).toEqual({ current: release('now'), good: [release('before')] });
  }
  const trial = await believed(await told(mine, { gives: 'tried' }), {
    keys,
    channel: 'stable',
    newest: null,
  });
  expect(trial?.remotes.mfe_chat?.current.version).toBe('tried');
  // A version that nobody has signed for is not taken at the server's word.
  const other = await believed(await told(mine, { gives: 'stolen' }), {
    keys,
    channel: 'stable',
    newest: null,
  });
  expect(JSON.stringify(other)).not.toContain('stolen');
});

test('MFE-04 H1 one that is unsigned, signed by another key, changed, of another channel, or older than was seen is refused', async () => {
  const { signed: _none, ...unsigned } = await told(mine);
  const changed = await told(mine);
  const text = JSON.stringify(STATEMENT).replace('"list":"x"', '"list":"y"');
  const refused = [
    unsigned,
    await told(foreign),
    { ...changed, signed: { text, signature: changed.signed?.signature ?? '' } },
  ];
  for (const one of refused) {
    await expect(believed(one, { keys, channel: 'stable', newest: null })).rejects.toThrow(
      'not signed',
    );
  }
  const newest = { ...(await told(mine)), seq: 8 };
  await expect(believed(await told(mine), { keys, channel: 'stable', newest })).rejects.toThrow(
    'replayed',
  );
  // Of another channel any number would be high enough.
  await expect(believed(await told(mine), { keys, channel: 'beta', newest: null })).rejects.toThrow(
    'channel',
  );
});

test('MFE-04 a browser that cannot check keeps to the page’s own registry', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await believed(await told(foreign), { keys, channel: 'stable', newest: null })).toBeNull();
});

test('MFE-04 a registry that was copied to another place is believed, and its versions are taken from there', async () => {
  const elsewhere = await told(mine, { at: 'https://cdn.example' });
  const { remotes } = (await believed(elsewhere, { keys, channel: 'stable', newest: null })) ?? {};
  expect(remotes?.mfe_chat).toEqual({
    // The hash of its list is the signed one.
    current: { ...release('now'), entry: 'https://cdn.example/now/' },
    good: [release('before')],
  });
});
