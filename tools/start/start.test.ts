import { dirname, join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder } from '../test/make-folder.ts';
import { takenPort } from '../test/taken-port.ts';
import { checkSettings } from './check-settings.cjs';
import { agree } from './install.cjs';
import { pruneBuilds } from './prune-builds.cjs';
import { ensureTemporary } from './temporary.cjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** What the start asks of the server's sources. */
const GUESSABLE = 'server/src/rooms/auth/guessable.cjs';
const SHORT = 'PETWISE_PASSWORD must have at least 8 characters.';

/** Where seven ports of a test begin, that no other asks for. */
function freeRange(): string {
  return String(20_000 + 20 * (process.pid % 500));
}

const INSTALL = join(import.meta.dirname, 'install.cjs');
const TEMPORARY = join(import.meta.dirname, 'temporary.cjs');
const OWN_MOUNTS = ['--map-root-user', '--mount'];

/** Whether this system lets a test have a small file system of its own. */
function canMount(): boolean {
  const mount = ['sh', '-c', 'mount -t tmpfs -o size=1m none /tmp'];
  return spawnSync('unshare', [...OWN_MOUNTS, ...mount]).status === 0;
}

const SOURCE = readFileSync(join(import.meta.dirname, 'start.cjs'), 'utf8');

/** Runs start.cjs as a Node of that version would, up to where it loads the rest. */
function startOn(version: string): {
  errors: string[];
  loaded: string[];
  exitCode: number | undefined;
} {
  const errors: string[] = [];
  const loaded: string[] = [];
  const process = { versions: { node: version }, exitCode: undefined as number | undefined }; // set by the script
  runInNewContext(SOURCE, {
    process,
    require: (name: string) => loaded.push(name),
    console: { error: (text: string) => errors.push(text) },
  });
  return { errors, loaded, exitCode: process.exitCode };
}

describe('start', () => {
  it.each(['8.17.0', '12.22.12', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
    'says in one sentence that Node %s is too old, and ends with 1',
    (version) => {
      const { errors, loaded, exitCode } = startOn(version);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toContain(version);
      expect(errors[0]).not.toContain('\n');
      expect(loaded).toEqual([]);
      expect(exitCode).toBe(1);
    },
  );

  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0'])(
    'goes on with Node %s',
    (version) => {
      expect(startOn(version)).toEqual({ errors: [], loaded: ['./main.cjs'], exitCode: undefined });
    },
  );

  it('is written for Node 8: no syntax that came later', () => {
    expect(SOURCE).not.toMatch(/\b(const|let|class|async)\b|=>|`.*\$\{|\?\?|\?\.|import\(/);
  });
});

describe('temporary files', () => {
  const home = makeFolder();
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  afterEach(() => vi.unstubAllEnvs());

  it('lie where the system has them', () => {
    const env = {};
    ensureTemporary(env, join(home, 'unused'));
    expect(env).toEqual({});
    expect(readdirSync(home)).toEqual([]);
  });

  it('lie beside the data where the system’s folder takes none', () => {
    vi.stubEnv('TMPDIR', join(home, 'not there'));
    const env = {};
    const other = join(home, 'data/tmp');
    ensureTemporary(env, other);
    expect(env).toEqual({ TMPDIR: other, TMP: other, TEMP: other });
    expect(existsSync(other)).toBe(true);
  });

  it.runIf(canMount())('lie beside the data where the system’s folder is full', () => {
    const small = join(home, 'small');
    mkdirSync(small);
    const other = join(home, 'data/other');
    const code = `const { ensureTemporary } = require(${JSON.stringify(TEMPORARY)});
      const env = {};
      ensureTemporary(env, ${JSON.stringify(other)});
      console.log(env.TMPDIR);`;
    const mounted = `mount -t tmpfs -o size=1m none "$TMPDIR" && exec "$0" -e "$1"`;
    const printed = spawnSync(
      'unshare',
      [...OWN_MOUNTS, 'sh', '-c', mounted, process.execPath, code],
      {
        env: { ...process.env, TMPDIR: small },
        encoding: 'utf8',
      },
    );
    expect(printed.stdout.trim()).toBe(other);
  });
});

describe('what is installed', () => {
  const lock = (packages: object): string => JSON.stringify({ packages });
  const wanted = lock({
    '': {},
    server: { version: '0.1.0' },
    'node_modules/rxjs': { version: '7.8.2' },
    'node_modules/@petwise/server': { link: true },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  });

  it('is enough when every locked package is there', () => {
    expect(agree(wanted, lock({ 'node_modules/rxjs': { version: '7.8.2' } }))).toBeTruthy();
  });

  it('is not enough with another version, or without a package', () => {
    expect(agree(wanted, lock({ 'node_modules/rxjs': { version: '7.8.1' } }))).toBeFalsy();
    expect(agree(wanted, lock({}))).toBeFalsy();
  });
});

describe('what stops the server is told before anything is installed', () => {
  const folder = makeFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const good = { PORT: '0', PETWISE_DATA_DIR: folder };

  it('nothing, where all is well', async () => {
    expect(await checkSettings(good)).toEqual([]);
  });

  it.each([
    ['a short password', { PETWISE_PASSWORD: 'short' }, 'PETWISE_PASSWORD'],
    ['bug: told after the build', { PETWISE_PASSWORD: '12345678' }, 'too easy to guess'],
    ['a port that is none', { PORT: 'many' }, 'PORT must be a number'],
    ['an address of another computer', { HOST: '192.0.2.1' }, 'HOST'],
    ['a folder that cannot be made', { PETWISE_DATA_DIR: '/proc/nope' }, 'PETWISE_DATA_DIR'],
    ['a database of another kind', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/x' },
      'No database answers at 127.0.0.1:1',
    ],
    ['bug: told after the build', { PETWISE_SIGNING_KEY: '/none' }, 'PETWISE_SIGNING_KEY names'],
  ])('%s', async (_what, wrong, words) => {
    const problems = await checkSettings({ ...good, ...wrong });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
    expect(problems[0]).not.toMatch(/\n|geheim/);
  });

  it('what is wrong here, without waiting for a database', async () => {
    const wrong = { PETWISE_PASSWORD: 'short', DATABASE_URL: 'postgres://u@127.0.0.1:1/x' };
    expect(await checkSettings({ ...good, ...wrong })).toEqual([SHORT]);
  });

  it('a port in use', async () => {
    const PORT = await takenPort();
    expect(await checkSettings({ ...good, PORT })).toEqual([
      `Port ${PORT} is in use. Set PORT to another one.`,
    ]);
  });
});

describe.each([
  ['npm start', []],
  ['npm run dev', ['--dev']],
  ['npm run restore', ['--restore', 'backup.tar.gz']],
  ['a container', ['--built']],
])('%s ends before anything is installed or built', (_command, args) => {
  /** Starts sources of which only these scripts are there: any further step fails and says so. */
  async function startWith(wrong: Record<string, string>) {
    const root = makeFolder();
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const scripts = join(root, 'tools/start');
    for (const name of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.cjs')))
      cpSync(join(import.meta.dirname, name), join(scripts, name));
    cpSync(join(ROOT, GUESSABLE), join(root, GUESSABLE));
    writeFileSync(join(root, 'backup.tar.gz'), '');
    const env = { ...process.env, PETWISE_DATA_DIR: join(root, 'data'), INIT_CWD: root, ...wrong };
    const ports = { PORT: '0', PETWISE_DEV_PORTS: freeRange(), ...wrong };
    const child = spawn(process.execPath, [join(scripts, 'start.cjs'), ...args], {
      env: { ...env, ...ports },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const [code] = await once(child, 'close');
    return { code, printed, steps: readdirSync(root).filter((name) => name === 'node_modules') };
  }

  it('with a short password', async () => {
    expect(await startWith({ PETWISE_PASSWORD: 'short' })).toEqual({
      code: 1,
      printed: `Petwise cannot start. ${SHORT}\n`,
      steps: [],
    });
  });

  it('with a folder that cannot be written to', async () => {
    const { code, printed, steps } = await startWith({ PETWISE_DATA_DIR: '/proc/nope' });
    expect(printed).toMatch(/^Petwise cannot start\. The data folder \/proc\/nope .*\n$/);
    expect({ code, steps }).toEqual({ code: 1, steps: [] });
  });

  it.runIf(args[0] !== '--restore')('with a port in use', async () => {
    const setting = args[0] === '--dev' ? 'PETWISE_DEV_PORTS' : 'PORT';
    const port = await takenPort();
    expect(await startWith({ [setting]: port })).toEqual({
      code: 1,
      printed: `Petwise cannot start. Port ${port} is in use. Set ${setting} to another one.\n`,
      steps: [],
    });
  });

  it.runIf(args[0] === '--dev')('with a port in use that is not the first', async () => {
    const last = await takenPort();
    const first = String(Number(last) - 15);
    const { printed } = await startWith({ PETWISE_DEV_PORTS: first });
    const [, named] = /^Petwise cannot start\. Port (\d+) is in use\. Set P/.exec(printed) ?? [];
    // Another program may have taken one between the two meanwhile.
    expect(Number(named)).toBeGreaterThan(Number(first));
  });

  it.runIf(args[0] === '--dev')('with a first port that leaves none to the others', async () => {
    expect(await startWith({ PETWISE_DEV_PORTS: '80' })).toEqual({
      code: 1,
      printed:
        'Petwise cannot start. PETWISE_DEV_PORTS is a port from 1024 to 65000, such as 4500.\n',
      steps: [],
    });
  });

  it.runIf(args[0] === '--restore')('with a backup that is not there', async () => {
    const { code, printed, steps } = await startWith({ INIT_CWD: join(tmpdir(), 'not there') });
    expect(printed).toMatch(/^There is no file .*backup\.tar\.gz\.\n$/);
    expect({ code, steps }).toEqual({ code: 1, steps: [] });
  });
});

it('a checkout of another user is told in a sentence', () => {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'node_modules'), { mode: 0o500 });
  // Nothing is out of reach for root, who becomes somebody else for it.
  const code = `const { refuseForeignTree } = require(${JSON.stringify(INSTALL)});
    if (process.getuid?.() === 0) process.setuid(65534);
    refuseForeignTree(${JSON.stringify(root)});`;
  chmodSync(root, 0o755);
  const { stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  expect(stderr).toMatch(/ belongs to another user: .*pet wise ü-/);
});

it('a rebuilt folder holds no file of the build before, also where a cache laid one over the other', () => {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    'shell/dist/.vite/files.json': JSON.stringify(['index.html', 'assets/now.js']),
    'shell/dist/index.html': '',
    'shell/dist/assets/now.js': '',
    'shell/dist/assets/before.js': '',
    'server/dist/main.js': '',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  pruneBuilds(root);
  const left = Object.keys(files).filter((path) => existsSync(join(root, path)));
  expect(left).toEqual(Object.keys(files).filter((path) => !path.includes('before')));
});
