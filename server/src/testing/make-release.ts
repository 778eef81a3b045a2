import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files below a folder, by their paths. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** A shell as its build leaves it, small. */
export const SHELL_FILES = {
  'index.html':
    '<!doctype html><html><head><title>Petwise</title><style>body{margin:0}</style><script type="module" crossorigin src="/assets/index-AAAAAAAA.js"></script><link rel="modulepreload" crossorigin href="/assets/vendor-BBBBBBBB.js"></head><body><div id="root"></div></body></html>',
  'emergency.html': '<!doctype html><title>Emergency</title>',
  'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(300)}</svg>`,
  'remoteEntry-CCCCCCCC.js': 'export const a = 1;',
  'assets/index-AAAAAAAA.js': `import"./vendor-BBBBBBBB.js";import{x}from"./shared-DDDDDDDD.js";const late=()=>import("./late-EEEEEEEE.js");${'/* padding */'.repeat(100)}`,
  'assets/vendor-BBBBBBBB.js': 'export const v = 1;',
  'assets/shared-DDDDDDDD.js': 'export*from"./deep-FFFFFFFF.js";export const x = 1;',
  'assets/deep-FFFFFFFF.js': 'export const d = 1;',
  'assets/late-EEEEEEEE.js': 'export const l = 1;',
  'assets/pendingShares-GGGGGGGG.js': 'export const p = 1;',
  'assets/index-AAAAAAAA.js.map': '{}',
  '.env': 'SECRET=1',
} as const;

/** One release of a remote: an entry, one door, a chunk that both import, and one that comes later. */
export async function writeRelease(
  releases: string,
  remote: string,
  { version, door }: { version: string; door: string },
): Promise<void> {
  const manifest = {
    id: remote,
    metaData: {
      remoteEntry: { name: 'remoteEntry-11111111.js', path: '', type: 'module' },
      publicPath: 'auto',
    },
    shared: [],
    exposes: [
      {
        id: `${remote}:${door}`,
        path: `./${door}`,
        assets: {
          js: { sync: [`assets/${door}-22222222.js`], async: [] },
          css: { sync: [], async: [] },
        },
      },
    ],
  };
  await writeReleased(join(releases, remote, version), {
    'mf-manifest.json': JSON.stringify(manifest),
    'remoteEntry-11111111.js': `import{r}from"./assets/runtime-33333333.js";export const get=()=>import("./assets/${door}-22222222.js");`,
    [`assets/${door}-22222222.js`]:
      'import{r}from"./runtime-33333333.js";export default function Door(){return r}',
    'assets/runtime-33333333.js': `export const r = ${JSON.stringify('</script><b>'.repeat(60))};`,
    'assets/later-44444444.js': 'export const l = 1;',
  });
}

/** Writes a release's files with the list of their hashes, as the release tool does. */
export async function writeReleased(
  folder: string,
  content: Readonly<Record<string, string>>,
): Promise<void> {
  const files = Object.fromEntries(
    Object.entries(content).map(([path, text]) => [
      path,
      createHash('sha256').update(text).digest('base64'),
    ]),
  );
  await writeFiles(folder, { ...content, 'release.json': JSON.stringify({ files }) });
}

/** Moves a channel's pointer in one rename, as the release tool does. */
export async function point(releases: string, remotes: object): Promise<void> {
  const file = join(releases, 'channels', 'stable.json');
  await writeFiles(releases, {
    'channels/stable.json.new': JSON.stringify({ schemaVersion: 1, remotes }),
  });
  await rename(`${file}.new`, file);
}
