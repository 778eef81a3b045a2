import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * `npx tsx tools/first-load/first-load.ts` after a build: what a browser fetches
 * of the shell before it can draw, file by file, in bytes after Brotli (level 11).
 * The remotes of the first screen come on top. Fails above `MOST`.
 */
const DIST = resolve(import.meta.dirname, '../../shell/dist');
/** Bytes of the shell before words were read on the device (issue 16). */
const MOST = 174_000;
/** Files that the page or another file asks for at once; `import()` is for later. */
const IN_PAGE = /(?:src|href)="\/((?:assets|\w[\w-]*)[^"]*\.(?:js|css))"/g;
const IN_SCRIPT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

function read(path: string): string {
  return readFileSync(join(DIST, path), 'utf8');
}

function filesOf(page: string): string[] {
  const waiting = [...page.matchAll(IN_PAGE)].map((match) => match[1] ?? '');
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!path.endsWith('.js')) continue;
    for (const [, name] of read(path).matchAll(IN_SCRIPT)) waiting.push(`assets/${name}`);
  }
  return [...found];
}

const page = read('index.html');
const sizes = ['index.html', ...filesOf(page)].map((path) => ({
  path,
  bytes: brotliCompressSync(readFileSync(join(DIST, path))).length,
}));
for (const { path, bytes } of sizes.toSorted((one, other) => other.bytes - one.bytes)) {
  console.log(`${String(bytes).padStart(8)}  ${path}`);
}
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${String(total).padStart(8)}  together (${(total / 1000).toFixed(1)} kB)`);
if (total > MOST) {
  console.error(`More than the ${MOST / 1000} kB it may be.`);
  process.exitCode = 1;
}
