import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Access,
  consultRoutes,
  type InitResponse,
  myDataRoutes,
  petRoutes,
  RemoteRegistry,
} from '@petwise/contracts';
import * as v from 'valibot';
import { postInit } from '../../testing/consult-bodies.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import {
  point,
  publish,
  SHELL_FILES,
  writeFiles,
  writeRelease,
} from '../../testing/make-release.ts';
import { bootOf, hintsOf, integrityOf, mapOf } from '../../testing/read-page.ts';
import { type Device, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await writeFiles(server.config.shellDir, SHELL_FILES);
  await writeRelease(server, 'mfe_intake', { version: '1.0.0-aa', door: 'home' });
  await writeRelease(server, 'mfe_intake', { version: '1.1.0-bb', door: 'home' });
  await writeRelease(server, 'mfe_chat', { version: '2.0.0-cc', door: 'prototype' });
});
beforeEach(() => point(server, { mfe_intake: '1.0.0-aa' }));
afterAll(() => server.close());

function get(url: string, headers: Record<string, string> = {}) {
  const all = { host: 'petwise.example', ...headers };
  return server.app.inject({ method: 'GET', url, headers: all });
}

describe('the registry', () => {
  test('MFE-02 names each remote’s version and manifest', async () => {
    const response = await get('/registry.json');
    expect(v.parse(RemoteRegistry, response.json())).toEqual({
      seq: expect.any(Number),
      signed: { text: expect.any(String), signature: expect.stringMatching(/^[\w+/]{86}==$/) },
      schemaVersion: 1,
      channel: 'stable',
      remotes: {
        mfe_intake: {
          current: {
            version: '1.0.0-aa',
            contract: 1,
            entry: '/remotes/mfe_intake/1.0.0-aa/mf-manifest.json',
            integrity: integrityOf(
              (await get('/remotes/mfe_intake/1.0.0-aa/mf-manifest.json')).body,
            ),
            list: integrityOf((await get('/remotes/mfe_intake/1.0.0-aa/release.json')).body),
          },
          good: [],
        },
      },
      recalled: {},
    });
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('MFE-04 a moved pointer is seen by the next request, without a restart', async () => {
    const before = await get('/registry.json');
    const etag = String(before.headers['etag']);
    expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(304);
    await point(server, { mfe_intake: '1.1.0-bb' });
    const after = await get('/registry.json', { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({
      remotes: {
        mfe_intake: { current: { version: '1.1.0-bb' }, good: [{ version: '1.0.0-aa' }] },
      },
    });
    expect(bootOf((await get('/')).body).registry.remotes.mfe_intake?.current.version).toBe(
      '1.1.0-bb',
    );
  });
});

describe('released files', () => {
  test('MFE-04 are kept by browsers for good, with the right type', async () => {
    const response = await get('/remotes/mfe_intake/1.0.0-aa/assets/home-22222222.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    '/remotes/mfe_intake/1.0.0-aa/assets/missing.js',
    '/remotes/mfe_intake/9.9.9/mf-manifest.json',
    '/remotes/mfe_unknown/1.0.0/mf-manifest.json',
    '/remotes/channels/stable.json',
    '/remotes/mfe_intake/..%2f..%2fchannels%2fstable.json',
    '/remotes/mfe_intake/%2e%2e/%2e%2e/channels/stable.json',
    '/remotes/mfe_intake',
    '/assets/missing.js',
    '/assets/index-AAAAAAAA.js.map',
    '/assets/../.env',
    '/.env',
    '/.git/config',
    '/missing.png',
    '/index.html.bak',
  ])('H8 %s is 404, and not the page', async (url) => {
    const response = await get(url, { accept: 'text/html' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not-found' });
  });
});

describe('the shell’s files', () => {
  test('are immutable where their name holds a hash, else asked for again', async () => {
    expect((await get('/assets/vendor-BBBBBBBB.js')).headers['cache-control']).toMatch(/immutable/);
    expect((await get('/remoteEntry-CCCCCCCC.js')).headers['cache-control']).toMatch(/immutable/);
    const icon = await get('/icon.svg');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const again = await get('/icon.svg', { 'if-none-match': String(icon.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  test('travel compressed where the browser takes it', async () => {
    const url = '/assets/index-AAAAAAAA.js';
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['vary']).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('PWA-02 the emergency page stands by itself, without signing in', async () => {
    const response = await get('/emergency');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<title>Emergency</title>');
  });
});

describe('the page', () => {
  test.each([
    '/',
    '/test-responses',
    '/assessment',
    '/assessment/3f0c0e4e-6a55-4a3b-9d5a-111111111111/medical-history',
    '/medical-assistant',
    '/health-upload',
  ])('GATE-04 %s is the shell', async (url) => {
    const response = await get(`${url}?from=somewhere`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<div id="root">');
  });

  test('GATE-05 H8 any other address is the shell with the status 404', async () => {
    const response = await get('/docs');
    expect(response.statusCode).toBe(404);
    expect((await get('/assessment/nobody/chat')).statusCode).toBe(404);
    expect(response.body).toContain('<div id="root">');
  });

  test('MFE-02 hints at every module of the route that is imported statically, once', async () => {
    const hints = hintsOf((await get('/')).body);
    expect(hints.toSorted()).toEqual([
      '/assets/deep-FFFFFFFF.js',
      '/assets/shared-DDDDDDDD.js',
      '/assets/vendor-BBBBBBBB.js',
      '/remotes/mfe_intake/1.0.0-aa/assets/home-22222222.js',
      '/remotes/mfe_intake/1.0.0-aa/assets/runtime-33333333.js',
      '/remotes/mfe_intake/1.0.0-aa/remoteEntry-11111111.js',
    ]);
    await point(server, { mfe_chat: '2.0.0-cc' });
    expect(hintsOf((await get('/medical-assistant')).body)).toContain(
      '/remotes/mfe_chat/2.0.0-cc/assets/prototype-22222222.js',
    );
    expect(hintsOf((await get('/')).body)).not.toContain(
      '/remotes/mfe_chat/2.0.0-cc/remoteEntry-11111111.js',
    );
  });

  test('MFE-02 tells who is there, and of a resumed consult its state and the files of its screen', async () => {
    await writeRelease(server, 'mfe_chat', { version: '2.1.0-dd', door: 'consult' });
    await writeRelease(server, 'mfe_report', { version: '4.0.0-ee', door: 'assessment' });
    await point(server, { mfe_intake: '1.0.0-aa', mfe_chat: '2.1.0-dd', mfe_report: '4.0.0-ee' });
    const [owner, other] = [await server.device(), await server.device()];
    const asking = (await postInit(owner)).json<InitResponse>().sessionId;
    const finished = await finishedConsult(owner);
    const page = (device: Device, id: string) =>
      device.inject({ method: 'GET', url: `/assessment?resume=${id}` });

    const chat = await page(owner, asking);
    expect(bootOf(chat.body)).toMatchObject({ signedIn: true, consult: { sessionId: asking } });
    expect(chat.headers['cache-control']).toBe('no-store');
    expect(hintsOf(chat.body)).toContain('/remotes/mfe_chat/2.1.0-dd/assets/consult-22222222.js');
    const report = (await page(owner, finished)).body;
    expect(hintsOf(report)).toContain('/remotes/mfe_report/4.0.0-ee/assets/assessment-22222222.js');
    for (const html of [chat.body, report])
      expect(html).not.toContain('/remotes/mfe_intake/1.0.0-aa/assets');

    const others = bootOf((await page(other, asking)).body);
    expect(others).toMatchObject({ signedIn: true, consult: null });
    const stranger = await page(await server.device({ signedIn: false }), asking);
    expect(bootOf(stranger.body)).toMatchObject({ signedIn: false, consult: null });
    expect(stranger.headers['cache-control']).toBe('no-cache');
  });

  test('MFE-02 tells a home screen what it begins with, but not the copy that a worker keeps', async () => {
    const [owner, stranger] = [await server.device(), await server.device({ signedIn: false })];
    const { sessionId } = (await postInit(owner)).json<InitResponse>();
    const home = async (who: Device, mode: string) => {
      const headers = { 'sec-fetch-mode': mode };
      const page = await who.inject({ method: 'GET', url: '/', headers });
      return [bootOf(page.body).answers, page.headers['cache-control']];
    };
    const list = { consults: [expect.objectContaining({ sessionId })] };
    const told = { [consultRoutes.list.path]: list, [petRoutes.list.path]: { pets: [] } };
    expect(await home(owner, 'navigate')).toEqual([told, 'no-store']);
    expect(await home(owner, 'cors')).toEqual([{}, 'no-cache']);
    expect(await home(stranger, 'navigate')).toEqual([{}, 'no-cache']);
  });

  test('O4 bug: what came with a page stood in no log that its owner can read', async () => {
    const owner = await server.device();
    const { sessionId } = (await postInit(owner)).json<InitResponse>();
    const headers = { 'sec-fetch-mode': 'navigate' };
    for (const url of ['/', `/assessment?resume=${sessionId}`])
      await owner.inject({ method: 'GET', url, headers });
    const url = myDataRoutes.accesses.path;
    const { accesses } = (await owner.inject({ method: 'GET', url })).json<{
      accesses: Access[];
    }>();
    expect(accesses).toContainEqual(
      expect.objectContaining({ act: 'read', data: 'assessments', times: 2 }),
    );
    expect(accesses).toContainEqual(expect.objectContaining({ act: 'read', data: 'pets' }));
  });

  test('H1 has a nonce of its own, which its styles and the policy share', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const { nonce } = bootOf(first.body);
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(first.body).toContain(`<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`);
    expect(first.body).toContain(`<style nonce="${nonce}">`);
    expect(bootOf(second.body).nonce).not.toBe(nonce);
  });

  test('no data can end the block it stands in', async () => {
    const manifestOf = {
      metaData: {
        remoteEntry: { name: '</script><script>alert(1)</script>.js', path: '' },
        petwiseUsesPageLibraries: true,
      },
      exposes: [],
    };
    const files = { 'mf-manifest.json': JSON.stringify(manifestOf) };
    await publish(server, 'mfe_intake', { version: '3.0.0', files });
    await point(server, { mfe_intake: '3.0.0' });
    const { body } = await get('/');
    expect(body).not.toContain('<script>alert');
    expect(mapOf(body).imports['mfe_intake@3.0.0']).toMatch(/<script>alert\(1\)<\/script>\.js$/);
  });

  test('a rebuilt shell is served at once', async () => {
    await writeFiles(server.config.shellDir, {
      'index.html': SHELL_FILES['index.html'].replace('Petwise', 'Petwise, newly built'),
    });
    expect((await get('/')).body).toContain('newly built');
    await writeFiles(server.config.shellDir, SHELL_FILES);
  });

  test('is compressed too', async () => {
    const response = await get('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<div id="root">');
  });

  test('the page is no answer to a write', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/assessment', payload: 'x' });
    expect(response.statusCode).toBe(405);
  });
});
