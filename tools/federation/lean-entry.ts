import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The federation plugin's name for the module that a remote begins with. */
const ENTRY = 'virtual:mf-REMOTE_ENTRY_ID';

/**
 * Gives a remote's build an entry of its own: the two functions of a federation
 * container and nothing else. The plugin's, 20 kB of it in every remote, negotiates
 * versions and bridges several hosts; ours brings no library and is opened by one
 * shell, which has put each library into the page already. What that one lacks is
 * taken from the share scope it hands over.
 */
export function leanEntry(doors: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'petwise-lean-entry',
    apply: 'build',
    // After the plugin's own, which writes the entry as it transforms it.
    enforce: 'post',
    transform(_code, id) {
      if (!id.includes(ENTRY)) return null;
      const lines = Object.entries(doors).map(
        ([door, file]) =>
          `${JSON.stringify(door)}: () => import(${JSON.stringify(resolve(file))}),`,
      );
      return { code: `const doors = {\n${lines.join('\n')}\n};\n${CONTAINER}`, map: null };
    },
  };
}

/** The plugin's wrappers of shared libraries look into this cache first. */
const CONTAINER = `
const cache = (globalThis.__mf_module_cache__ ||= { share: {}, remote: {} });

export async function init(scope) {
  await Promise.all(
    Object.entries(scope ?? {}).map(async ([name, versions]) => {
      const key = 'default:' + name;
      if (cache.share[key] !== undefined) return;
      const [provider] = Object.values(versions);
      const factory = provider.lib ?? (await provider.get());
      cache.share[key] ??= cache.share[name] ?? factory();
    }),
  );
}

export async function get(door) {
  const open = doors[door];
  if (!open) throw new Error('There is no door ' + door);
  const module = await open();
  await Promise.all(cache.pendingShareLoads ?? []);
  return () => module;
}
`;
