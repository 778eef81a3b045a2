// @vitest-environment jsdom
import { ApiError, createClient, NetworkError } from '@petwise/api';
import {
  BOOT_DATA_ID,
  ChannelStatement,
  consultRoutes,
  ReleaseList,
  RemoteRegistry,
  type RemoteRelease,
} from '@petwise/contracts';
import {
  fc,
  FUZZ_TIMEOUT_MS,
  hostileText,
  jsonAround,
  tryProperty,
  valuesAround,
} from '@petwise/tools/fuzz';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { entryOf } from './federation/remote-entry.ts';
import { believed } from './federation/signed-registry.ts';

const release = (version: string): RemoteRelease => ({
  version,
  contract: 2,
  entry: `/remotes/mfe_chat/${version}/mf-manifest.json`,
  list: 'sha256-x',
});
const STATEMENT: ChannelStatement = {
  schemaVersion: 1,
  channel: 'stable',
  seq: 7,
  remotes: { mfe_chat: { current: release('now'), canary: release('tried'), good: [] } },
  recalled: {},
};
const bootOf = (overrides: boolean): void => {
  const registry = { schemaVersion: 1, channel: 'stable', remotes: {}, recalled: {} };
  const boot = JSON.stringify({ registry, overrides });
  document.head.innerHTML = `<script type="application/json" id="${BOOT_DATA_ID}">${boot}</script>`;
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  // A browser that takes one import map only, and does not know links to modules.
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
});

/** What a function gives, or the error that it throws, which is one with words. */
async function orError<T>(give: () => Promise<T>): Promise<T | null> {
  try {
    return await give();
  } catch (error) {
    // `DOMException` of the page is no `Error` of this test's realm.
    expect(String(error)).toMatch(/\w+: ./);
    return null;
  }
}

test(
  'Z2 18.4 a registry, damaged in any place, opens what was signed and nothing else',
  async () => {
    // An Ed25519 key is always a pair; the types know that of no kind by its name alone.
    const pair = (await crypto.subtle.generateKey('Ed25519', true, [
      'sign',
      'verify',
    ])) as CryptoKeyPair;
    const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    const statement = fc.oneof(
      { weight: 2, arbitrary: fc.constant(JSON.stringify(STATEMENT)) },
      jsonAround(STATEMENT),
      valuesAround(ChannelStatement).map((value) => JSON.stringify(value)),
    );
    const given = fc.record({
      text: statement,
      signature: fc.option(hostileText),
      around: fc.oneof(valuesAround(RemoteRegistry), fc.constant({ schemaVersion: 1 })),
    });
    await tryProperty('a registry', given, async ({ text, signature, around }) => {
      const words = new TextEncoder().encode(text);
      const bytes = await crypto.subtle.sign('Ed25519', pair.privateKey, words);
      const own = btoa(String.fromCharCode(...new Uint8Array(bytes)));
      const registry = { channel: 'stable', remotes: {}, recalled: {}, ...Object(around) };
      const told = v.safeParse(RemoteRegistry, {
        ...registry,
        signed: { text, signature: signature ?? own },
      });
      if (!told.success) return;
      const belief = { keys: [x], channel: 'stable', newest: null };
      const result = await orError(() => believed(told.output, belief));
      if (result === null) return;
      const signed = v.parse(ChannelStatement, JSON.parse(text));
      for (const [name, { current, good }] of Object.entries(result.remotes)) {
        const own = Object.entries(signed.remotes).find(([remote]) => remote === name)?.[1];
        const versions = [own?.current, own?.canary, ...(own?.good ?? [])].map(
          (one) => one?.version,
        );
        expect(versions).toEqual(
          expect.arrayContaining([current, ...good].map((one) => one.version)),
        );
      }
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 18.4 a release list and a developer’s manifest, damaged in any place, name an address or are refused',
  async () => {
    const list = {
      schemaVersion: 1,
      remote: 'mfe_chat',
      version: '1',
      contract: 2,
      entry: 'entry.js',
      usesPageLibraries: true,
      files: { 'entry.js': 'x' },
    };
    const manifest = {
      metaData: { publicPath: 'auto', remoteEntry: { path: '', name: 'entry.js' } },
    };
    const answers = fc.record({
      isList: fc.boolean(),
      text: fc.oneof(
        jsonAround(list),
        jsonAround(manifest),
        valuesAround(ReleaseList).map((value) => JSON.stringify(value)),
        hostileText,
      ),
    });
    bootOf(true);
    let count = 0;
    await tryProperty('a release list', answers, async ({ isList, text }) => {
      vi.stubGlobal('fetch', async () => new Response(text));
      count += 1;
      const { list: hash, ...unlisted } = release(`${count}`);
      const asked = isList ? { ...unlisted, list: hash } : unlisted;
      const entry = await orError(() => entryOf('mfe_chat', asked, 0));
      if (entry === null) return;
      expect(URL.canParse(entry.address)).toBe(true);
      expect(typeof entry.usesPageLibraries).toBe('boolean');
      for (const script of document.querySelectorAll('script[type=importmap]')) script.remove();
    });
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'Z2 18.4 an answer of the server, damaged in any place, is one of its contract or a fault in words',
  async () => {
    const { response } = consultRoutes.list;
    const problem = { error: 'Not now', code: 'unavailable', requestId: 'one' };
    const answers = fc.record({
      status: fc.constantFrom(200, 400, 401, 429, 500, 503),
      text: fc.oneof(valuesAround(response).chain(jsonAround), jsonAround(problem), hostileText),
      wait: hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '')),
    });
    await tryProperty('an answer of the server', answers, async ({ status, text, wait }) => {
      const headers = { 'retry-after': wait };
      const { call } = createClient({ fetch: async () => new Response(text, { status, headers }) });
      try {
        v.parse(response, await call(consultRoutes.list, {}));
      } catch (error) {
        const isKnown = error instanceof ApiError || error instanceof NetworkError;
        // What does not fit the contract is told by the schema's or the parser's own error.
        expect(isKnown || status === 200, String(error)).toBe(true);
      }
    });
  },
  FUZZ_TIMEOUT_MS,
);
