import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { runProgram, signIn, type RunningProgram } from './testing/run-program.ts';

let dataDir: string;
const programs: RunningProgram[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(inject('scratch'), 'main-'));
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill();
  await rm(dataDir, { recursive: true, force: true });
});

function run(environment: Record<string, string> = {}): RunningProgram {
  const program = runProgram({ PETWISE_DATA_DIR: dataDir, ...environment });
  programs.push(program);
  return program;
}

const PASSWORD = 'correct horse battery';
/** Its client, and what knows the names that it must not see. */
const MODEL_PACKAGES = ['openai', 'compromise', 'dictionary-en', 'nspell'];

const isSignedIn = async (address: string, cookie: string): Promise<boolean> =>
  (await fetch(`${address}/api/consults`, { headers: { cookie } })).status === 200;

describe('the program', () => {
  test('S11 the first start makes its database, and shows a pass phrase once that opens it', async () => {
    const first = run();
    const address = await first.address();
    const phrase = /Password\s+([a-z-]+)/.exec(first.output())?.[1] ?? '';
    expect(phrase.split('-')).toHaveLength(6);
    expect((await signIn(address, phrase)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const second = run();
    expect((await signIn(await second.address(), phrase)).status).toBe(200);
    expect(second.output()).not.toMatch(/Password/);
  });

  test('F1 F22 a second process is refused; after a kill the next one has everything', async () => {
    cpSync(inject('embedded').migrated, join(dataDir, 'db'), { recursive: true });
    const password = 'correct horse battery';
    const first = run({ PETWISE_PASSWORD: password });
    const address = await first.address();
    const { cookie } = await signIn(address, password);
    const second = run({ PETWISE_PASSWORD: password });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    expect(await isSignedIn(address, cookie)).toBe(true);
    first.child.kill('SIGKILL');
    await first.exited;
    const third = run({ PETWISE_PASSWORD: password });
    expect(await isSignedIn(await third.address(), cookie)).toBe(true);
  });

  test('what only a language model needs is loaded at the start with one, and never without', async () => {
    const model = { PETWISE_LLM_BASE_URL: 'http://127.0.0.1:1/v1', PETWISE_LLM_MODEL: 'none' };
    const [plain, withModel] = await Promise.all([loadedAtStart({}), loadedAtStart(model)]);
    expect([plain, withModel]).toEqual([[], MODEL_PACKAGES]);
  });

  test('a bad setting stops it with one clear message, before anything is made', async () => {
    const { exited, output } = run({ PORT: 'many', PETWISE_PASSWORD: '' });
    expect(await exited).toBe(1);
    expect(output()).toMatch(/PORT must be a number/);
    expect(output()).toMatch(/PETWISE_PASSWORD must have at least 8/);
    expect(output()).not.toMatch(/ at .*\.ts/);
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
  });

  test('a port in use is said in one sentence', async () => {
    cpSync(inject('embedded').migrated, join(dataDir, 'db'), { recursive: true });
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { exited, output } = run({ PORT: String(port), PETWISE_PASSWORD: 'correct horse' });
    expect(await exited).toBe(1);
    expect(output()).toContain('the port is in use');
    other.close();
  });

  test.each([
    ['a folder that cannot be made', '/proc/nope', /cannot be made there/],
    ['a folder below a file', '/etc/hostname/data', /a part of the path is a file/],
    ['a file in its place', '/etc/hostname', /it is a file|a part of the path is a file/],
  ])('%s as its data folder is said in one sentence', async (_what, folder, reason) => {
    const { exited, output } = run({ PETWISE_DATA_DIR: folder, PETWISE_PASSWORD: PASSWORD });
    expect(await exited).toBe(1);
    expect(oneSentence(output())).toMatch(reason);
    expect(output()).toContain('PETWISE_DATA_DIR');
  });

  test('a database that is not there is said in one sentence, without its password', async () => {
    const DATABASE_URL = 'postgres://petwise:geheim@127.0.0.1:1/petwise';
    const { exited, output } = run({ DATABASE_URL, PETWISE_PASSWORD: PASSWORD });
    expect(await exited).toBe(1);
    expect(oneSentence(output())).toContain('no database answers (ECONNREFUSED)');
    expect(output()).not.toContain('geheim');
  });

  test.each([
    ['is not there', '/etc/none.pem', '/etc/none.pem is not there'],
    ['is a folder', '/etc', '/etc cannot be read (EISDIR)'],
    ['holds something else', '/etc/hostname', '/etc/hostname holds no private key of Ed25519'],
  ])('bug: a signing key whose file %s ended the start in a stack', async (_what, file, words) => {
    cpSync(inject('embedded').migrated, join(dataDir, 'db'), { recursive: true });
    const { exited, output } = run({ PETWISE_PASSWORD: PASSWORD, PETWISE_SIGNING_KEY: file });
    expect(await exited).toBe(1);
    expect(oneSentence(output())).toContain(words);
    expect(output()).toContain('Look at PETWISE_SIGNING_KEY.');
  });

  test('an address that is not this computer’s is said in one sentence', async () => {
    cpSync(inject('embedded').migrated, join(dataDir, 'db'), { recursive: true });
    const { exited, output } = run({ HOST: '192.0.2.1', PETWISE_PASSWORD: PASSWORD });
    expect(await exited).toBe(1);
    expect(oneSentence(output())).toContain('HOST is not an address of this computer');
  });
});

/** Which of `MODEL_PACKAGES` the program has loaded when it listens. */
async function loadedAtStart(environment: Record<string, string>): Promise<string[]> {
  const own = await mkdtemp(join(dataDir, 'own-'));
  cpSync(inject('embedded').migrated, join(own, 'db'), { recursive: true });
  // Node writes there, when it ends, which modules it has run.
  const coverage = join(own, 'coverage');
  const settings = { PETWISE_DATA_DIR: own, PETWISE_PASSWORD: PASSWORD, ...environment };
  const program = run({ ...settings, NODE_V8_COVERAGE: coverage });
  await program.address();
  program.child.kill('SIGTERM');
  expect(await program.exited, program.output()).toBe(0);
  const lists = (await readdir(coverage)).map((name) => readFile(join(coverage, name), 'utf8'));
  const all = (await Promise.all(lists)).join();
  expect(all).toContain('/node_modules/fastify/');
  return MODEL_PACKAGES.filter((name) => all.includes(`/node_modules/${name}/`));
}

/** What was told, when it is one line and no stack. */
function oneSentence(output: string): string {
  const lines = output.trim().split('\n');
  expect(lines, output).toHaveLength(1);
  expect(output).not.toMatch(/ at .*:\d+/);
  return lines[0] ?? '';
}
