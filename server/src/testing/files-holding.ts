import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which files below a folder hold a text, as UTF-8 or UTF-16; a database's own files too. `isMeant` hears each path within the folder. */
export async function filesHolding(
  folder: string,
  text: string,
  isMeant: (path: string) => boolean = () => true,
): Promise<string[]> {
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')];
  const holding: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if (!isMeant(name)) continue;
    const path = join(folder, name);
    // A file may be removed by the server while this reads the folder; then it holds nothing.
    const found = await lstat(path).catch(() => null);
    if (found?.isFile() !== true) continue;
    const content = await readFile(path).catch(() => Buffer.alloc(0));
    const isIn = name.includes(text) || forms.some((form) => content.includes(form));
    if (isIn) holding.push(name);
  }
  return holding;
}
