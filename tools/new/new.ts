import { resolve } from 'node:path';
import { make, remove } from './make.ts';
import { RecipeError } from './recipe.ts';

/** `npm run new -- <kind> <name>`, and `npm run new -- remove <kind> <name>`, which undoes it. */
const ROOT = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const isRemoval = given[0] === 'remove';
  const [kind = '', name = ''] = isRemoval ? given.slice(1) : given;
  if (isRemoval) {
    const { gone, restored } = await remove(ROOT, { kind, name });
    console.log(`Removed:\n${listed(gone)}`);
    console.log(`\nWithout it again:\n${listed(restored)}`);
    return;
  }
  const { written, next } = await make(ROOT, { kind, name });
  console.log(`Written:\n${listed(written)}`);
  console.log(`\nNext:\n${next.map((line) => `- ${line}`).join('\n')}`);
  console.log(`\nnpm run new -- remove ${kind} ${name} takes it away again.`);
}

function listed(paths: readonly string[]): string {
  return paths.map((path) => `  ${path}`).join('\n');
}

main().catch((error: unknown) => {
  if (!(error instanceof RecipeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
