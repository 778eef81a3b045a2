import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namingFaults } from '../check/gates/names.ts';
import { runTool } from '../check/run-tool.ts';
import { type Recipe, RecipeError, write } from './recipe.ts';
import { forget, keep, type MadeFile, recall, type Wanted } from './record.ts';
import { condition } from './recipes/condition.ts';
import { decision } from './recipes/decision.ts';
import { door } from './recipes/door.ts';
import { event } from './recipes/event.ts';
import { remote } from './recipes/remote.ts';
import { route } from './recipes/route.ts';
import { putBack, takeAway } from './take-away.ts';

const RECIPES: Readonly<Record<string, (name: string, root: string) => Recipe>> = {
  remote,
  door,
  event,
  route,
  condition,
  decision,
};
const USAGE = `Say what is new, and its name:

npm run new -- remote triage
npm run new -- door report/second-opinion
npm run new -- event report.printed
npm run new -- route pet-photos
npm run new -- condition hamster/inside:liver-disease
npm run new -- decision one-law-by-kinds

npm run new -- remove door report/second-opinion takes away again what that wrote.`;
/** What oxfmt is asked to lay out; the rest is written as it stays. */
const SOURCE = /\.(tsx?|cjs)$/;

/**
 * Writes what CONTRIBUTING.md says a new thing of that kind needs, and keeps a record of it.
 *
 * @returns the paths written, and what is left for their author
 * @throws RecipeError before anything is written, or when a program that follows fails
 */
export async function make(
  root: string,
  wanted: Wanted,
): Promise<{ readonly written: readonly string[]; readonly next: readonly string[] }> {
  return follow(root, wanted, recipeOf(root, wanted));
}

/**
 * Writes a recipe, lays it out, and brings up to date what is generated from it; `remove` takes it away again.
 *
 * @throws RecipeError before anything is written, or when a program that follows fails
 */
export async function follow(
  root: string,
  wanted: Wanted,
  recipe: Recipe,
): Promise<{ readonly written: readonly string[]; readonly next: readonly string[] }> {
  const { before, folders } = write(root, recipe);
  const { updates, next } = recipe;
  const follows = textsOf(
    root,
    updates.flatMap(({ writes }) => writes),
  );
  const programs = updates.map(({ program }) => program);
  try {
    const sources = Object.keys(before).filter((path) => SOURCE.test(path));
    if (sources.length > 0) await run(root, ['oxfmt', ...sources]);
    for (const program of programs) await run(root, ['tsx', ...program]);
  } finally {
    // What a program that fails leaves half done can be removed, too.
    const [files, generated] = [madeOf(root, before), madeOf(root, follows)];
    keep(root, wanted, { files, folders, generated, programs });
  }
  return { written: [...Object.keys(before), ...Object.keys(follows)].toSorted(), next };
}

/**
 * Takes away what `make` wrote, and nothing else.
 *
 * @returns the paths that are gone, and those that are without it
 * @throws RecipeError before anything is removed: nothing is recorded, or what was written was changed since
 */
export async function remove(
  root: string,
  wanted: Wanted,
): Promise<{ readonly gone: readonly string[]; readonly restored: readonly string[] }> {
  if (!isWhole(wanted)) throw new RecipeError(USAGE);
  const made = recall(root, wanted);
  const { gone, restored } = takeAway(root, made);
  forget(root, wanted);
  if (!putBack(root, made.generated)) {
    for (const program of made.programs) await run(root, ['tsx', ...program]);
  }
  return { gone, restored: [...restored, ...made.generated.map(({ path }) => path)] };
}

function recipeOf(root: string, wanted: Wanted): Recipe {
  const recipe = isWhole(wanted) ? RECIPES[wanted.kind] : undefined;
  if (recipe === undefined) throw new RecipeError(USAGE);
  const whole = recipe(wanted.name, root);
  const faults = namingFaults(Object.keys(whole.files));
  if (faults.length > 0) throw new RecipeError(faults.join('\n'));
  return whole;
}

function isWhole({ kind, name }: Wanted): boolean {
  return Object.hasOwn(RECIPES, kind) && name !== '';
}

type Texts = Readonly<Record<string, string | null>>;

function textsOf(root: string, paths: readonly string[]): Texts {
  const there = paths.filter((path) => existsSync(join(root, path)));
  return Object.fromEntries(there.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function madeOf(root: string, before: Texts): readonly MadeFile[] {
  return Object.entries(before).map(([path, text]) => ({
    path,
    before: text,
    after: readFileSync(join(root, path), 'utf8'),
  }));
}

async function run(root: string, [tool = '', ...args]: readonly string[]): Promise<void> {
  const { code, output } = await runTool(tool, args, { cwd: root });
  if (code !== 0) throw new RecipeError(`${output}\n${tool} ${args.join(' ')} failed, see above`);
}
