import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLocalBuilds } from '../release/local-build.ts';
import { placeBuilds } from '../release/start-builds.ts';
import { freePort } from '../test/free-port.ts';
import { type Front, openFront, type Protocol } from './front.ts';
import type { Prepared } from './routes.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
/** A busy machine takes its time. */
const START_WITHIN_MS = 300_000;
const PASSWORD = 'a calm grey parrot';
/** Of an earlier run's data: the best compression of every file takes minutes. */
const RETAINED = new Set(['cache', 'releases']);
const DOG = {
  species: 'dog',
  breed: 'Beagle',
  age: 5,
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: 30,
  weightUnit: 'lbs',
};

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** One of the two ways to build the product, served by the same program. */
export interface Site extends Prepared {
  readonly name: string;
  readonly fronts: Readonly<Record<Protocol, Front | null>>;
  readonly cookies: readonly Cookie[];
  stop(): Promise<void>;
}

/** Starts the built server on data of its own, signs in and leaves two consults. `shell`: other pages, without remotes. */
export async function startSite(
  name: string,
  options: { readonly protocols: readonly Protocol[]; readonly shell?: string },
): Promise<Site> {
  const data = join(ROOT, '.cache/bench-load', name);
  const releases = join(data, 'releases');
  mkdirSync(releases, { recursive: true });
  for (const entry of readdirSync(data)) {
    if (!RETAINED.has(entry)) rmSync(join(data, entry), { recursive: true, force: true });
  }
  // A copy, so that a build meanwhile does not change what is measured.
  const shell = join(data, 'shell');
  cpSync(options.shell ?? join(ROOT, 'shell/dist'), shell, {
    recursive: true,
    preserveTimestamps: true,
  });
  if (!options.shell) {
    placeBuilds({ folder: releases, channel: 'stable' }, readLocalBuilds(ROOT));
  }
  const port = await freePort();
  const child = await launch(port, {
    PETWISE_DATA_DIR: data,
    PETWISE_RELEASES_DIR: releases,
    PETWISE_SHELL_DIR: shell,
  });
  const fronts: Record<Protocol, Front | null> = { http1: null, http2: null };
  const stop = async () => {
    for (const front of Object.values(fronts)) front?.close();
    await end(child);
  };
  try {
    const direct = `http://127.0.0.1:${port}`;
    for (const protocol of options.protocols) fronts[protocol] = await openFront(port, protocol);
    const encoded = join(data, 'cache/encoded');
    await waitForCompression(direct, shell, encoded);
    if (!options.shell) await waitForCompression(`${direct}/remotes`, releases, encoded);
    return { name, fronts, ...(await prepare(direct)), stop };
  } catch (error) {
    // A server that is left running holds the data folder of the next run.
    await stop();
    throw error;
  }
}

async function launch(port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PETWISE_PASSWORD: PASSWORD,
      PETWISE_TRUST_PROXY: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const until = Date.now() + START_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/status`).catch(() => null);
    if (answer?.ok) return child;
    await pause(100);
  }
  throw new Error(`The server did not start:\n${output}`);
}

async function prepare(url: string): Promise<Prepared & { cookies: Cookie[] }> {
  let cookie = '';
  async function call(path: string, body: object): Promise<Response> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  async function begin(): Promise<string> {
    const response = await call('/api/responses-test/init', {
      patientData: DOG,
      medicalHistory: { skipped: true },
      initialSymptoms: 'He has been vomiting since yesterday and will not eat.',
      uploadedFiles: [],
    });
    // The route's contract.
    return ((await response.json()) as { sessionId: string }).sessionId;
  }
  const login = await call('/api/auth/login', { password: PASSWORD });
  const cookies = login.headers.getSetCookie().map((line) => {
    const pair = line.split(';')[0] ?? '';
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const asking = await begin();
  const finished = await begin();
  await call('/api/responses-test/answer', { sessionId: finished, answer: 'No' });
  await call('/api/responses-test/finalize', { sessionId: finished });
  return { asking, finished, cookies };
}

/** Asks for every file, then waits until the server has put its best compressed copies in place. */
async function waitForCompression(url: string, folder: string, encoded: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  for (const file of files) {
    const answer = await fetch(`${url}/${file}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
  }
  const state = () =>
    readdirSync(encoded)
      // A file that is being written goes away under this name.
      .map((file) => `${file} ${statSync(join(encoded, file), { throwIfNoEntry: false })?.size}`)
      .join('\n');
  let last = '';
  for (let same = 0; same < 6;) {
    await pause(500);
    const now = state();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await exited;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
