import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { operatorRoutes } from '../../shared/contracts/src/operator.ts';
import { readKey } from '../release/release-client.ts';

const USAGE = `Usage: npm run backup [-- <file>]      everything a running server keeps, as one file
The server: PETWISE_RELEASE_URL (http://127.0.0.1:4300); the key: PETWISE_RELEASE_KEY, or the one in the data folder.
Back again, into a new data folder and database: npm run restore -- <file>`;

const ROOT = resolve(import.meta.dirname, '../..');

async function backUp(name: string | undefined): Promise<void> {
  const data = resolve(ROOT, process.env.PETWISE_DATA_DIR ?? '.data');
  const key = readKey(data);
  const url = process.env.PETWISE_RELEASE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4300}`;
  const stamp = new Date().toISOString().slice(0, 16).replaceAll(':', '');
  const file = resolve(process.env.INIT_CWD ?? '.', name ?? `petwise-backup-${stamp}.tar.gz`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const { method, path } = operatorRoutes.backup;
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${key}` },
  }).catch((error: unknown) => {
    throw new Error(`No server answers at ${url}; start it, or set PETWISE_RELEASE_URL`, {
      cause: error,
    });
  });
  if (!answer.ok || answer.body === null)
    throw new Error(
      `The server refuses (${answer.status}): ${(await answer.text()).slice(0, 300)}`,
    );
  const partly = `${file}.part`;
  try {
    // The types of fetch and of node:stream name the same thing differently.
    const bytes = Readable.fromWeb(answer.body as ReadableStream);
    await pipeline(bytes, createGzip(), createWriteStream(partly, { mode: 0o600 }));
    await rename(partly, file);
  } catch (error) {
    await rm(partly, { force: true });
    throw new Error('The backup broke off; nothing was kept of it.', { cause: error });
  }
  const { size } = await stat(file);
  console.log(
    `${file}: ${(size / 1e6).toFixed(1)} MB. It holds everything, the operator’s key too.`,
  );
}

const [name] = process.argv.slice(2);
if (name === '--help') console.log(USAGE);
else
  backUp(name).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
