import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readLocalBuild } from '../../tools/release/local-build.ts';
import type { RunningServer } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REMOTE = 'mfe_health';

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** `npm run release -- …`, as somebody types it in a folder; all that it printed, and how it ended. */
function type(
  server: RunningServer,
  words: string,
  { cwd = ROOT, env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const args = [tsx, join(ROOT, 'tools/release/release.ts'), ...words.split(' ').filter(Boolean)];
  const settings = {
    PETWISE_RELEASE_URL: server.url,
    PETWISE_DATA_DIR: dirname(server.releasesDir),
  };
  return new Promise((done) => {
    execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, ...settings, ...env } },
      (error, stdout, stderr) => done({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

/** What the channel gives once the server has taken the shell it was started with, which it does beside its first answers. */
async function settled({ releases }: RunningServer) {
  const entries = () => releases.channel('stable');
  await expect
    .poll(async () => (await entries()).some(({ remote }) => remote === 'shell'))
    .toBe(true);
  return entries();
}

/** A remote in a repository of its own, whose build changes a file of it, and whose tests fail while they are told to. */
function ownRepository(): { folder: string; tellTests: (how: 'pass' | 'fail') => void } {
  const folder = mkdtempSync(join(tmpdir(), 'petwise-typed-'));
  cpSync(join(ROOT, 'mfe-health/src'), join(folder, 'src'), { recursive: true });
  cpSync(readLocalBuild(ROOT, REMOTE).folder, join(folder, 'dist'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const scripts = {
    build: `node -e "fs.appendFileSync('dist/mf-manifest.json', ' ')"`,
    test: 'node tests.cjs',
  };
  const own = { name: '@petwise/mfe-health', version: '0.1.0', scripts };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  const tellTests = (how: 'pass' | 'fail'): void => {
    const code = how === 'pass' ? 0 : 1;
    writeFileSync(join(folder, 'tests.cjs'), `console.log('tests ${how}'); process.exit(${code});`);
  };
  return { folder, tellTests };
}

test('MFE-04 a release builds and runs the remote’s own tests first; what fails them reaches no store, and the rest is told in words', async ({
  server,
}) => {
  test.setTimeout(240_000);
  const { folder, tellTests } = ownRepository();
  const here = (words: string) => type(server, words, { cwd: folder });
  const held = async () => (await server.releases.stored({ remote: REMOTE })).releases.length;
  try {
    const [before, channel] = [await held(), await settled(server)];
    tellTests('fail');
    const refused = await here('mfe-health');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('tests fail') });
    expect([await held(), await server.releases.channel('stable')]).toEqual([before, channel]);

    tellTests('pass');
    const tried = await here('canary mfe-health 10%');
    expect(tried.code, tried.output).toBe(0);
    expect(tried.output).toMatch(/is built .*\n.*its own tests pass .*\n.* is in the store\n/);
    const version = /, 10 % get (\S+)$/m.exec(tried.output)?.[1] ?? '';
    expect(await held()).toBe(before + 1);
    const listed = await type(server, 'list');
    expect(listed.output).toMatch(new RegExp(`^mfe_health +\\S+ +${version} 10 % `, 'm'));
    const promoted = await type(server, 'promote mfe-health --why sound');
    expect(promoted.output).toContain(`stable gives ${version} of mfe_health`);
    const logged = await type(server, 'log mfe-health');
    expect(logged.output).toMatch(
      new RegExp(`operator +promote +mfe_health .*${version} +sound$`, 'm'),
    );
    const pinned = await type(server, `pin mfe-health ${version}`);
    expect(pinned.output).toContain('of mfe_health, pinned');
    expect((await type(server, 'rollback mfe-health')).output).toContain('unpin it first');
    await type(server, 'unpin mfe-health');
    expect((await type(server, 'rollback mfe-health')).code).toBe(0);
    expect(await server.releases.channel('stable')).toContainEqual(
      expect.objectContaining({ remote: REMOTE, current: readLocalBuild(ROOT, REMOTE).version }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a release command that is typed wrongly says what is wrong with it, in a line or two, and does nothing', async ({
  server,
}) => {
  test.setTimeout(240_000);
  const before = await settled(server);
  for (const [words, says] of [
    ['publsih mfe-chat', /"publsih" is none of shell, mfe-intake/],
    ['publish', /A word is missing\nnpm run release -- publish <remote>…/],
    ['canary mfe-chat 0%', /"0%" is no share/],
    ['point mfe-chat ../x', /"..\/x" is no version's name/],
    ['point mfe-chat 0.1.0-none', /mfe_chat 0.1.0-none is not in the store/],
    ['point mfe-chat 0.1.0-none mfe-report', /"" is no version's name/],
    ['list everything', /There are too many words/],
    ['list --channel Old', /"Old" is no channel's name/],
    ['gc --keep all', /"all" is no count/],
    ['pairs many', /A number from 1 to 9/],
    ['list --unknown', /Unknown option '--unknown'/],
    ['key operator mfe-chat', /There is a key of operator/],
  ] as const) {
    const { code, output } = await type(server, words);
    expect(output, words).toMatch(says);
    expect(code, words).toBe(1);
    expect(output.trim().split('\n').length, output).toBeLessThanOrEqual(3);
  }
  const elsewhere = await type(server, 'list', { env: { PETWISE_RELEASE_URL: `${server.url}/x` } });
  expect(elsewhere.output).toMatch(/answers \d+, and not as a release service does/);
  const slash = await type(server, 'list', { env: { PETWISE_RELEASE_URL: `${server.url}/` } });
  expect(slash.output).toContain('mfe_chat');
  expect((await type(server, '--help')).output).toMatch(/^ +rollout <remote> +publish/m);
  expect(await server.releases.channel('stable')).toEqual(before);
});
