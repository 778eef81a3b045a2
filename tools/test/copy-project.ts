import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsOf } from '../check/source-files.ts';
import { workspacesOf } from '../check/workspaces.ts';

/** Of what is hidden or made, what the tools need. */
const BESIDE = ['.oxlintrc.json', '.oxfmtrc.json', '.npmrc', 'engine/compiled'];

/**
 * Lays the project as it stands into a folder of its own: its sources once more, the packages of others
 * as they are installed at `root`.
 *
 * @returns the folder, which is the caller's to remove
 */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'petwise-copy-'));
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

/** Without our own packages, which the copy has itself, and what Vite has prepared for where it stands. */
function linkInstalled(from: string, to: string): void {
  const installed = join(from, 'node_modules');
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(installed)) {
    if (name === '@petwise' || name.startsWith('.vite')) continue;
    symlinkSync(join(installed, name), join(to, 'node_modules', name), 'junction');
  }
}
