import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest, isOurs, PAGE_LIMIT_MS } from './answer-request.ts';
import { fakeCaches } from './fake-caches.ts';
import type { StoredSet } from './set-store.ts';

const ORIGIN = 'https://pets.example';

function request(path: string, mode: 'navigate' | 'cors' = 'cors'): Request {
  const made = new Request(`${ORIGIN}${path}`);
  // Only a browser may make a navigation's request.
  return Object.defineProperty(made, 'mode', { value: mode });
}

let sets: StoredSet[];
const store = { wholeSets: () => Promise.resolve(sets) };

async function storedSet(version: string, files: readonly string[]): Promise<StoredSet> {
  const cache = await fakeCaches().open(version);
  for (const file of ['/', ...files]) await cache.put(file, new Response(`${version} ${file}`));
  const hashes = Object.fromEntries(files.map((file) => [file, 'hash']));
  const pages = ['/', '/assessment'];
  return { set: { schemaVersion: 1, version, pages, files: hashes }, keptAt: 1, cache };
}

const network = (answer: () => Promise<Response>) => vi.fn(answer);
const online = () => network(() => Promise.resolve(new Response('network')));
const offline = () => network(() => Promise.reject(new TypeError('no network')));

beforeEach(async () => {
  sets = [
    await storedSet('new', ['/emergency.html', '/assets/a-11111111.js', '/icon.svg']),
    await storedSet('old', ['/emergency.html', '/remotes/mfe_chat/1/old.js']),
  ];
});
afterEach(() => vi.useRealTimers());

async function answerTo(asked: Request, fetch = online()): Promise<string> {
  return (await answerRequest(asked, store, fetch)).text();
}

describe('what the worker answers', () => {
  it.each([
    '/api/consults',
    '/api/auth/status',
    '/registry.json',
    '/offline.json',
    '/sw.js',
    '/shared/x',
  ])('PWA-02 %s is never the worker’s to answer', (path) =>
    expect(isOurs(request(path), ORIGIN)).toBe(false),
  );

  it('leaves writes and other sites alone', () => {
    expect(isOurs(new Request(`${ORIGIN}/`, { method: 'POST' }), ORIGIN)).toBe(false);
    expect(isOurs(new Request('https://elsewhere.example/'), ORIGIN)).toBe(false);
    expect(isOurs(request('/assessment', 'navigate'), ORIGIN)).toBe(true);
  });

  it('PWA-02 a screen comes from the network, and without one from the newest set', async () => {
    expect(await answerTo(request('/assessment', 'navigate'))).toBe('network');
    expect(await answerTo(request('/assessment', 'navigate'), offline())).toBe('new /');
    const stage = '/assessment/3f0c0e4e-6a55-4a3b-9d5a-111111111111/chat';
    expect(await answerTo(request(stage, 'navigate'), offline())).toBe('new /');
  });

  it('PWA-02 a screen waits 1.5 seconds for a slow network, no longer', async () => {
    vi.useFakeTimers();
    expect(PAGE_LIMIT_MS).toBe(1_500);
    let answer = '';
    const never = network(() => new Promise(() => undefined));
    void answerTo(request('/', 'navigate'), never).then((text) => (answer = text));
    await vi.advanceTimersByTimeAsync(1_499);
    expect(answer).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toBe('new /');
  });

  it('a broken server gives way to the kept page, a refusal does not', async () => {
    const status = (code: number) =>
      network(() => Promise.resolve(new Response('server', { status: code })));
    expect(await answerTo(request('/', 'navigate'), status(502))).toBe('new /');
    expect(await answerTo(request('/', 'navigate'), status(404))).toBe('server');
  });

  it('an address that is no screen of ours goes to the network alone', async () => {
    await expect(answerTo(request('/report.pdf', 'navigate'), offline())).rejects.toThrow();
  });

  it('files named by their content come from any set, also by the path of a second try', async () => {
    const fetch = offline();
    expect(await answerTo(request('/assets/a-11111111.js'), fetch)).toBe(
      'new /assets/a-11111111.js',
    );
    expect(await answerTo(request('/remotes/mfe_chat/%31/old.js'), fetch)).toBe(
      'old /remotes/mfe_chat/1/old.js',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('PWA-02 the emergency page comes from what is kept, whatever the network does', async () => {
    const fetch = offline();
    expect(await answerTo(request('/emergency', 'navigate'), fetch)).toBe('new /emergency.html');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('with nothing kept everything comes from the network', async () => {
    sets = [];
    for (const path of ['/', '/emergency', '/assets/a-11111111.js', '/icon.svg']) {
      expect(await answerTo(request(path)), path).toBe('network');
    }
  });
});
