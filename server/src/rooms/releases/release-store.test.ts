import { releaseServiceRoutes } from '@petwise/contracts/release-service';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  operatorKey,
  point,
  publish,
  writeFiles,
  writeRelease,
} from '../../testing/make-release.ts';
import {
  channelOf,
  chat,
  FIVE,
  FOUR,
  ONE,
  ROLLBACK,
  SIX,
  startWithVersions,
  THREE,
  tryOut,
  TWO,
} from '../../testing/release-channel.ts';
import type { TestServer } from '../../testing/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
const { ask, done, entry } = channelOf(() => server);

beforeEach(async () => {
  server = await startWithVersions();
  return () => server.close();
});

describe('the store', () => {
  test('other bytes under a version’s name are refused; the same ones change nothing', async () => {
    const files = { 'mf-manifest.json': '{}' };
    const first = await publish(server, 'mfe_report', { version: 'x', files });
    expect(first.json()).toEqual({ version: 'x', added: true });
    const again = await publish(server, 'mfe_report', { version: 'x', files });
    expect(again.json()).toEqual({ version: 'x', added: false });
    const other = { version: 'x', files: { 'mf-manifest.json': '{ }' } };
    expect((await publish(server, 'mfe_report', other)).statusCode).toBe(409);
  });

  test('a version that is published twice at once is new to one of the two alone', async () => {
    const build = { version: 'x', files: { 'mf-manifest.json': '{}' } };
    const answers = await Promise.all([1, 2].map(() => publish(server, 'mfe_report', build)));
    const added = answers.map((answer) => answer.json<{ added: boolean }>().added);
    expect(added).toHaveLength(2);
    expect(added).toContain(false);
    expect(added).toContain(true);
  });

  test('no file can lie outside its release', async () => {
    for (const path of ['..', '../x', 'a/..', 'a/../../b', './a', '/etc/passwd', 'a//b', 'a\\b']) {
      const response = await publish(server, 'mfe_report', {
        version: 'x',
        files: { [path]: 'x' },
      });
      expect(response.statusCode, path).toBe(400);
    }
    const files = { '.vite/a.json': '{}', 'assets/a..b-1.js': 'x' };
    expect((await publish(server, 'mfe_report', { version: 'x', files })).statusCode).toBe(200);
  });

  test('a file and its list changed together in the store are refused', async () => {
    await point(server, { mfe_chat: ONE });
    await writeFiles(`${server.config.releasesDir}/mfe_chat/${ONE}`, {
      'assets/later-44444444.js': 'stolen()',
      'release.json': '{"files":{"assets/later-44444444.js":"whatever"}}',
    });
    const url = `/remotes/mfe_chat/${ONE}/assets/later-44444444.js`;
    expect((await server.app.inject({ url })).statusCode).toBe(503);
  });

  test('diff names what differs between two versions', async () => {
    await publish(server, 'mfe_report', { version: 'x', files: { a: '1', b: '1' } });
    await publish(server, 'mfe_report', { version: 'y', contract: 2, files: { b: '2', c: '1' } });
    expect(await ask('/api/releases/diff?remote=mfe_report&from=x&to=y')).toEqual({
      contract: { from: 1, to: 2 },
      added: ['c'],
      removed: ['a'],
      changed: ['b'],
    });
  });

  test('gc never removes what a channel, a trial, an offline set or the list of good versions names', async () => {
    const gc = async (keep: number) => {
      const response = await server.app.inject({
        method: 'POST',
        url: releaseServiceRoutes.gc.path,
        headers: { authorization: `Bearer ${operatorKey(server)}` },
        payload: { keep },
      });
      const removed: { version: string }[] = response.json().removed;
      return removed.map((one) => one.version).toSorted();
    };
    await done(chat('point', ONE));
    server.advance(2 * DAY);
    // Given for a while 62 days ago, turned back: named by nothing in the end.
    await done(chat('point', TWO));
    server.advance(DAY);
    await done(ROLLBACK, chat('point', THREE), tryOut(FOUR, 10));
    await writeRelease(server, 'mfe_chat', { version: '2.0.0', door: 'prototype' });
    server.advance(30 * DAY);
    // Never given, and not the newest: FIVE and SIX. The offline set of 30 days ago still holds TWO.
    expect(await gc(1)).toEqual([FIVE, SIX]);
    server.advance(31 * DAY);
    expect(await gc(1)).toEqual([TWO]);
    expect((await entry())?.good).toEqual([ONE]);
    for (const version of [ONE, THREE, FOUR, '2.0.0']) {
      const url = `/remotes/mfe_chat/${version}/mf-manifest.json`;
      expect((await server.app.inject({ url })).statusCode, version).toBe(200);
    }
  });
});
