import { ReleaseList, RemoteRegistry } from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { move, point, SHELL_FILES, writeFiles, writeRelease } from '../../testing/make-release.ts';
import { bootOf, integrityOf, mapOf } from '../../testing/read-page.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await writeFiles(server.config.shellDir, SHELL_FILES);
  await writeRelease(server, 'mfe_intake', { version: '1.0.0-aa', door: 'home' });
  await writeRelease(server, 'mfe_intake', { version: '1.1.0-bb', door: 'home' });
});
beforeEach(() => point(server, { mfe_intake: '1.0.0-aa' }));
afterAll(() => server.close());

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url, headers });
}

test('MFE-04 a trial reaches its share of owners, always the same ones, and nobody else', async () => {
  await move(server, [{ kind: 'canary', remote: 'mfe_intake', version: '1.1.0-bb', percent: 25 }]);
  const versionsOf = async (owner?: string) => {
    const cookie = owner === undefined ? {} : { cookie: `petwise_owner=${owner}` };
    const entry = v.parse(RemoteRegistry, (await get('/registry.json', cookie)).json()).remotes
      .mfe_intake;
    return [entry?.current.version, entry?.good[0]?.version];
  };
  expect(await versionsOf()).toEqual(['1.0.0-aa', undefined]);
  const owners = Array.from({ length: 400 }, (_, index) => `owner-${index}`);
  const chosen: string[] = [];
  for (const owner of owners) {
    const [current, previous] = await versionsOf(owner);
    if (current === '1.1.0-bb') chosen.push(owner);
    else expect([current, previous]).toEqual(['1.0.0-aa', undefined]);
  }
  expect(chosen.length).toBeGreaterThan(60);
  expect(chosen.length).toBeLessThan(140);
  const [first = ''] = chosen;
  expect(await versionsOf(first)).toEqual(['1.1.0-bb', '1.0.0-aa']);
  const page = await get('/', { cookie: `petwise_owner=${first}` });
  expect(page.body).toContain('href="/remotes/mfe_intake/1.1.0-bb/remoteEntry-11111111.js"');
});

test('MFE-04 a trial that grows takes nobody out of it who was in, also on its way to everybody', async () => {
  const owners = Array.from({ length: 200 }, (_, index) => `owner-${index}`);
  const inTrial = async (percent: number): Promise<ReadonlySet<string>> => {
    await move(server, [{ kind: 'canary', remote: 'mfe_intake', version: '1.1.0-bb', percent }]);
    const chosen = new Set<string>();
    for (const owner of owners) {
      const answer = await get('/registry.json', { cookie: `petwise_owner=${owner}` });
      const { mfe_intake: entry } = v.parse(RemoteRegistry, answer.json()).remotes;
      if (entry?.current.version === '1.1.0-bb') chosen.add(owner);
    }
    return chosen;
  };
  let before: ReadonlySet<string> = new Set();
  for (const percent of [10, 50, 100]) {
    const now = await inTrial(percent);
    expect(now.size).toBeGreaterThan(before.size);
    expect([...before].filter((owner) => !now.has(owner))).toEqual([]);
    before = now;
  }
  expect(before.size).toBe(owners.length);
});

test('MFE-04 a file that is not what was released is refused, and serves again once mended', async () => {
  const { releasesDir } = server.config;
  const path = 'mfe_intake/1.0.0-aa/assets/home-22222222.js';
  const whole = (await get(`/remotes/${path}`)).body;
  await writeFiles(releasesDir, { [path]: 'stolen()' });
  for (const url of [
    `/remotes/${path}`,
    `/remotes/${path.replace('aa/', 'aa/~1/')}`,
    `/remotes/${path.replace('1.0', '%31.0')}`,
  ]) {
    const response = await get(url);
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('stolen');
  }
  await writeFiles(releasesDir, { [path]: whole });
  expect((await get(`/remotes/${path}`)).body).toBe(whole);
});

test('MFE-04 a file that was not released with its version is not there', async () => {
  await writeFiles(server.config.releasesDir, { 'mfe_intake/1.0.0-aa/assets/added.js': 'x' });
  expect((await get('/remotes/mfe_intake/1.0.0-aa/assets/added.js')).statusCode).toBe(404);
});

test('MFE-02 remotes may lie elsewhere: the registry, the hints and the policy follow a setting', async () => {
  const cdn = 'https://cdn.example/petwise';
  await server.restart({ PETWISE_REMOTES_URL: `${cdn}/` });
  try {
    const page = await get('/');
    const entry = `${cdn}/mfe_intake/1.0.0-aa/mf-manifest.json`;
    const { remotes, signed } = (await get('/registry.json')).json();
    expect(remotes.mfe_intake.current.entry).toBe(entry);
    // What is signed names no place: servers of one database may each have another.
    const own = '/remotes/mfe_intake/1.0.0-aa/mf-manifest.json';
    if (signed) expect(JSON.parse(signed.text).remotes.mfe_intake.current.entry).toBe(own);
    expect(page.body).toContain(`href="${cdn}/mfe_intake/1.0.0-aa/assets/home-22222222.js"`);
    const { imports } = mapOf(page.body);
    expect(imports['mfe_intake@1.0.0-aa']).toBe(
      `${cdn}/mfe_intake/1.0.0-aa/remoteEntry-11111111.js`,
    );
    const policy = String(page.headers['content-security-policy']);
    for (const kind of ['script-src', 'connect-src', 'img-src']) {
      expect(policy).toMatch(new RegExp(`${kind} [^;]*https://cdn\\.example(;| )`));
    }
    expect(policy).not.toContain('https://cdn.example/');
    // A worker keeps only what comes from its own origin, so it keeps nothing.
    expect((await get('/offline.json')).statusCode).toBe(404);
    // The bytes are given out here all the same, for a CDN to fetch.
    expect((await get('/remotes/mfe_intake/1.0.0-aa/mf-manifest.json')).statusCode).toBe(200);
  } finally {
    await server.restart();
  }
});

test('MFE-04 carries the registry, and the hash of every script of the shell and of its own route’s remotes', async () => {
  const { body, headers } = await get('/');
  const { signed: _proof, ...registry } = (await get('/registry.json')).json();
  expect(bootOf(body).registry).toEqual(registry);
  const { nonce, imports, integrity } = mapOf(body);
  const remote = '/remotes/mfe_intake/1.0.0-aa/';
  expect(imports).toEqual({ 'mfe_intake@1.0.0-aa': `${remote}remoteEntry-11111111.js` });
  const scripts = Object.keys(SHELL_FILES).filter((path) => path.endsWith('.js'));
  const all = [
    ...scripts.map((path) => `/${path}`),
    `${remote}assets/home-22222222.js`,
    `${remote}assets/later-44444444.js`,
    `${remote}assets/runtime-33333333.js`,
    `${remote}remoteEntry-11111111.js`,
  ];
  expect(Object.keys(integrity).toSorted()).toEqual(all.toSorted());
  for (const [path, hash] of Object.entries(integrity))
    expect(hash, path).toBe(integrityOf((await get(path)).body));
  // It stands before whatever it holds the hash of, and its nonce nowhere else.
  expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('type="module"'));
  expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('modulepreload'));
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}' `);
  expect(body.split(nonce)).toHaveLength(2);
  expect(mapOf((await get('/health-upload')).body).imports).toEqual({});
});

test('MFE-04 a list names every file of its version, and how it is opened', async () => {
  const base = '/remotes/mfe_intake/1.0.0-aa/';
  const response = await get(`${base}release.json`);
  expect(response.headers['cache-control']).toMatch(/immutable/);
  const list = v.parse(ReleaseList, response.json());
  expect(list).toMatchObject({ entry: 'remoteEntry-11111111.js', usesPageLibraries: true });
  for (const [path, hash] of Object.entries(list.files))
    expect(`sha256-${hash}`, path).toBe(integrityOf((await get(`${base}${path}`)).body));
});
