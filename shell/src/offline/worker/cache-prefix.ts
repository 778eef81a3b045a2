/** Everything the worker keeps lies in caches of this name; the worker that removes all looks for it. */
export const CACHE_PREFIX = 'petwise-';
