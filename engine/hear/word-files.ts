import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** A file of words as its author edits it. */
export interface WordFile<Field> {
  /** From the root of the project. */
  path: string;
  source: string;
  fields: readonly Field[];
}

/** The files of a folder with those of their exports that pass a test. */
export async function wordFilesOf<Field>(
  folder: string,
  isField: (exported: unknown) => exported is Field,
): Promise<WordFile<Field>[]> {
  const names = readdirSync(join(root, folder)).filter(
    (name) => name.endsWith('.ts') && name !== 'index.ts',
  );
  const files = names.toSorted().map(async (name) => {
    const path = join(root, folder, name);
    const exported: unknown[] = Object.values(await import(pathToFileURL(path).href));
    const source = readFileSync(path, 'utf8');
    return { path: relative(root, path), source, fields: exported.filter(isField) };
  });
  return (await Promise.all(files)).filter(({ fields }) => fields.length > 0);
}

/** "language/en/ear.ts:12": where a name is first written as a key, else where it stands at all. */
export function placeOf({ path, source }: WordFile<unknown>, name: string): string {
  const lines = source.split('\n');
  const key = lines.findIndex((line) =>
    [`${name}:`, `'${name}':`].some((start) => line.trim().startsWith(start)),
  );
  const at = key < 0 ? lines.findIndex((line) => line.includes(name)) : key;
  return `${path}:${at + 1}`;
}
