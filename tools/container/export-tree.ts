import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lays the sources as they stand, what git keeps or would keep, into a folder of their own.
 *
 * @throws Error where `root` is no checkout
 */
export function exportTree(root: string, folder: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const path of listed.split('\0').filter(Boolean)) {
    // One that was removed and not committed is still listed.
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
  }
}
