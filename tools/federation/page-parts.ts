import type { Plugin } from 'vite';
import { libraryOf } from './lean-remote.ts';
import { pageNames } from './page-names.ts';
import { sourceOf } from './shared-libraries.ts';

/** Stateless libraries of which the page holds a part, and the module that names it. */
const PARTS: Readonly<Record<string, string>> = {
  '@petwise/contracts': '@petwise/contracts/page-contracts',
};
const PREFIX = '\0petwise-page-part:';
/** Shared libraries of ours that a module of theirs imports by their name; the federation plugin would bring such a module a copy of the whole. */
const OWN_NAME = /^@petwise\/(ui|api|events)$/;
/** A file of theirs, here or packed for a repository of its own. */
const OWN_FILE = /[\\/](?:shared|@petwise)[\\/](ui|api|events)[\\/]/;
const OWN_ROOT = new RegExp(`${OWN_FILE.source}src[\\\\/]index\\.[jt]s$`);
const OWN_PREFIX = '\0petwise-page-library:';

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
      const [, name] = OWN_NAME.exec(source) ?? [];
      if (name !== undefined && OWN_FILE.exec(importer ?? '')?.[1] === name) {
        return OWN_PREFIX + source;
      }
      if (!Object.hasOwn(PARTS, source) || importer?.startsWith(PREFIX)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return null;
      sources.set(source, found.id);
      return { id: PREFIX + source, moduleSideEffects: false };
    },
    load(id) {
      if (id.startsWith(OWN_PREFIX)) return libraryOf(id.slice(OWN_PREFIX.length));
      if (OWN_ROOT.test(id))
        this.error(`The build would hold a copy of what the page shares: ${id}`);
      if (!id.startsWith(PREFIX)) return null;
      const library = id.slice(PREFIX.length);
      const file = sourceOf(PARTS[library] ?? '');
      this.addWatchFile(file);
      const names = pageNames(library).map((name) => `export const ${name} = library.${name};`);
      // What is named above hides the library's own of that name.
      return `const library = globalThis.__mf_module_cache__.share[${JSON.stringify(`default:${library}`)}];
${names.join('\n')}
export * from ${JSON.stringify(sources.get(library))};
`;
    },
  };
}
