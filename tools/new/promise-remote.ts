import { join } from 'node:path';
import { follow } from './make.ts';
import { write } from './recipe.ts';
import { remote } from './recipes/remote.ts';

/**
 * Promises a new remote in the shared packages, and in what is generated from them; `npm run new -- remove remote NAME`
 * takes the promise back.
 *
 * @param root the project's folder
 * @param draft a folder that takes its sources
 * @returns where in `draft` they lie
 * @throws RecipeError where it is promised already, before anything is written
 */
export async function promiseRemote(
  root: string,
  { bundle, draft }: { readonly bundle: string; readonly draft: string },
): Promise<string> {
  const recipe = remote(bundle, root);
  const platform = recipe.insertions.filter(({ path }) => path !== 'package-lock.json');
  write(draft, { ...recipe, insertions: [] });
  await follow(
    root,
    { kind: 'remote', name: bundle },
    { ...recipe, files: {}, insertions: platform },
  );
  return join(draft, `mfe-${bundle}`);
}
