import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** A folder with the files of a commit. */
export interface Tree {
  path: string;
  remove: () => void;
}

const git = (root: string, args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The folder of the project that a folder lies in. */
export const rootOf = (folder: string): string =>
  git(folder, ['rev-parse', '--show-toplevel']).trim();

/**
 * Checks a commit out into a folder of its own. What is installed is the project's; the project's own packages are those of
 * the commit.
 */
export function checkOut(root: string, commit: string): Tree {
  const path = join(mkdtempSync(join(tmpdir(), 'petwise-hear-')), 'tree');
  git(root, ['worktree', 'add', '--detach', path, commit]);
  link(root, path);
  return { path, remove: () => removeTree(root, path) };
}

function removeTree(root: string, path: string): void {
  git(root, ['worktree', 'remove', '--force', path]);
  rmSync(join(path, '..'), { recursive: true, force: true });
}

function link(root: string, path: string): void {
  const installed = join(root, 'node_modules');
  if (!existsSync(installed)) return;
  const project = realpathSync(root);
  for (const name of readdirSync(installed)) {
    const scoped = name.startsWith('@') ? readdirSync(join(installed, name)) : [''];
    for (const inner of scoped) {
      const from = realpathSync(join(installed, name, inner));
      const inside = relative(project, from);
      const isOurs = !inside.startsWith('..') && !inside.includes('node_modules');
      const target = isOurs ? join(path, inside) : from;
      if (!existsSync(target)) continue;
      mkdirSync(join(path, 'node_modules', inner ? name : ''), { recursive: true });
      symlinkSync(target, join(path, 'node_modules', name, inner), 'junction');
    }
  }
}
