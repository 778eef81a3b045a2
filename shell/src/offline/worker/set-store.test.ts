import { beforeEach, describe, expect, it } from 'vitest';
import { fakeCaches } from './fake-caches.ts';
import { SetStore } from './set-store.ts';

/** What the server has: a set, and what it answers for each file. */
let served: { version: string; files: Record<string, string> };
let pageSet: string | null;
let broken: string | null;
let asked: { address: string; integrity: string | undefined }[];
let clock: number;
let caches: CacheStorage;

function store(): SetStore {
  return new SetStore({
    caches,
    now: () => clock,
    fetch: async (address, init) => {
      asked.push({ address, integrity: init?.integrity });
      if (address === '/offline.json') {
        return Response.json({ schemaVersion: 1, pages: ['/'], ...served });
      }
      if (address === '/') return new Response(`{"set":"${pageSet ?? served.version}"}`);
      if (address === broken) throw new TypeError('integrity');
      return new Response(served.files[address] ?? null);
    },
  });
}

async function versions(): Promise<string[]> {
  return (await store().wholeSets()).map((one) => one.set.version);
}

beforeEach(() => {
  served = { version: 'one', files: { '/a.js': 'hash-a', '/b.js': 'hash-b' } };
  pageSet = null;
  broken = null;
  asked = [];
  clock = 1;
  caches = fakeCaches();
});

describe('the offline sets of a browser', () => {
  it('bug: after one damaged mark no set was read, nor fetched, ever again', async () => {
    await store().prepare();
    const cache = await caches.open('petwise-set-one');
    await cache.put('/offline.json', new Response('{"set":'));
    expect(await versions()).toEqual([]);
    expect(await store().prepare()).toBe('one');
    expect(await versions()).toEqual(['one']);
  });

  it('PWA-02 a set is kept whole, each file checked by its hash', async () => {
    expect(await store().prepare()).toBe('one');
    expect(await versions()).toEqual(['one']);
    expect(asked).toContainEqual({ address: '/a.js', integrity: 'sha256-hash-a' });
    asked = [];
    expect(await store().prepare()).toBe('one');
    expect(asked.map(({ address }) => address)).toEqual(['/offline.json']);
  });

  it('PWA-02 a set with one bad file is never used, and goes on where it stopped', async () => {
    await store().prepare();
    served = { version: 'two', files: { ...served.files, '/c.js': 'hash-c', '/d.js': 'hash-d' } };
    broken = '/d.js';
    await expect(store().prepare()).rejects.toThrow('integrity');
    expect(await versions()).toEqual(['one']);
    broken = null;
    asked = [];
    clock = 2;
    expect(await store().prepare()).toBe('two');
    expect(asked.map(({ address }) => address)).toEqual(['/offline.json', '/d.js', '/']);
    expect(await versions()).toEqual(['two', 'one']);
  });

  it('PWA-02 a page of another set is refused: old and new are never mixed', async () => {
    pageSet = 'older';
    await expect(store().prepare()).rejects.toThrow('not that of the set');
    expect(await versions()).toEqual([]);
  });

  it('keeps the newest two sets and nothing else', async () => {
    for (const version of ['one', 'two', 'three']) {
      served = { ...served, version };
      clock += 1;
      await store().prepare();
    }
    expect(await versions()).toEqual(['three', 'two']);
    expect(await caches.keys()).toHaveLength(2);
  });

  it('a set that the server goes back to becomes the newest again, without fetching it', async () => {
    await store().prepare();
    const first = served;
    served = { ...served, version: 'two' };
    clock = 2;
    await store().prepare();
    served = first;
    clock = 3;
    asked = [];
    expect(await store().prepare()).toBe('one');
    expect(asked.map(({ address }) => address)).toEqual(['/offline.json']);
    expect(await versions()).toEqual(['one', 'two']);
  });
});
