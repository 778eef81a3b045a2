import { join } from 'node:path';
import { settle } from './make.ts';
import { write } from './recipe.ts';
import { remote } from './recipes/remote.ts';

/**
 * Promises a new remote in the shared packages, and in what is generated from them.
 *
 * @param root the project's folder
 * @param draft a folder that takes its sources
 * @returns where in `draft` they lie
 */
export async function promiseRemote(
  root: string,
  { bundle, draft }: { readonly bundle: string; readonly draft: string },
): Promise<string> {
  const { files, insertions, updates } = remote(bundle, root);
  const platform = insertions.filter(({ path }) => path !== 'package-lock.json');
  write(draft, { files, insertions: [], updates: [], next: [] });
  const { before } = write(root, { files: {}, insertions: platform, updates: [], next: [] });
  await settle(root, {
    paths: Object.keys(before),
    programs: updates.map(({ program }) => program),
  });
  return join(draft, `mfe-${bundle}`);
}
