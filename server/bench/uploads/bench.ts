import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { authRoutes, MAX_FILE_BYTES, MAX_HEALTH_EXPORT_BYTES } from '@petwise/contracts';

/**
 * Row U1 of the checklist, beside a server that holds a file in memory: how much
 * memory a server takes above what it held before, and how soon it answers after
 * the last byte. `npm run build`, then `npm run bench -w server -- uploads`; Linux.
 */
const MB = 1024 * 1024;
const PASSWORD = 'correct horse battery';
const CHUNK = Buffer.alloc(64 * 1024, 'a');
const PAGE_BYTES = 4_096;
const ROUNDS = 3;

interface Case {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

const CASES: readonly Case[] = [
  { name: '1 MB text, taken', file: 'a.txt', bytes: MB },
  { name: '25 MB text, taken', file: 'a.txt', bytes: MAX_FILE_BYTES },
  { name: '25 MB + 1, refused', file: 'a.txt', bytes: MAX_FILE_BYTES + 1 },
  { name: '140 MB as text, refused', file: 'a.txt', bytes: 140 * MB },
  { name: '100 MB + 1 as zip, refused', file: 'a.zip', bytes: MAX_HEALTH_EXPORT_BYTES + 1 },
];

interface Measured {
  readonly status: number;
  readonly answerMs: number;
  readonly addedMb: number;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function start(program: string, folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PETWISE_PASSWORD: PASSWORD,
      PETWISE_DATA_DIR: folder,
    },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await wait(200);
  }
  throw new Error('the server did not start; was it built?');
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${authRoutes.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD, isPWA: false }),
  });
  if (!answer.ok) throw new Error(`cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

async function residentMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8');
  return (Number(text.split(' ')[1]) * PAGE_BYTES) / MB;
}

/** Sends a file without saying how long it is, as fast as the server takes it. */
function send(
  port: number,
  cookie: string,
  { file, bytes }: Case,
): Promise<Omit<Measured, 'addedMb'>> {
  return new Promise((done, fail) => {
    let sentAt = 0;
    const open = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/secure-upload',
        headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          const answerMs = sentAt === 0 ? 0 : performance.now() - sentAt;
          done({ status: answer.statusCode ?? 0, answerMs });
        });
      },
    );
    open.once('error', fail);
    open.write(`--x\r\ncontent-disposition: form-data; name="file"; filename="${file}"\r\n\r\n`);
    let left = bytes;
    const more = (): void => {
      while (left > 0) {
        const piece = CHUNK.subarray(0, Math.min(left, CHUNK.length));
        left -= piece.length;
        if (!open.write(piece)) {
          open.once('drain', more);
          return;
        }
      }
      open.end('\r\n--x--\r\n', () => (sentAt = performance.now()));
    };
    more();
  });
}

async function measure(server: ChildProcess, port: number, one: Case): Promise<Measured> {
  const { pid } = server;
  if (pid === undefined) throw new Error('no process');
  const cookie = await signIn(port);
  await wait(2_000);
  const before = await residentMb(pid);
  let peak = before;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await residentMb(pid));
      await wait(10);
    }
  })();
  const answer = await send(port, cookie, one);
  isOver = true;
  await watch;
  return { ...answer, addedMb: peak - before };
}

async function measureAll(title: string, program: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'petwise-bench-'));
  const port = await freePort();
  const server = await start(program, folder, port);
  try {
    for (const one of CASES) {
      const rounds: Measured[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await measure(server, port, one));
      }
      const status = rounds.map((round) => round.status).join(' ');
      const most = Math.max(...rounds.map(({ addedMb }) => addedMb)).toFixed(1);
      const slowest = Math.max(...rounds.map(({ answerMs }) => answerMs)).toFixed(0);
      console.log(`${title} | ${one.name} | ${status} | +${most} MB | ${slowest} ms`);
    }
  } finally {
    server.kill();
    await new Promise((done) => server.once('exit', done));
    await rm(folder, { recursive: true, force: true });
  }
}

console.log(
  'server | body | answers | most memory above before | slowest answer after the last byte',
);
await measureAll('Petwise', '../../dist/main.js');
await measureAll('in memory, the usual way', 'buffering-server.mjs');
