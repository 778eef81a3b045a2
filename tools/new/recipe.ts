import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Text that goes into a file that is there, right before the first `before` that follows `after`, or at its end. */
export interface Insertion {
  readonly path: string;
  readonly text: string;
  readonly before?: string;
  /** Further up; without it the search begins at the top. */
  readonly after?: string;
}

/** A program that brings generated files up to date. */
export interface Update {
  /** A path from the root, and its arguments. */
  readonly program: readonly string[];
  /** The files that it writes anew, which are there already. */
  readonly writes: readonly string[];
}

/** What one generator writes, and what is left for its author. */
export interface Recipe {
  /** Files that must not be there yet, by path from the root. */
  readonly files: Readonly<Record<string, string>>;
  readonly insertions: readonly Insertion[];
  readonly updates: readonly Update[];
  /** What the author does next, a line each. */
  readonly next: readonly string[];
}

/** What a recipe did to a tree. */
export interface Written {
  /** What each path held before; null where it was not there. */
  readonly before: Readonly<Record<string, string | null>>;
  /** Folders that were not there before, each before those within it. */
  readonly folders: readonly string[];
}

/** A generator's name was used wrongly, or the tree is not as the recipe expects; nothing was written. */
export class RecipeError extends Error {}

/**
 * Writes a recipe into a tree.
 *
 * @param root the project's folder
 * @throws RecipeError before anything is written: a file is there already, or a place to write to is not
 */
export function write(root: string, recipe: Recipe): Written {
  const before = new Map<string, string | null>();
  const texts = new Map<string, string>();
  for (const [path, text] of Object.entries(recipe.files)) {
    if (existsSync(join(root, path))) throw new RecipeError(`${path} is there already`);
    before.set(path, null);
    texts.set(path, text);
  }
  for (const insertion of recipe.insertions) {
    const { path } = insertion;
    if (!texts.has(path)) {
      if (!existsSync(join(root, path))) throw new RecipeError(`${path} is not there`);
      const whole = readFileSync(join(root, path), 'utf8');
      before.set(path, whole);
      texts.set(path, whole);
    }
    texts.set(path, inserted(texts.get(path) ?? '', insertion));
  }
  const folders = newFolders(root, [...texts.keys()]);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { before: Object.fromEntries(before), folders };
}

/** The folders of these paths that are not there. */
function newFolders(root: string, paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
      if (!existsSync(join(root, folder))) folders.add(folder);
    }
  }
  return [...folders].toSorted();
}

function inserted(whole: string, { path, text, before, after = '' }: Insertion): string {
  const from = whole.indexOf(after);
  const at = before === undefined ? whole.length : whole.indexOf(before, from + after.length);
  if (from < 0 || at < 0) {
    throw new RecipeError(`${path} does not hold ${JSON.stringify(from < 0 ? after : before)}`);
  }
  return whole.slice(0, at) + text + whole.slice(at);
}
