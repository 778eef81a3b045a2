import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of all workspaces, from the root, as the `workspaces` of package.json name them. */
export function workspacesOf(root: string): readonly string[] {
  // Our own package.json; npm itself refuses one whose `workspaces` is not a list of strings.
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: readonly string[];
  };
  return workspaces
    .flatMap((pattern) => expand(root, pattern))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .toSorted();
}

/** `mfe-*` and `shared/*`: a star may stand at the end, as ours do. */
function expand(root: string, pattern: string): readonly string[] {
  if (!pattern.endsWith('*')) return [pattern];
  const cut = pattern.lastIndexOf('/') + 1;
  const [parent, prefix] = [pattern.slice(0, cut), pattern.slice(cut, -1)];
  return readdirSync(join(root, parent))
    .filter((name) => name.startsWith(prefix))
    .map((name) => `${parent}${name}`);
}
