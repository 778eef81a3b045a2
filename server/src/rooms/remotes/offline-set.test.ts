import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OfflineSet, remoteRoutes } from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  point,
  publish,
  SHELL_FILES,
  writeFiles,
  writeRelease,
} from '../../testing/make-release.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

const RELEASED = {
  'mf-manifest.json': '{}',
  'assets/home-22222222.js': 'export const Door = 1;',
  'mf-stats.json': '{}',
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

beforeAll(async () => {
  server = await startTestServer();
  await writeFiles(server.config.shellDir, {
    ...SHELL_FILES,
    'sw.js': 'worker',
    'sw-off.js': 'remove all',
  });
  await publish(server, 'mfe_intake', { version: '1.0.0-aa', files: RELEASED });
  await point(server, { mfe_intake: '1.0.0-aa' });
});
afterAll(() => server.close());

function get(url: string) {
  return server.app.inject({ method: 'GET', url });
}

async function set(): Promise<OfflineSet> {
  return v.parse(OfflineSet, (await get(remoteRoutes.offline.path)).json());
}

describe('the offline set', () => {
  test('PWA-02 lists the shell, the current remotes and the emergency page with their hashes', async () => {
    const { files, pages } = await set();
    const intake = '/remotes/mfe_intake/1.0.0-aa';
    expect(files).toMatchObject({
      [`${intake}/mf-manifest.json`]: hashOf('{}'),
      [`${intake}/assets/home-22222222.js`]: hashOf('export const Door = 1;'),
      '/emergency.html': hashOf(SHELL_FILES['emergency.html']),
    });
    for (const absent of [
      '/index.html',
      '/sw.js',
      '/sw-off.js',
      '/.env',
      `${intake}/mf-stats.json`,
    ]) {
      expect(files[absent], absent).toBeUndefined();
    }
    expect(Object.keys(files).some((path) => path.endsWith('.map'))).toBe(false);
    for (const page of pages) expect((await get(page)).statusCode, page).toBe(200);
    for (const path of Object.keys(files).filter((one) => !one.startsWith('/remotes/'))) {
      expect((await get(path)).statusCode, path).toBe(200);
    }
  });

  test('PWA-02 has the release list of each remote, without which only the kept page’s own one opens', async () => {
    const address = '/remotes/mfe_intake/1.0.0-aa/release.json';
    const list = await get(address);
    expect(list.statusCode).toBe(200);
    expect((await set()).files[address]).toBe(hashOf(list.body));
  });

  test('PWA-02 has a new name when any file changes, and the page says the same one', async () => {
    const before = await set();
    expect((await get('/')).body).toContain(`"set":"${before.version}"`);
    await writeFiles(server.config.shellDir, {
      'emergency.html': '<!doctype html><title>Emergency</title><p>New number</p>',
    });
    const after = await set();
    expect(after.version).not.toBe(before.version);
    expect((await get('/')).body).toContain(`"set":"${after.version}"`);
  });

  test('PWA-02 is not given while a release is not there whole', async () => {
    await writeRelease(server, 'mfe_chat', { version: '2.0.0-cc', door: 'x' });
    await point(server, { mfe_chat: '2.0.0-cc' });
    expect((await get(remoteRoutes.offline.path)).statusCode).toBe(200);
    await rm(join(server.config.releasesDir, 'mfe_chat/2.0.0-cc'), { recursive: true });
    expect((await get(remoteRoutes.offline.path)).statusCode).toBe(404);
    expect((await get('/')).body).toContain('"set":null');
    // Published again, the same bytes mend the store.
    await writeRelease(server, 'mfe_chat', { version: '2.0.0-cc', door: 'x' });
    expect((await get(remoteRoutes.offline.path)).statusCode).toBe(200);
  });

  test('PWA-01 the worker is asked for anew each time, and may run nothing of other sites', async () => {
    const worker = await get('/sw.js');
    expect(worker.body).toBe('worker');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-type']).toMatch(/^text\/javascript/);
    expect(worker.headers['content-security-policy']).toContain("worker-src 'self'");
  });

  test('PWA-02 switched off, the worker is the one that removes itself', async () => {
    await server.restart({ PETWISE_OFFLINE: '0' });
    expect((await get('/sw.js')).body).toBe('remove all');
    expect((await get(remoteRoutes.offline.path)).statusCode).toBe(404);
    expect((await get('/')).body).toContain('"set":null');
    await server.restart();
  });
});
