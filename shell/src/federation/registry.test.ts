// @vitest-environment jsdom
import { BOOT_DATA_ID } from '@petwise/contracts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

let pair: CryptoKeyPair;
let key: string;

beforeAll(async () => {
  // An Ed25519 key is always a pair; the types know that of no kind by its name alone.
  pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  key = (await crypto.subtle.exportKey('jwk', pair.publicKey)).x ?? '';
});
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  localStorage.clear();
});

/** What the release service has signed of a channel, as the server gives it. */
async function told(channel: string, seq: number) {
  const text = JSON.stringify({ schemaVersion: 1, channel, seq, remotes: {}, recalled: {} });
  const bytes = await crypto.subtle.sign(
    'Ed25519',
    pair.privateKey,
    new TextEncoder().encode(text),
  );
  const signature = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return { schemaVersion: 1, channel, seq, remotes: {}, recalled: {}, signed: { text, signature } };
}

/** A new page of this browser, of one channel, which then asks for the registry. */
async function openPage(channel: string, seq: number, answer: object) {
  const { signed: _not, ...registry } = await told(channel, seq);
  const boot = JSON.stringify({ registry, keys: [key] });
  document.head.innerHTML = `<script type="application/json" id="${BOOT_DATA_ID}">${boot}</script>`;
  vi.stubGlobal('fetch', async () => Response.json(answer));
  vi.resetModules();
  const { currentRegistry } = await import('./registry.ts');
  const { channel: given, seq: number } = await currentRegistry({ fresh: true });
  return [given, number];
}

it('MFE-04 H1 the statement of another channel is no way round the number: the page keeps its own', async () => {
  expect(await openPage('stable', 7, await told('beta', 99))).toEqual(['stable', 7]);
});

it('MFE-04 H1 what was seen of a channel still counts after a page of another one', async () => {
  expect(await openPage('stable', 7, await told('stable', 9))).toEqual(['stable', 9]);
  expect(await openPage('beta', 1, await told('beta', 2))).toEqual(['beta', 2]);
  expect(await openPage('stable', 7, await told('stable', 8))).toEqual(['stable', 9]);
});
