import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteName } from '@petwise/contracts';
import {
  type ContractSnapshot,
  type ReleaseMove,
  type ReleaseName,
  releaseServiceRoutes,
} from '@petwise/contracts/release-service';
import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from './test-server.ts';

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

/** The snapshot of a build that takes nothing and offers nothing. */
export const NO_CONTRACTS: ContractSnapshot = {
  libraries: {},
  opens: {},
  offers: {},
  emits: {},
  hears: {},
  knows: {},
};

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
  '.vite/manifest.json': JSON.stringify({
    'index.html': {
      file: 'assets/index-AAAAAAAA.js',
      imports: ['_vendor.js', '_shared.js'],
      dynamicImports: ['late.ts'],
    },
    '_vendor.js': { file: 'assets/vendor-BBBBBBBB.js' },
    '_shared.js': { file: 'assets/shared-DDDDDDDD.js', imports: ['_deep.js', '_vendor.js'] },
    '_deep.js': { file: 'assets/deep-FFFFFFFF.js' },
    'late.ts': { file: 'assets/late-EEEEEEEE.js' },
  }),
  'assets/index-AAAAAAAA.js.map': '{}',
  '.env': 'SECRET=1',
} as const;

type ReleaseServer = Pick<TestServer, 'app' | 'config'>;

/** The key that the server has put into its data folder. */
export function operatorKey({ config }: Pick<ReleaseServer, 'config'>): string {
  return readFileSync(join(config.dataDir, 'release-key'), 'utf8').trim();
}

/** Publishes one release of a remote: an entry, one door, a chunk that both import, and one that comes later. */
export async function writeRelease(
  server: ReleaseServer,
  remote: RemoteName,
  { version, door }: { version: string; door: string },
): Promise<void> {
  const manifest = {
    id: remote,
    metaData: {
      remoteEntry: { name: 'remoteEntry-11111111.js', path: '', type: 'module' },
      publicPath: 'auto',
      petwiseUsesPageLibraries: true,
    },
    shared: [],
    exposes: [
      {
        id: `${remote}:${door}`,
        path: `./${door}`,
        assets: {
          js: {
            sync: [`assets/${door}-22222222.js`, 'assets/runtime-33333333.js'],
            async: ['assets/later-44444444.js'],
          },
          css: { sync: [], async: [] },
        },
      },
    ],
  };
  await publish(server, remote, {
    version,
    files: {
      'mf-manifest.json': JSON.stringify(manifest),
      'remoteEntry-11111111.js': `import{r}from"./assets/runtime-33333333.js";export const get=()=>import("./assets/${door}-22222222.js");`,
      [`assets/${door}-22222222.js`]:
        'import{r}from"./runtime-33333333.js";export default function Door(){return r}',
      'assets/runtime-33333333.js': `export const r = ${JSON.stringify('</script><b>'.repeat(60))};`,
      'assets/later-44444444.js': 'export const l = 1;',
    },
  });
}

/** Publishes a version through the release service. */
export async function publish(
  server: ReleaseServer,
  remote: ReleaseName,
  build: {
    version: string;
    contract?: number;
    files: Readonly<Record<string, string>>;
    key?: string;
    snapshot?: ContractSnapshot;
  },
): Promise<LightMyRequestResponse> {
  const { version, contract = 1, key = operatorKey(server), snapshot } = build;
  const files = Object.fromEntries(
    Object.entries(build.files).map(([path, text]) => [path, Buffer.from(text).toString('base64')]),
  );
  const { method, path } = releaseServiceRoutes.publish;
  return server.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${key}` },
    payload: { remote, version, contract, files, ...(snapshot && { snapshot }) },
  });
}

/** Asks the release service for moves of the stable channel. */
export async function move(
  server: ReleaseServer,
  moves: readonly ReleaseMove[],
  more: { key?: string; why?: string; expected?: object } = {},
): Promise<LightMyRequestResponse> {
  const { key = operatorKey(server), ...rest } = more;
  return server.app.inject({
    method: 'POST',
    url: '/api/releases/channels/stable/moves',
    headers: { authorization: `Bearer ${key}` },
    payload: { moves, ...rest },
  });
}

/** Makes versions current for everybody, by remote. */
export async function point(
  server: ReleaseServer,
  versions: Partial<Record<ReleaseName, string>>,
): Promise<void> {
  // The keys are what the type says.
  const entries = Object.entries(versions) as [ReleaseName, string][];
  const moves = entries.map(([remote, version]) => ({ kind: 'point' as const, remote, version }));
  const response = await move(server, moves);
  if (response.statusCode !== 200) throw new Error(`cannot point: ${response.body}`);
}
