import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DOORS, type RemoteName } from '@petwise/contracts';
import { FolderHashes } from '../src/rooms/remotes/folder-hashes.ts';
import type { PinnedRemote } from '../src/rooms/remotes/import-map.ts';
import { ShellPage } from '../src/rooms/remotes/page.ts';
import { PAGE_DOORS } from '../src/rooms/remotes/preloads.ts';

/**
 * `npm run integrity-cost` after a build: what the hashes of scripts add to each
 * page, bytes after Brotli (level 5, as pages are sent). Fails above the bound.
 */
const BOUND = 4_000;
const QUALITY = 5;
const ROOT = resolve(import.meta.dirname, '../..');
const hashes = new FolderHashes();
const shell = join(ROOT, 'shell/dist');
const hashed = new ShellPage(shell, () => hashesIn(shell));
const plain = new ShellPage(shell, async () => ({}));

/** Of what the build lists: a cache may have left other files beside them. */
async function hashesIn(dist: string): Promise<Record<string, string>> {
  // Written by our own build.
  const listed = JSON.parse(await readFile(join(dist, '.vite/files.json'), 'utf8')) as string[];
  const all = Object.entries(await hashes.in(dist));
  return Object.fromEntries(all.filter(([path]) => listed.includes(path)));
}

async function sizeOf(page: ShellPage, pinned: readonly PinnedRemote[]): Promise<number> {
  const html = await page.render({
    registry: { schemaVersion: 1, channel: 'stable', remotes: {}, recalled: {} },
    keys: [],
    modules: [],
    pinned,
    nonce: '',
    scriptNonce: '',
    set: null,
    shell: null,
    overrides: false,
    contact: null,
    signedIn: false,
    consult: null,
    answers: {},
  });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return brotliCompressSync(html ?? '', { params }).length;
}

async function pinnedOf(remote: RemoteName): Promise<PinnedRemote> {
  const files = await hashesIn(join(ROOT, remote.replace('_', '-'), 'dist'));
  const entry = Object.keys(files).find((file) => file.startsWith('remoteEntry')) ?? null;
  const version = '0.1.0-00000000';
  const base = `/remotes/${remote}/${version}/`;
  return { remote, version, base, list: { entry, files, usesPageLibraries: true } };
}

let most = 0;
for (const [path, doors] of Object.entries(PAGE_DOORS)) {
  const pinned = await Promise.all([...new Set(doors.map((door) => DOORS[door]))].map(pinnedOf));
  const cost = (await sizeOf(hashed, pinned)) - (await sizeOf(plain, []));
  most = Math.max(most, cost);
  console.log(`${String(cost).padStart(6)} bytes  ${path}`);
}
console.log(`${most} of at most ${BOUND} bytes`);
process.exitCode = most > BOUND ? 1 : 0;
