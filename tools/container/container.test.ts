import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder } from '../test/make-folder.ts';
import { ROOT } from '../test/run-step.ts';
import { Checklist } from './checklist.ts';
import { findEngine, leavesBelow } from './engine.ts';
import { exportTree } from './export-tree.ts';
import { expectRefusal, memoryIn, rightsIn } from './rights.ts';
import { GUARDS, runArguments } from './run-arguments.ts';

const STATUS = `Name:\tnode
Uid:\t1000\t1000\t1000\t1000
Gid:\t1000\t1000\t1000\t1000
VmHWM:\t  372000 kB
VmRSS:\t  342000 kB
CapPrm:\t0000000000000000
CapEff:\t0000000000000000
CapBnd:\t0000000000000000
NoNewPrivs:\t1
`;

function folder(): string {
  const made = makeFolder();
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function folderWith(...programs: readonly string[]): string {
  const made = folder();
  for (const name of programs) writeFileSync(join(made, name), '');
  return made;
}

describe('the engine', () => {
  it('is podman where there is one, else docker, else none', () => {
    const path = (...folders: readonly string[]): string => folders.join(delimiter);
    const [docker, podman] = [folderWith('docker'), folderWith('podman')];
    expect(findEngine(path(docker, podman))).toBe('podman');
    expect(findEngine(path('', docker))).toBe('docker');
    expect(findEngine(path(folderWith('node')))).toBeUndefined();
  });
});

describe('a build that is interrupted', () => {
  it('has its steps ended, the processes at the ends of its tree', () => {
    const table = '    1     0\n   20     1\n  300    20\n  301    20\n 4000   301\n   21     1\n';
    expect(leavesBelow(20, table)).toEqual([300, 4000]);
    expect(leavesBelow(21, table)).toEqual([]);
  });
});

describe('a container of the trial', () => {
  const options = { image: 'image', name: 'name', data: 'volume', port: 4711 };

  it('runs as docs/operations.md says', () => {
    const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const [run = ''] = /podman run [^#]*? petwise\n/.exec(text.replaceAll(/\\\n\s+/g, '')) ?? [];
    expect(run).toContain(GUARDS.join(' '));
    expect(run).toContain('-v petwise-data:/data -p 127.0.0.1:4300:4300');
    expect(text).toContain('podman build --format docker ');
  });

  it('is found at one port, whether containers have a network of their own or not', () => {
    const given = runArguments({ ...options, settings: ['PETWISE_PASSWORD'] }).join(' ');
    expect(given).toContain('-p 127.0.0.1:4711:4711 -e PORT=4711 -e PETWISE_PASSWORD image');
    expect(given).toContain('-v volume:/data ');
  });

  it('may have data that it cannot write to', () => {
    const given = runArguments({ ...options, data: 'volume:ro', settings: [] }).join(' ');
    expect(given).toContain('-v volume:/data:ro ');
  });
});

describe('the rights of a process', () => {
  it('are read from what the kernel tells of it', () => {
    expect(rightsIn(STATUS)).toEqual({
      user: 1000,
      group: 1000,
      hasCapabilities: false,
      staysWithout: true,
    });
  });

  it.each(['CapEff', 'CapPrm', 'CapBnd'])('are seen in %s', (field) => {
    const status = STATUS.replace(`${field}:\t0`, `${field}:\t8`);
    expect(rightsIn(status).hasCapabilities).toBe(true);
  });

  it('are not taken for none where the kernel tells nothing', () => {
    expect(() => rightsIn(STATUS.replace('CapEff', 'Other'))).toThrow('has no CapEff');
  });

  it('stand beside its memory, which is told in MB', () => {
    expect(memoryIn(STATUS)).toEqual({ now: 350.208, highest: 380.928 });
  });
});

describe('a refused start', () => {
  const printed = 'Petwise cannot start. PETWISE_PASSWORD must have at least 8 characters.\n';

  it('is told in one line', () => {
    expect(() => expectRefusal({ code: 1, printed })).not.toThrow();
  });

  it.each([
    [0, printed],
    [1, ''],
    [1, `${printed}    at start (server/main.js:1:1)\n`],
    [1, 'Error: EROFS: read-only file system.\n'],
  ])('is none with the code %i and %j', (code, text) => {
    expect(() => expectRefusal({ code, printed: text })).toThrow(`It ended with ${code}`);
  });
});

describe('the checklist', () => {
  it('goes on after a line that failed, and remembers it', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    const list = new Checklist(new AbortController().signal);
    expect(await list.check('one', () => Promise.resolve('seen'))).toBe(true);
    expect(list.isMet).toBe(true);
    expect(await list.check('two', () => Promise.reject(new Error('why')))).toBe(false);
    await list.check('three', () => Promise.resolve());
    expect(list.isMet).toBe(false);
    expect(print.mock.calls.flat()).toEqual([
      'ok      one: seen',
      'failed  two: why',
      'ok      three',
    ]);
  });

  it('ends with an interruption, which is no line that failed', async () => {
    const stopped = new AbortController();
    const list = new Checklist(stopped.signal);
    stopped.abort(new Error('interrupted'));
    await expect(list.check('one', () => Promise.reject(new Error('cut')))).rejects.toThrow(
      'interrupted',
    );
    expect(list.isMet).toBe(true);
  });
});

it('the copy that an image is built from has what git keeps or would keep, as it stands', () => {
  const [root, copy] = [folder(), folder()];
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const files = { '.gitignore': 'ignored\n', ignored: 'a', removed: 'b', 'new ü': 'c' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  execFileSync('git', ['add', 'removed'], { cwd: root });
  rmSync(join(root, 'removed'));
  exportTree(root, copy);
  expect(readdirSync(copy).toSorted()).toEqual(['.gitignore', 'new ü']);
});
