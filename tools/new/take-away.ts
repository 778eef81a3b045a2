import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOf } from '../check/source-files.ts';
import { RecipeError } from './recipe.ts';
import type { Made, MadeFile } from './record.ts';
import { undo } from './undo.ts';

/** What npm and the builds lay into a folder of sources. */
const INSTALLED_OR_BUILT = ['node_modules', 'dist', '.turbo', '.mf', '.__mf__temp'];

/**
 * Takes away what a generator wrote: its files, and its lines in others, which may have changed elsewhere since.
 *
 * @param root the project's folder
 * @returns the paths that are gone, and those that are without its lines
 * @throws RecipeError before anything is removed: something of it was changed since, or lies in its folders
 */
export function takeAway(
  root: string,
  { files, folders }: Pick<Made, 'files' | 'folders'>,
): { readonly gone: readonly string[]; readonly restored: readonly string[] } {
  const texts = files.map((file) => ({ path: file.path, text: textWithout(root, file) }));
  const changed = texts.filter(({ text }) => text === undefined).map(({ path }) => path);
  const added = pathsAdded(root, { files, folders });
  if (changed.length + added.length > 0) {
    throw new RecipeError(
      [
        'Nothing was removed: it is no longer as it was made.',
        ...changed.map((path) => `  ${path} was changed since, or is gone`),
        ...added.map((path) => `  ${path} came since`),
        'Undo that first; what `npm run new` made later goes with `npm run new -- remove`.',
      ].join('\n'),
    );
  }
  for (const { path, text } of texts) {
    if (typeof text === 'string') writeFileSync(join(root, path), text);
    else rmSync(join(root, path));
  }
  // Those within others first.
  for (const folder of folders.toReversed()) removeIfEmpty(join(root, folder));
  return {
    gone: texts.filter(({ text }) => text === null).map(({ path }) => path),
    restored: texts.filter(({ text }) => text !== null).map(({ path }) => path),
  };
}

/**
 * Puts files back as they were, where nothing was written into any of them since.
 *
 * @returns whether that was so
 */
export function putBack(root: string, files: readonly MadeFile[]): boolean {
  const isAsLeft = ({ path, after }: MadeFile): boolean =>
    existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === after;
  if (!files.every(isAsLeft)) return false;
  for (const { path, before } of files) {
    if (before !== null) writeFileSync(join(root, path), before);
  }
  return true;
}

function removeIfEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of INSTALLED_OR_BUILT)
    rmSync(join(folder, name), { recursive: true, force: true });
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** A file as it is to be, null for none; nothing where what was written there is not there as it was. */
function textWithout(root: string, { path, before, after }: MadeFile): string | null | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (text === after) return before;
  return before === null ? undefined : undo(text, { before, after });
}

/** What somebody else laid into the folders that were made. */
function pathsAdded(root: string, { files, folders }: Pick<Made, 'files' | 'folders'>): string[] {
  const own = new Set([...folders, ...files.map(({ path }) => path)]);
  const found = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => pathsOf(root, folder));
  return [...new Set(found)].filter((path) => !own.has(path));
}
