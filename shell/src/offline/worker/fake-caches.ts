/** The browser's cache storage as far as the worker uses it, in memory, for tests. */
export function fakeCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (held: Map<string, Response>) => ({
    match: (address: string) => Promise.resolve(held.get(address)?.clone()),
    put: (address: string, response: Response) => {
      held.set(address, response.clone());
      return Promise.resolve();
    },
  });
  const storage = {
    open: (name: string) => {
      const held = all.get(name) ?? new Map<string, Response>();
      all.set(name, held);
      return Promise.resolve(cacheOf(held));
    },
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
  // Only what the worker calls is here.
  return storage as unknown as CacheStorage;
}
