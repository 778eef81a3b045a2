import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import { DEV_PORTS } from '../federation/ports.ts';
import { remotesHere } from '../release/local-build.ts';

/**
 * `npm run dev`: the API, the shell and the remotes, each with hot reload.
 * An edited component of a remote changes in place inside the shell.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const VITE = resolve(ROOT, 'node_modules/vite/bin/vite.js');
const TSX = resolve(ROOT, 'node_modules/tsx/dist/cli.mjs');

const PARTS: readonly { name: string; folder: string; args: readonly string[] }[] = [
  { name: 'server', folder: 'server', args: [TSX, 'watch', '--clear-screen=false', 'src/main.ts'] },
  { name: 'shell', folder: 'shell', args: [VITE, '--clearScreen', 'false'] },
  ...remotesHere(ROOT)
    .map((remote) => remote.replaceAll('_', '-'))
    .map((folder) => ({
      name: folder,
      folder,
      args: [VITE, '--clearScreen', 'false'],
    })),
];

ensureCompiled();

const children: ChildProcess[] = PARTS.map(({ name, folder, args }) => {
  const child = spawn(process.execPath, args, {
    cwd: resolve(ROOT, folder),
    env: {
      ...process.env,
      PORT: String(DEV_PORTS.server),
      PETWISE_DATA_DIR: process.env.PETWISE_DATA_DIR ?? resolve(ROOT, '.data/development'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const print = (chunk: Buffer): void => {
    for (const line of chunk.toString().split('\n')) {
      if (line.trim()) console.log(`${name.padEnd(12)} ${line}`);
    }
  };
  child.stdout?.on('data', print);
  child.stderr?.on('data', print);
  child.on('exit', (code) => {
    if (!stopping) console.log(`${name.padEnd(12)} stopped with ${code ?? 'a signal'}`);
  });
  return child;
});

let stopping = false;
function stop(): void {
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

console.log(`Petwise in development: http://localhost:${DEV_PORTS.shell}`);
console.log(
  `One remote alone: http://localhost:${DEV_PORTS.mfe_chat} (chat), and so on to ${DEV_PORTS.mfe_health}`,
);
