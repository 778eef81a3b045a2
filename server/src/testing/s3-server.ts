import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE } from './ready-template.ts';
import { startBucketServer } from './bucket-server.ts';

/** A store with one bucket, which looks at signatures. */
export interface S3Server {
  /** Its address as `PETWISE_FILES` has it. */
  readonly setting: string;
  close(): Promise<void>;
}

/** The last there is; it runs on every Node of ours. Newer stores need Node 22 or 24. */
const VERSION = '3.7.1';
/** No dependency of ours: it brings old libraries, and no owner's computer ever has it (docs/decisions/0028-two-databases-one-bucket.md). */
const FOLDER = join(CACHE, `s3rver-${VERSION}`);
const PROGRAM = 'node_modules/s3rver/bin/s3rver.js';
const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const BUCKET = 'petwise';

/**
 * Starts the S3 server `s3rver` from npm, which is fetched once. Where it cannot be fetched, our own stand-in, and this
 * says so.
 */
export async function startS3Server(): Promise<S3Server> {
  try {
    if (!existsSync(FOLDER)) await fetchProgram();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.warn(`\nSKIPPED: no S3 server from npm; our stand-in was asked instead\n${why}\n`);
    return startBucketServer();
  }
  const data = await mkdtemp(join(tmpdir(), 'petwise-s3-'));
  const args = [PROGRAM, '-d', data, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', BUCKET];
  const running = spawn(process.execPath, args, { cwd: FOLDER, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = (): void => void running.kill('SIGKILL');
  process.once('exit', end);
  const port = await portOf(running);
  return {
    setting: `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}`,
    close: async () => {
      process.off('exit', end);
      const ended = once(running, 'exit');
      end();
      await ended;
      await rm(data, { recursive: true });
    },
  };
}

async function fetchProgram(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const aside = await mkdtemp(join(CACHE, 'fetching-'));
  try {
    await writeFile(join(aside, 'package.json'), '{ "private": true }');
    // On Windows npm is a script of the shell.
    const shell = process.platform === 'win32';
    await promisify(execFile)('npm', [...INSTALL, `s3rver@${VERSION}`], { cwd: aside, shell });
    // Another run may have been faster; its folder is as good.
    await rename(aside, FOLDER).catch(() => undefined);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function portOf(running: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((done, fail) => {
    const read = (piece: Buffer): void => {
      output += piece.toString();
      const [, port] = /listening on [\d.]+:(\d+)/.exec(output) ?? [];
      if (port !== undefined) done(Number(port));
    };
    running.stdout?.on('data', read);
    running.stderr?.on('data', read);
    running.once('exit', () => fail(new Error(`s3rver did not start: ${output}`)));
  });
}
