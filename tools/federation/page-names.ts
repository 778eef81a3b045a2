import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LIBRARY_PARTS, sourceOf } from './shared-libraries.ts';

/** Where the names of each library that a page holds stand: a module of ours that lists them, the names, or the package itself. */
const LISTS: Readonly<Record<string, string | readonly string[] | null>> = {
  react: null,
  'react-dom': ['createPortal', 'flushSync'],
  ...LIBRARY_PARTS,
  '@petwise/events': '@petwise/events',
  '@petwise/api': '@petwise/api',
  '@petwise/ui': '@petwise/ui',
  '@petwise/contracts': '@petwise/contracts/page-contracts',
};

/** The libraries of which a page holds the whole or a part. */
export const PAGE_LIBRARY_NAMES: readonly string[] = Object.keys(LISTS);

/**
 * What a page's copy of a library gives to remotes, sorted; without `default`.
 *
 * @throws Error for a library that no page holds
 */
export function pageNames(library: string): readonly string[] {
  const list = LISTS[library];
  if (list === undefined) throw new Error(`A page holds no ${library}`);
  if (list === null) {
    // A package of CommonJS: its exports are its names.
    const whole: unknown = createRequire(import.meta.url)(library);
    return Object.keys(typeof whole === 'object' && whole !== null ? whole : {}).toSorted();
  }
  const names = typeof list === 'string' ? exportedBy(sourceOf(list)) : list;
  return names.filter((name) => name !== 'default').toSorted();
}

/** Names of values that a module exports, also those that it passes on. */
function exportedBy(file: string): string[] {
  const source = readFileSync(file, 'utf8')
    .replace(/export type \{[^}]*\}/g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const listed = [...source.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const passed = [...source.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, other = '']) =>
    exportedBy(join(dirname(file), other)),
  );
  return [...listed, ...declared, ...passed];
}
