import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SHELL = join(import.meta.dirname, '../../shell/src/federation');
/** Stateless libraries of which the page holds a part, and the modules that name it. */
const PARTS: Readonly<Record<string, string>> = {
  '@petwise/contracts': join(SHELL, 'page-contracts.ts'),
};
const PREFIX = '\0petwise-page-part:';

/**
 * Has a remote's build take from the page what the page holds of a library
 * anyway, and bring the rest itself: the first screen then has no copy of what
 * the shell has, and the shell none of what only some remotes need.
 */
export function pageParts(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'petwise-page-parts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!Object.hasOwn(PARTS, source) || importer?.startsWith(PREFIX)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return null;
      sources.set(source, found.id);
      return { id: PREFIX + source, moduleSideEffects: false };
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const library = id.slice(PREFIX.length);
      const file = PARTS[library] ?? '';
      this.addWatchFile(file);
      const names = exportedNames(readFileSync(file, 'utf8')).map(
        (name) => `export const ${name} = library.${name};`,
      );
      // What is named above hides the library's own of that name.
      return `const library = globalThis.__mf_module_cache__.share[${JSON.stringify(`default:${library}`)}];
${names.join('\n')}
export * from ${JSON.stringify(sources.get(library))};
`;
    },
  };
}

/** The names in a module that is one list of exports. */
export function exportedNames(code: string): string[] {
  const [, names = ''] = /export \{([^}]+)\}/.exec(code) ?? [];
  return names
    .replace(/\/\/.*/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
