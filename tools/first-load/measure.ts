import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';

const ROOT = resolve(import.meta.dirname, '../..');
const SHELL = join(ROOT, 'shell/dist');
const HOME = join(ROOT, 'mfe-intake/dist');
/** Bytes: what it was before words were read on the device (issue 16). */
export const MOST_BYTES = 174_000;
/** Files that the page or another file asks for at once; `import()` is for later. */
const IN_PAGE = /(?:src|href)="\/((?:assets|\w[\w-]*)[^"]*\.(?:js|css))"/g;
const IN_SCRIPT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

const Manifest = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }),
    }),
  ),
});

export interface LoadedFile {
  readonly path: string;
  /** After Brotli (level 11). */
  readonly bytes: number;
}

/** The page of the shell's build, without what the server writes into it. */
export const builtPage = (): string => readFileSync(join(SHELL, 'index.html'), 'utf8');

/**
 * What a browser fetches before it can draw the home screen: the page as it is given, the shell, and the remote with the home
 * screen's door. Fonts and pictures, which nothing waits for, are not among it. Needs a build.
 */
export function firstLoad(page: string): readonly LoadedFile[] {
  const own = (folder: string) => (path: string) => ({
    path: join(folder.slice(ROOT.length + 1), path),
    bytes: brotliCompressSync(readFileSync(join(folder, path))).length,
  });
  return [
    { path: 'the page', bytes: brotliCompressSync(page).length },
    ...shellFiles().map(own(SHELL)),
    ...homeFiles().map(own(HOME)),
  ];
}

function shellFiles(): string[] {
  const waiting = [...builtPage().matchAll(IN_PAGE)].map((match) => match[1] ?? '');
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!path.endsWith('.js')) continue;
    const script = readFileSync(join(SHELL, path), 'utf8');
    for (const [, name] of script.matchAll(IN_SCRIPT)) waiting.push(`assets/${name}`);
  }
  return [...found];
}

function homeFiles(): string[] {
  const text = readFileSync(join(HOME, 'mf-manifest.json'), 'utf8');
  const { metaData, exposes } = v.parse(Manifest, JSON.parse(text));
  const door = exposes.find(({ path }) => path === './home');
  if (door === undefined) throw new Error('The intake has no door to the home screen');
  return [metaData.remoteEntry.name, ...door.assets.js.sync];
}
