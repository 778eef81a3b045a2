import { readFile } from 'node:fs/promises';
import { posix, join } from 'node:path';

/** Static `import … from './x'`, `import './x'` and `export … from './x'`, as bundlers write them. */
const STATIC_IMPORT =
  /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w$*{},\s]+?from\s*)?["'](\.{1,2}\/[^"'\n]+|\/[^"'\n]+)["']/g;

/**
 * Everything that modules of a build import statically, themselves included, as
 * paths inside the build, in the order a browser would find them. Files that are
 * not there are left out.
 */
export async function staticClosure(folder: string, entries: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue;
    const code = await readFile(join(folder, path), 'utf8').catch(() => null);
    if (code === null) continue;
    found.add(path);
    for (const [, target = ''] of code.matchAll(STATIC_IMPORT)) {
      const next = target.startsWith('/')
        ? target.slice(1)
        : posix.normalize(posix.join(posix.dirname(path), target));
      if (!next.startsWith('..')) waiting.push(next);
    }
  }
  return [...found];
}
