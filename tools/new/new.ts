import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Recipe, RecipeError, write } from './recipe.ts';
import { condition } from './recipes/condition.ts';
import { decision } from './recipes/decision.ts';
import { door } from './recipes/door.ts';
import { event } from './recipes/event.ts';
import { remote } from './recipes/remote.ts';
import { route } from './recipes/route.ts';

/** `npm run new -- <kind> <name>`: writes what CONTRIBUTING.md says a new thing of that kind needs. */
const RECIPES: Readonly<Record<string, (name: string, root: string) => Recipe>> = {
  remote,
  door,
  event,
  route,
  condition,
  decision,
};
const USAGE = `npm run new -- remote triage
npm run new -- door report/second-opinion
npm run new -- event report.printed
npm run new -- route pet-photos
npm run new -- condition hamster/inside:liver-disease
npm run new -- decision one-law-by-kinds`;

const root = resolve(import.meta.dirname, '../..');
const [kind = '', name = ''] = process.argv.slice(2);
const recipeOf = RECIPES[kind];
if (recipeOf === undefined || name === '') {
  console.error(`Say what is new, and its name:\n\n${USAGE}`);
  process.exit(2);
}
try {
  const recipe = recipeOf(name, root);
  const written = write(root, recipe);
  const sources = written.filter((path) => /\.tsx?$/.test(path));
  if (sources.length > 0) run('npx', ['oxfmt', ...sources]);
  for (const command of recipe.commands) run('npm', command);
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}`);
  console.log(`\nNext:\n${recipe.next.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof RecipeError)) throw error;
  console.error(error.message);
  process.exit(2);
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new RecipeError(`${program} ${args.join(' ')} failed, see above`);
}
