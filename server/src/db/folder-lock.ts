import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another process holds the folder; the message says which. */
export class FolderInUseError extends Error {
  readonly holder: number | null;

  constructor(folder: string, holder: number | null) {
    const who = holder === null ? 'another process' : `process ${holder}`;
    super(
      `The data folder ${folder} is in use by ${who}. Stop it first, or set PETWISE_DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
    this.holder = holder;
  }
}

const ANSWER_MS = 1_000;
const SETTLE_MS = 100;

/**
 * Takes a folder for this process alone; answers how to let go. The lock is a
 * listening socket, so the operating system frees it when the process dies,
 * however it dies; whoever holds it tells its process id to the one refused.
 */
export async function lockFolder(folder: string, address?: string): Promise<() => Promise<void>> {
  const place = address ?? addressOf(folder);
  const server = await listen(place).catch(async (error: unknown) => {
    if (!isAddressInUse(error)) throw error;
    return takeOverStale(folder, place);
  });
  const note = join(folder, 'petwise.pid');
  await writeFile(note, `${process.pid}\n`);
  return async () => {
    await rm(note, { force: true });
    await new Promise<void>((done) => server.close(() => done()));
  };
}

/** Linux: abstract socket; Windows: named pipe; both vanish with the process. Else a socket file. */
function addressOf(folder: string): string {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return `\0petwise-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\petwise-${name}`;
  return join(tmpdir(), `petwise-${name}.sock`);
}

function listen(place: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.end(`${process.pid}\n`));
    server.once('error', fail);
    server.listen(place, () => {
      server.unref();
      done(server);
    });
  });
}

/** Only a socket file can be left behind by a dead process; nobody answers on it then. */
async function takeOverStale(folder: string, place: string): Promise<Server> {
  const holder = await askHolder(place);
  const isFile = !place.startsWith('\0') && process.platform !== 'win32';
  if (holder !== 'nobody' || !isFile) {
    throw new FolderInUseError(folder, holder === 'nobody' ? null : holder);
  }
  await rm(place, { force: true });
  const server = await listen(place).catch(async (error: unknown) => {
    if (!isAddressInUse(error)) throw error;
    const winner = await askHolder(place);
    throw new FolderInUseError(folder, winner === 'nobody' ? null : winner);
  });
  // Two processes may both have removed the stale file: the last one to bind answers.
  await sleep(SETTLE_MS);
  const answering = await askHolder(place);
  if (answering !== process.pid) {
    server.close();
    throw new FolderInUseError(folder, answering === 'nobody' ? null : answering);
  }
  return server;
}

/** The process id of the holder; null when it does not say; `nobody` when none listens. */
function askHolder(place: string): Promise<number | null | 'nobody'> {
  return new Promise((done) => {
    const socket = connect(place);
    let text = '';
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString('utf8')));
    socket.once('error', () => done('nobody'));
    socket.once('close', () => done(/^\d+$/.test(text.trim()) ? Number(text) : null));
  });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
