import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { authRoutes, healthRoutes } from '@petwise/contracts';
import { makeExportFile, type Truth } from '@petwise/health-reader/testing';
import { buildProgram } from '../../src/testing/build-program.ts';
import {
  answerOf,
  buildBrowserWorker,
  openReadingBrowser,
  rendererOf,
} from '../health/in-browser.ts';

/**
 * `npm run bench -w server -- health-start [times]`: an honest Apple Health export, sent to a server that has just started
 * and read by a page that has just opened, half of the times each, 500 in all unless told otherwise; every second one while
 * that process has a twentieth of a processor. Prints how many were refused or misread, and ends with 1 when any was.
 */
const times = Number(process.argv[3] ?? 500);
const PASSWORD = 'a calm grey parrot';
const AT_ONCE = 10;
/** Of each 20 ms the process runs 1. */
const SHARE = { runs: 1, stands: 19 };

/** Lets a process run a twentieth of the time, until told otherwise. */
function throttle(pid: number): () => Promise<void> {
  let isOver = false;
  const turns = (async () => {
    while (!isOver) {
      process.kill(pid, 'SIGSTOP');
      await wait(SHARE.stands);
      process.kill(pid, 'SIGCONT');
      await wait(SHARE.runs);
    }
  })();
  return async () => {
    isOver = true;
    await turns;
  };
}

interface Export {
  readonly path: string;
  readonly truth: Truth;
}

/** What went wrong; nothing when all was right. */
type Fault = string | null;

async function startProgram(program: string, dataDir: string) {
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      PETWISE_PASSWORD: PASSWORD,
      PETWISE_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  let port: string | undefined;
  while (port === undefined && child.exitCode === null) {
    await wait(5);
    port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
  }
  if (port === undefined) throw new Error(output);
  return { child, address: `http://127.0.0.1:${port}` };
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(address + authRoutes.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function send(address: string, cookie: string, { path, truth }: Export): Promise<Fault> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(readFileSync(path))]), 'export.zip');
  const { path: url } = healthRoutes.upload;
  const answer = await fetch(address + url, { method: 'POST', headers: { cookie }, body: form });
  const text = await answer.text();
  if (answer.ok && text.includes(`"totalRecords":${truth.records},`)) return null;
  return `${answer.status} ${text.slice(0, 200)}`;
}

async function toServers(count: number, given: Export, folder: string): Promise<Fault[]> {
  const built = await buildProgram('src/main.ts');
  const dataDir = join(folder, 'data');
  const found: Fault[] = [];
  try {
    for (let start = 0; found.length < count; start += 1) {
      const { child, address } = await startProgram(built.path, dataDir);
      const cookie = await signIn(address);
      const stop = start % 2 === 0 ? null : throttle(child.pid ?? 0);
      const sent = Array.from({ length: Math.min(AT_ONCE, count - found.length) }, () =>
        send(address, cookie, given).catch(String),
      );
      found.push(...(await Promise.all(sent)));
      await stop?.();
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  } finally {
    await built.remove();
  }
  return found;
}

async function inPages(count: number, { path, truth }: Export, folder: string): Promise<Fault[]> {
  const found: Fault[] = [];
  const worker = await buildBrowserWorker(folder);
  const opened = await openReadingBrowser(worker);
  const { browser, address } = opened;
  try {
    while (found.length < count) {
      const page = await browser.newPage();
      await page.goto(address);
      const { id } = await rendererOf(browser);
      await page.setInputFiles('input', path);
      const stop = found.length % 2 === 0 ? null : throttle(id);
      const answer = await answerOf(page);
      await stop?.();
      const isRight =
        'records' in answer && answer.records === truth.records && answer.days === truth.days;
      found.push(isRight ? null : JSON.stringify(answer));
      await page.close();
    }
  } finally {
    await opened.close();
  }
  return found;
}

function print(where: string, found: readonly Fault[]): void {
  const faults = found.filter((fault) => fault !== null);
  console.log(`${where}: ${faults.length} of ${found.length} refused or misread`);
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'petwise-health-start-'));
try {
  const path = join(folder, 'export.zip');
  const given = { path, truth: await makeExportFile(path, { megabytes: 1, seed: 7 }) };
  print('by a server that has just started', await toServers(Math.ceil(times / 2), given, folder));
  print('by a page that has just opened', await inPages(Math.floor(times / 2), given, folder));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
