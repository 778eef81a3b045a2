import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RecipeError } from './recipe.ts';

/** What is new: of which kind, and its name. */
export interface Wanted {
  readonly kind: string;
  readonly name: string;
}

/** A file as a generator found it, null where there was none, and as it left it. */
export interface MadeFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
}

/** What a generator did, so that it can be undone. */
export interface Made {
  readonly files: readonly MadeFile[];
  /** Folders that were not there before, each before those within it. */
  readonly folders: readonly string[];
  /** What programs then wrote anew from all sources. */
  readonly generated: readonly MadeFile[];
  /** Those programs, each with its arguments. */
  readonly programs: readonly (readonly string[])[];
}

/** Beside what is installed: a record is of this checkout alone, and helps nobody for long. */
const FOLDER = 'node_modules/.cache/petwise-new';

/** Writes down what was made. */
export function keep(root: string, wanted: Wanted, made: Made): void {
  const file = fileOf(root, wanted);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(made));
}

/**
 * What was made under this name.
 *
 * @throws RecipeError where nothing was written down
 */
export function recall(root: string, wanted: Wanted): Made {
  const file = fileOf(root, wanted);
  if (!existsSync(file)) {
    throw new RecipeError(
      `Nothing was removed: no ${wanted.kind} ${wanted.name} was made in this checkout since its packages were installed. Take it out by hand; its recipe in CONTRIBUTING.md names what belongs to it.`,
    );
  }
  // Written by `keep`.
  return JSON.parse(readFileSync(file, 'utf8')) as Made;
}

/** What was made is gone, and so is what was written down of it. */
export function forget(root: string, wanted: Wanted): void {
  rmSync(fileOf(root, wanted), { force: true });
}

function fileOf(root: string, { kind, name }: Wanted): string {
  return join(root, FOLDER, `${encodeURIComponent(`${kind} ${name}`)}.json`);
}
