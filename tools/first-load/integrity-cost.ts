import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DOORS } from '../../shared/contracts/src/index.ts';
import type { PinnedRemote } from '../../server/src/rooms/remotes/import-map.ts';
import { ShellPage } from '../../server/src/rooms/remotes/page.ts';
import { PAGE_DOORS } from '../../server/src/rooms/remotes/preloads.ts';
import { readLocalBuild } from '../release/local-build.ts';

/**
 * `npm run integrity-cost` after a build: what the hashes of scripts add to each
 * page, bytes after Brotli (level 5, as pages are sent). Fails above the bound.
 */
const BOUND = 4_000;
const QUALITY = 5;
const ROOT = resolve(import.meta.dirname, '../..');
const shell = readLocalBuild(ROOT, 'shell');
const hashed = new ShellPage(shell.folder, async () => shell.files);
const plain = new ShellPage(shell.folder, async () => ({}));

async function sizeOf(page: ShellPage, pinned: readonly PinnedRemote[]): Promise<number> {
  const html = await page.render({
    registry: { schemaVersion: 1, channel: 'stable', remotes: {}, recalled: {} },
    keys: [],
    modules: [],
    pinned,
    nonce: '',
    scriptNonce: '',
    set: null,
    overrides: false,
    contact: null,
    signedIn: false,
    consult: null,
    answers: {},
  });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return brotliCompressSync(html ?? '', { params }).length;
}

let most = 0;
for (const [path, doors] of Object.entries(PAGE_DOORS)) {
  const pinned = [...new Set(doors.map((door) => DOORS[door]))].map((remote) => {
    const { version, files } = readLocalBuild(ROOT, remote);
    const entry = Object.keys(files).find((file) => file.startsWith('remoteEntry')) ?? null;
    return { remote, version, list: { entry, files, usesPageLibraries: true } };
  });
  const cost = (await sizeOf(hashed, pinned)) - (await sizeOf(plain, []));
  most = Math.max(most, cost);
  console.log(`${String(cost).padStart(6)} bytes  ${path}`);
}
console.log(`${most} of at most ${BOUND} bytes`);
process.exitCode = most > BOUND ? 1 : 0;
