/**
 * `npm run bench -w server -- stop [times]`: from SIGTERM to the end of the program, beside a caller that never pauses, 50
 * sockets and two files that stand still in their middle; on both databases. Fails beyond 5 s, or without a 0.
 */
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { createDatabaseFolder } from '../../src/db/embedded.ts';
import { buildProgram } from '../../src/testing/build-program.ts';
import { sendHalf } from '../../src/testing/half-sent.ts';
import { startPostgres } from '../../src/testing/postgres-server.ts';

const MOST_MS = 5_000;
const SOCKETS = 10;
const OWNERS = 5;
const PASSWORD = 'correct horse battery';
const TIMES = Number(process.argv[3] ?? 10);

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Starts the program, keeps it busy, stops it; milliseconds and exit code. */
async function stop(path: string, settings: Record<string, string>): Promise<[number, number]> {
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env['PATH'], PORT: '0', PETWISE_PASSWORD: PASSWORD, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  let port: string | undefined;
  while (port === undefined) {
    const [chunk] = await once(child.stdout, 'data');
    text += String(chunk);
    port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
  }
  const address = `http://127.0.0.1:${port}`;
  let calls = 0;
  for (let owner = 0; owner < OWNERS; owner += 1) {
    const cookie = await signIn(address);
    const sockets = Array.from({ length: SOCKETS }, () => {
      const url = `${address.replace('http', 'ws')}/ws?sessionId=${randomUUID()}`;
      return new WebSocket(url, { headers: { cookie, origin: address } });
    });
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    for (const socket of sockets) socket.on('error', () => undefined);
    if (owner > 0) continue;
    await sendHalf(address, cookie);
    const goOn = async (): Promise<void> => {
      const answer = await fetch(`${address}/api/consults`, { headers: { cookie } });
      await answer.text();
      calls += 1;
      return goOn();
    };
    goOn().catch(() => undefined);
  }
  while (calls < 20) await new Promise((done) => setTimeout(done, 20));
  const from = performance.now();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return [performance.now() - from, Number(code)];
}

const program = await buildProgram('src/main.ts');
const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'petwise-stop-'));
await createDatabaseFolder(join(folder, 'template'));
const kinds: Record<string, (dataDir: string) => Promise<Record<string, string>>> = {
  embedded: async (dataDir) => {
    await cp(join(folder, 'template'), join(dataDir, 'db'), { recursive: true });
    return {};
  },
  PostgreSQL: async () => ({ DATABASE_URL: await postgres.createDatabase() }),
};
try {
  for (const [name, settingsIn] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const dataDir = join(folder, `${name}-${n}`);
      const settings = { ...(await settingsIn(dataDir)), PETWISE_DATA_DIR: dataDir };
      const [ms, code] = await stop(program.path, settings);
      times.push(ms);
      if (code !== 0 || ms > MOST_MS) process.exitCode = 1;
      if (code !== 0) process.stdout.write(`${name}: exit ${code}\n`);
    }
    times.sort((a, b) => a - b);
    const seconds = (at: number): string => ((times.at(at) ?? 0) / 1000).toFixed(2);
    process.stdout.write(
      `${name}: ${TIMES} stops, ${seconds(TIMES >> 1)} s in the middle, ${seconds(-1)} s at most (bound ${MOST_MS / 1000} s)\n`,
    );
  }
} finally {
  await postgres.close();
  await program.remove();
  await rm(folder, { recursive: true, force: true });
}
