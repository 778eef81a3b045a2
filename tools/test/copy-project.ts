import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOf } from '../check/source-files.ts';
import { workspacesOf } from '../check/workspaces.ts';
import { makeFolder } from './make-folder.ts';

/** Of what is hidden or made, what the tools need. */
const BESIDE = ['.oxlintrc.json', '.oxfmtrc.json', '.npmrc', 'engine/compiled'];

/**
 * Lays the project as it stands into a folder of its own: its sources once more, the packages of others
 * as they are installed at `root`.
 *
 * @returns the folder, which is the caller's to remove
 */
export function copyProject(root: string): string {
  const copy = makeFolder();
  for (const path of [...pathsOf(root).filter(isFile), ...BESIDE]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  linkInstalled(root, copy);
  mkdirSync(join(copy, 'node_modules/@petwise'));
  for (const folder of workspacesOf(copy)) {
    const name = folder.replace('shared/', '');
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@petwise', name), 'junction');
    if (existsSync(join(root, folder, 'node_modules'))) {
      linkInstalled(join(root, folder), join(copy, folder));
    }
  }
  return copy;
}

function isFile(path: string): boolean {
  return /\.[a-z]+$|Containerfile$/.test(path);
}

/** Without our own packages, which the copy has itself, and what tools keep there of where they ran. */
function linkInstalled(from: string, to: string): void {
  const installed = join(from, 'node_modules');
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(installed)) {
    if (name === '@petwise' || /^\.(vite|cache)/.test(name)) continue;
    symlinkSync(join(installed, name), join(to, 'node_modules', name), 'junction');
  }
}
