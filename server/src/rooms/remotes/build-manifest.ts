import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** What Vite writes of a build: each chunk by its name in the build, with the names of those that it imports at once. */
const BuildManifest = v.record(
  v.string(),
  v.looseObject({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);

/**
 * The modules that the page of a build imports at once, as paths inside it, in
 * the order a browser would find them, itself included. None where the build
 * says nothing of them.
 */
export async function modulesOf(folder: string, page: string): Promise<string[]> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  let chunks: v.InferOutput<typeof BuildManifest>;
  try {
    chunks = v.parse(BuildManifest, JSON.parse(text));
  } catch {
    return [];
  }
  const found = new Set<string>();
  const waiting = [page];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const chunk = chunks[name];
    if (chunk === undefined || found.has(chunk.file)) continue;
    found.add(chunk.file);
    waiting.push(...chunk.imports);
  }
  return [...found].filter((file) => file.endsWith('.js'));
}
