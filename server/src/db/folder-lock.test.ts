import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petwise-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Another process that holds the folder. */
async function holder(address?: string): Promise<ChildProcess> {
  const script = join(folder, 'holder.mjs');
  const lock = new URL('./folder-lock.ts', import.meta.url).href;
  const args = [folder, address].map((arg) => JSON.stringify(arg)).join(', ');
  await writeFile(
    script,
    `import { lockFolder } from ${JSON.stringify(lock)};
     await lockFolder(${args.replace('undefined', '')});
     process.send('held');
     setInterval(() => undefined, 1000);`,
  );
  const child = fork(script, { execArgv: ['--import', import.meta.resolve('tsx')] });
  children.push(child);
  await once(child, 'message');
  return child;
}

describe('the folder’s lock', () => {
  test('F22 a second process is refused within two seconds, and told who holds it', async () => {
    const child = await holder();
    const startedAt = performance.now();
    const refused = await lockFolder(folder).catch((error: unknown) => error);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(refused).toBeInstanceOf(FolderInUseError);
    expect(refused).toMatchObject({ holder: child.pid });
    expect(String(refused)).toContain(`process ${child.pid}`);
  });

  test('F22 it is free as soon as its holder is killed', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const unlock = await lockFolder(folder);
    await unlock();
  });

  test('F22 it is free again after it was let go', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
    const again = await lockFolder(folder);
    await again();
  });

  test('F4 where the lock is a socket file, one left by a dead process is taken over', async () => {
    const address = join(folder, 'lock.sock');
    const child = await holder(address);
    await expect(lockFolder(folder, address)).rejects.toMatchObject({ holder: child.pid });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const unlock = await lockFolder(folder, address);
    await expect(lockFolder(folder, address)).rejects.toMatchObject({ holder: process.pid });
    await unlock();
  });

  test('F22 a holder that does not answer still holds', async () => {
    const address = join(folder, 'silent.sock');
    const silent = createServer(() => undefined).listen(address);
    await once(silent, 'listening');
    await expect(lockFolder(folder, address)).rejects.toMatchObject({ holder: null });
    silent.close();
  });
});
