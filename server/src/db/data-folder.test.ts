import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

// Windows has no such modes.
test.skipIf(process.platform === 'win32')(
  'a data folder that is not there yet is made, with the folders above it, for this user alone',
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'petwise-data-folder-'));
    onTestFinished(() => rm(home, { recursive: true }));
    const folder = join(home, 'var', 'petwise');
    await openDataFolder(folder);
    expect(await readdir(folder)).toEqual([]);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    // The next start finds it.
    await openDataFolder(folder);
  },
);
