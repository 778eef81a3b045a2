import { existsSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * A folder for a `PATH` on which there is nothing but these programs, as on a computer that has no other. The caller
 * removes it.
 */
export function linkPrograms(...names: readonly string[]): string {
  const folder = makeFolder();
  for (const name of names) {
    const found = (process.env.PATH ?? '')
      .split(delimiter)
      .map((place) => join(place, name))
      .find((file) => existsSync(file));
    if (found === undefined) throw new Error(`There is no ${name} on this computer.`);
    symlinkSync(realpathSync(found), join(folder, name));
  }
  return folder;
}
