import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { DOORS } from '../../shared/contracts/src/index.ts';
import { importMapOf } from '../../server/src/rooms/remotes/import-map.ts';
import { PAGE_DOORS } from '../../server/src/rooms/remotes/preloads.ts';
import { readLocalBuild } from '../release/local-build.ts';

/**
 * `npm run integrity-cost` after a build: what the hashes of scripts add to each
 * page, bytes after Brotli (level 5, as pages are sent). Fails above the bound.
 */
const BOUND = 4_000;
const QUALITY = 5;
const ROOT = resolve(import.meta.dirname, '../..');

function compressed(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return brotliCompressSync(text, { params }).length;
}

const shell = readLocalBuild(ROOT, 'shell');
const html = readFileSync(join(shell.folder, 'index.html'), 'utf8');
let most = 0;
for (const [path, doors] of Object.entries(PAGE_DOORS)) {
  const remotes = [...new Set(doors.map((door) => DOORS[door]))].map((remote) => {
    const { version, files } = readLocalBuild(ROOT, remote);
    const entry = Object.keys(files).find((file) => file.startsWith('remoteEntry')) ?? null;
    return { remote, version, list: { entry, files, usesPageLibraries: true } };
  });
  const map = importMapOf(shell.files, remotes);
  const scripts = map.split('sha256-').length - 1;
  const cost = compressed(`${html}${map}`) - compressed(html);
  most = Math.max(most, cost);
  console.log(`${String(cost).padStart(6)} bytes  ${String(scripts).padStart(3)} scripts  ${path}`);
}
console.log(`${most} of at most ${BOUND} bytes`);
process.exitCode = most > BOUND ? 1 : 0;
