import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Text that goes into a file that is there, right before the first `before` that follows `after`, or at its end. */
export interface Insertion {
  readonly path: string;
  readonly text: string;
  readonly before?: string;
  /** Further up; without it the search begins at the top. */
  readonly after?: string;
}

/** What one generator writes, and what is left for its author. */
export interface Recipe {
  /** Files that must not be there yet, by path from the root. */
  readonly files: Readonly<Record<string, string>>;
  readonly insertions: readonly Insertion[];
  /** Commands that bring generated files up to date, as `npm` takes them. */
  readonly commands: readonly (readonly string[])[];
  /** What the author does next, a line each. */
  readonly next: readonly string[];
}

/** A generator's name was used wrongly, or the tree is not as the recipe expects; nothing was written. */
export class RecipeError extends Error {}

/**
 * Writes a recipe into a tree.
 *
 * @param root the project's folder
 * @returns the paths written, from the root
 * @throws RecipeError before anything is written: a file is there already, or a place to write to is not
 */
export function write(root: string, recipe: Recipe): readonly string[] {
  const texts = new Map<string, string>();
  for (const [path, text] of Object.entries(recipe.files)) {
    if (existsSync(join(root, path))) throw new RecipeError(`${path} is there already`);
    texts.set(path, text);
  }
  for (const insertion of recipe.insertions) {
    const { path } = insertion;
    if (!texts.has(path) && !existsSync(join(root, path))) {
      throw new RecipeError(`${path} is not there`);
    }
    const whole = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, inserted(whole, insertion));
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...texts.keys()];
}

function inserted(whole: string, { path, text, before, after = '' }: Insertion): string {
  const from = whole.indexOf(after);
  const at = before === undefined ? whole.length : whole.indexOf(before, from + after.length);
  if (from < 0 || at < 0) {
    throw new RecipeError(`${path} does not hold ${JSON.stringify(from < 0 ? after : before)}`);
  }
  return whole.slice(0, at) + text + whole.slice(at);
}
