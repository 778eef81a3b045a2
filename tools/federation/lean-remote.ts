import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pageNames } from './page-names.ts';

/** The federation plugin's names for the module that a remote begins with, and for those of shared libraries. */
const ENTRY = 'virtual:mf-REMOTE_ENTRY_ID';
const LIBRARY = /__loadShare__.*__loadShare__/;
/** Where the plugin's module of a shared library says which one it is. */
const CANONICAL = /"canonical":"default:([^"]+)"/;

/**
 * Writes what the federation plugin puts into a remote's build in its shortest
 * form. The entry: the two functions of a federation container and nothing else;
 * the plugin's, 20 kB of it, negotiates versions and bridges several hosts. A
 * shared library: a look into the page's cache; the plugin's waits for one that
 * comes later, at 2 kB a library. Ours brings no library, is opened by one shell, which
 * has put each into the page before, and takes what that lacks from the share scope.
 * What the entry does not lead to is no part of the build.
 */
export function leanRemote(doors: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'petwise-lean-remote',
    apply: 'build',
    // After the plugin's own, which writes these modules as it transforms them.
    enforce: 'post',
    transform(code, id) {
      if (id.includes(ENTRY)) return { code: entryOf(doors), map: null };
      if (!LIBRARY.test(id)) return null;
      const library = CANONICAL.exec(code)?.[1];
      if (library === undefined) {
        this.error('The federation plugin has changed: it no longer names the shared library');
      }
      return { code: libraryOf(library), map: null };
    },
    generateBundle: {
      // After the plugin's own, which reads what it has written.
      order: 'post',
      handler(_options, bundle) {
        const used = reachable(bundle);
        if (used.size === 0) this.error('The federation plugin has changed: there is no entry');
        for (const [file, { type }] of Object.entries(bundle)) {
          if (type === 'chunk' && !used.has(file)) delete bundle[file];
        }
      },
    },
  };
}

/** The scripts that the entry leads to. The plugin starts a host of its own with the others, which no page of ours opens. */
function reachable(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const follow = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.includes(ENTRY)) follow(chunk.fileName);
  }
  return files;
}

/** Every name that the page gives: what a remote does not import falls away, another fails its build. */
export function libraryOf(library: string): string {
  const lines = pageNames(library).map((name) => `export const ${name} = library.${name};`);
  return `const library = globalThis.__mf_module_cache__.share[${JSON.stringify(`default:${library}`)}];
export { library as __moduleExports };
const whole = library.default ?? library;
export { whole as default };
${lines.join('\n')}
`;
}

function entryOf(doors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(doors).map(
    ([door, file]) => `${JSON.stringify(door)}: () => import(${JSON.stringify(resolve(file))}),`,
  );
  return `const doors = {\n${lines.join('\n')}\n};\n${CONTAINER}`;
}

const CONTAINER = `
export async function init(scope) {
  const { share } = (globalThis.__mf_module_cache__ ||= { share: {}, remote: {} });
  await Promise.all(
    Object.entries(scope ?? {}).map(async ([name, versions]) => {
      const key = 'default:' + name;
      if (share[key] !== undefined) return;
      const [provider] = Object.values(versions);
      const factory = provider.lib ?? (await provider.get());
      share[key] ??= share[name] ?? factory();
    }),
  );
}

export async function get(door) {
  const open = doors[door];
  if (!open) throw new Error('There is no door ' + door);
  const module = await open();
  return () => module;
}
`;
