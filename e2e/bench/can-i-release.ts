/**
 * Puts ten versions of the shell and of every remote into a store, and asks of the newest of each, as a
 * pipeline does, whether it would fit what is given: by `npm run release -- check`, in an empty folder,
 * so that the store is all that it can read. Needs a build.
 *
 *     npm run can-i-release
 *
 * It fails when an answer takes more than 5 s.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ReleaseName } from '../../shared/contracts/src/release-service.ts';
import { readSnapshot } from '../../tools/release/contract-snapshot.ts';
import { readLocalBuild } from '../../tools/release/local-build.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServer } from '../fixtures/running-server.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MOST_MS = 5_000;
const VERSIONS = 10;

const empty = mkdtempSync(join(tmpdir(), 'petwise-check-'));
const server = await startServer(await freePort());
try {
  for (const remote of ReleaseName.options) {
    const build = readLocalBuild(ROOT, remote);
    const snapshot = readSnapshot(ROOT, remote);
    for (let count = 1; count <= VERSIONS; count += 1) {
      await server.releases.publish({ ...build, version: `${build.version}-${count}` }, snapshot);
    }
    const move = { kind: 'point', remote, version: `${build.version}-1` } as const;
    await server.releases.move('stable', [move]);
  }
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const env = {
    ...process.env,
    PETWISE_RELEASE_URL: server.url,
    PETWISE_DATA_DIR: dirname(server.releasesDir),
  };
  let slowest = 0;
  for (const remote of ReleaseName.options) {
    const version = `${readLocalBuild(ROOT, remote).version}-${VERSIONS}`;
    const args = [tsx, join(ROOT, 'tools/release/release.ts'), 'check', remote, version];
    const begun = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: empty, env });
    const took = Math.round(performance.now() - begun);
    slowest = Math.max(slowest, took);
    console.log(`${String(took).padStart(6)} ms  ${stdout.trim()}`);
  }
  console.log(`${slowest} of at most ${MOST_MS} ms`);
  if (slowest > MOST_MS) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(empty, { recursive: true, force: true });
}
