/**
 * Looks at the page of a running server and at each script that it names, 600 times, 100 ms apart: while
 * the shell is built anew into the folder that the server was started with, while another one is released,
 * and while the channel goes from one to the other and back. Needs a build.
 *
 *     npm run deployment-probes
 *
 * It fails when a probe finds the page or a script missing.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../fixtures/free-port.ts';
import { releaseRenamedShell } from '../fixtures/renamed-shell.ts';
import { startServer } from '../fixtures/running-server.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PROBES = 600;
const APART_MS = 100;
const BETWEEN_MOVES_MS = 1_000;

const server = await startServer(await freePort());
const pages = new Set<string>();
let isOver = false;

/** What a probe finds missing. */
async function probe(): Promise<string[]> {
  const page = await fetch(server.url, { headers: { accept: 'text/html' } });
  const html = await page.text();
  const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  if (!page.ok || scripts.length === 0) return [`page: ${page.status}`];
  pages.add(scripts.join());
  const answers = await Promise.all(scripts.map((path) => fetch(`${server.url}${path}`)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.filter(({ ok }) => !ok).map(({ status, url }) => `${url}: ${status}`);
}

async function deploy(): Promise<number> {
  const build = ['turbo', 'run', 'build', '--filter=@petwise/shell', '--force'];
  await promisify(execFile)('npx', build, { cwd: ROOT });
  const { version, present } = await releaseRenamedShell(server);
  let moves = 1;
  for (; !isOver; moves += 1) {
    await wait(BETWEEN_MOVES_MS);
    const next = moves % 2 === 1 ? present : version;
    await server.releases.move('stable', [{ kind: 'point', remote: 'shell', version: next }]);
  }
  return moves;
}

try {
  const deploying = deploy();
  const probes: Promise<string[]>[] = [];
  for (let one = 0; one < PROBES; one += 1) {
    probes.push(probe().catch((error: unknown) => [String(error)]));
    await wait(APART_MS);
  }
  const missing = (await Promise.all(probes)).filter((found) => found.length > 0);
  isOver = true;
  const moves = await deploying;
  console.log(`a build, ${moves} moves, ${pages.size} pages of different scripts`);
  for (const found of missing) console.log(found.join(', '));
  console.log(`${missing.length} of ${PROBES} probes found something missing`);
  if (missing.length > 0 || pages.size < 2) process.exitCode = 1;
} finally {
  await server.stop();
}
