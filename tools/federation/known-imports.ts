import type { Plugin } from 'vite';

/**
 * Tells the federation plugin of a module's imports as soon as the module is
 * parsed. It decides which exports of a shared library are used once every
 * module that it has seen loading is parsed; on a busy machine an import may
 * start to load after that, and the build fails with a missing export.
 */
export function knownImports(federation: readonly Plugin[]): Plugin {
  const parseStart = federation.find((plugin) => plugin.name === 'parseStart');
  const load = parseStart?.load;
  if (typeof load !== 'function') {
    throw new Error('@module-federation/vite has changed: it has no parseStart plugin any more');
  }
  return {
    name: 'petwise-known-imports',
    apply: 'build',
    moduleParsed(module) {
      // Its load hook only notes the id; it answers nothing.
      for (const id of [...module.importedIds, ...module.dynamicallyImportedIds]) {
        void Reflect.apply(load, this, [id]);
      }
    },
  };
}
