import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS = /^(node_modules|dist|compiled|coverage|test-results|playwright-report|\..*)$/;

/** Paths of all files and folders of the project from its root, without what is installed, built or hidden. */
export function pathsOf(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_OURS.test(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? [path, ...pathsOf(root, path)] : [path];
    });
}

/** Names of the folders that lie in one, without what is installed, built or hidden. */
export function foldersIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.test(entry.name))
    .map(({ name }) => name);
}
