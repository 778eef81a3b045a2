// @vitest-environment jsdom
import { BOOT_DATA_ID, CONTRACT_VERSION } from '@petwise/contracts';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CACHED_PAGE } from '../offline/cached-page.ts';

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

it('MFE-04 H1 a page that is a plain file says itself whom it believes: another key, another channel and what nobody signed open nothing', async () => {
  const open = async (trust: string, answer: object) => {
    document.head.innerHTML = `<meta name="petwise-trust" content="${trust}">`;
    vi.stubGlobal('fetch', async () => Response.json(answer));
    vi.resetModules();
    const { currentRegistry } = await import('./registry.ts');
    return currentRegistry();
  };
  const signed = await told('stable', 9);
  // Where the files lie is the word of whoever copied it.
  expect(await open(`stable ${key}`, signed)).toMatchObject({ channel: 'stable', seq: 9 });
  await expect(open(`beta ${key}`, signed)).rejects.toThrow('of the channel stable');
  localStorage.clear();
  const { signed: _not, ...unsigned } = signed;
  await expect(open(`stable ${key}`, unsigned)).rejects.toThrow('not signed');
  await expect(open(`stable ${'A'.repeat(43)}`, signed)).rejects.toThrow('not signed');
  expect(await open(`stable ${'A'.repeat(43)} ${key}`, signed)).toMatchObject({ seq: 9 });
  // Something older comes to nothing: what was seen stays.
  expect(await open(`stable ${key}`, await told('stable', 8))).toMatchObject({ seq: 9 });
});

it('MFE-04 a page that the browser has kept asks what is recalled before it opens a door, and what was recalled once stays so without an answer', async () => {
  const version = (name: string) => ({
    version: name,
    entry: `/remotes/${name}`,
    contract: CONTRACT_VERSION,
  });
  const remotes = { mfe_chat: { current: version('1.1.0'), good: [version('1.0.0')] } };
  const stored = { schemaVersion: 1, channel: 'stable', seq: 7, remotes, recalled: {} };
  const boot = JSON.stringify({ registry: stored });
  const asked: string[] = [];
  let answer = (): Promise<Response> =>
    Promise.resolve(Response.json({ ...stored, seq: 8, recalled: { mfe_chat: ['1.1.0'] } }));
  const opened = async () => {
    document.head.innerHTML = `<meta name="${CACHED_PAGE}"><script type="application/json" id="${BOOT_DATA_ID}">${boot}</script>`;
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return answer();
    });
    vi.resetModules();
    const { currentRegistry, isRecalled } = await import('./registry.ts');
    await currentRegistry();
    return ['1.1.0', '1.0.0'].filter((one) => !isRecalled('mfe_chat', one));
  };
  expect(await opened()).toEqual(['1.0.0']);
  expect(asked).toEqual(['/registry.json']);
  // The next page of it has no network: this browser has been told.
  answer = () => Promise.reject(new TypeError('no network'));
  expect(await opened()).toEqual(['1.0.0']);
  expect(asked).toHaveLength(2);
});

it('MFE-04 a server that is silent is waited for no longer than a second and a half, then the page opens by what it has seen', async () => {
  const [, seen] = await openPage('stable', 7, await told('stable', 9));
  expect(seen).toBe(9);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // The clock of the tests does not drive this one.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return control.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  );
  const { currentRegistry } = await import('./registry.ts');
  const opened = vi.fn();
  void currentRegistry({ fresh: true }).then(({ seq }) => opened(seq));
  await vi.advanceTimersByTimeAsync(1_499);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledWith(9);
});
