import { OfflineSet, remoteRoutes } from '@petwise/contracts';
import * as v from 'valibot';
import { CACHE_PREFIX } from './cache-prefix.ts';
import { storedJson } from './stored-json.ts';

const SET_PREFIX = `${CACHE_PREFIX}set-`;
/** Written last: a cache that has it is whole. */
const MARK = remoteRoutes.offline.path;
/** The newest, and the one that open pages may still run on. */
const MOST_SETS = 2;
const DOWNLOADS_AT_ONCE = 4;

const Mark = v.object({ set: OfflineSet, keptAt: v.number() });

/** A set that is here whole. */
export interface StoredSet extends v.InferOutput<typeof Mark> {
  readonly cache: Cache;
}

/** What the store works with; a worker gives its own, tests give theirs. */
export interface StoreParts {
  readonly caches: CacheStorage;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The offline sets in this browser. A set is fetched into a cache of its own,
 * every file checked by its hash and the page by the set it names; only then
 * is it marked as whole, and only whole sets are ever read.
 */
export class SetStore {
  readonly #parts: StoreParts;
  #wholeSets: Promise<readonly StoredSet[]> | null = null;
  #preparing: Promise<string | null> | null = null;

  constructor(parts: StoreParts) {
    this.#parts = parts;
  }

  /** Whole sets, the newest first. */
  wholeSets(): Promise<readonly StoredSet[]> {
    this.#wholeSets ??= this.#readStored();
    return this.#wholeSets;
  }

  /**
   * Fetches the server's present set unless it is here, and gives the version of
   * the newest whole set; null when there is none. Fails when the network does;
   * what has come so far is used the next time.
   */
  prepare(): Promise<string | null> {
    this.#preparing ??= this.#prepare().finally(() => {
      this.#preparing = null;
      this.#wholeSets = null;
    });
    return this.#preparing;
  }

  async #prepare(): Promise<string | null> {
    const response = await this.#parts.fetch(MARK, { cache: 'no-cache' });
    const before = await this.wholeSets();
    if (!response.ok) return before[0]?.set.version ?? null;
    const set = v.parse(OfflineSet, await response.json());
    if (before[0]?.set.version === set.version) return set.version;
    const name = SET_PREFIX + set.version;
    const cache = await this.#parts.caches.open(name);
    try {
      // A set that was here before and is the server's again need only be marked anew.
      if (!before.some((one) => one.set.version === set.version)) await this.#fill(cache, set);
      const mark: v.InferOutput<typeof Mark> = { set, keptAt: this.#parts.now() };
      await cache.put(MARK, Response.json(mark));
    } catch (error) {
      if (isFull(error)) await this.#parts.caches.delete(name);
      throw error;
    }
    await this.#dropOld();
    return set.version;
  }

  async #fill(cache: Cache, set: OfflineSet): Promise<void> {
    const older = await this.wholeSets();
    const waiting = Object.entries(set.files);
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [address, hash] = next;
        if (await cache.match(address, { ignoreVary: true })) continue;
        const same = older.find((one) => one.set.files[address] === hash);
        const held = await same?.cache.match(address, { ignoreVary: true });
        await cache.put(address, held ?? (await this.#download(address, hash)));
      }
    };
    await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, work));
    await cache.put('/', await this.#downloadPage(set));
  }

  async #download(address: string, hash: string): Promise<Response> {
    // The browser refuses content of another hash, so no file of another set can come in.
    const response = await this.#parts.fetch(address, { integrity: `sha256-${hash}` });
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return response;
  }

  async #downloadPage(set: OfflineSet): Promise<Response> {
    const response = await this.#parts.fetch('/', { cache: 'no-cache' });
    const text = await response.clone().text();
    if (!response.ok || !text.includes(`"set":"${set.version}"`)) {
      throw new Error(`The page is not that of the set ${set.version}`);
    }
    return response;
  }

  async #readStored(): Promise<readonly StoredSet[]> {
    const sets: StoredSet[] = [];
    for (const name of await this.#setNames()) {
      const cache = await this.#parts.caches.open(name);
      const parsed = v.safeParse(Mark, await storedJson(cache, MARK));
      if (parsed.success) sets.push({ ...parsed.output, cache });
      // Whatever damaged its mark may have damaged its files.
      else if (await cache.match(MARK)) await this.#parts.caches.delete(name);
    }
    return sets.toSorted((a, b) => b.keptAt - a.keptAt);
  }

  async #dropOld(): Promise<void> {
    const newest = (await this.#readStored()).slice(0, MOST_SETS);
    const wanted = new Set(newest.map((one) => SET_PREFIX + one.set.version));
    for (const name of await this.#setNames()) {
      if (!wanted.has(name)) await this.#parts.caches.delete(name);
    }
  }

  async #setNames(): Promise<readonly string[]> {
    return (await this.#parts.caches.keys()).filter((name) => name.startsWith(SET_PREFIX));
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
