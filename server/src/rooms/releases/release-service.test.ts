import { RemoteRegistry } from '@petwise/contracts';
import {
  type ChannelEntry,
  type ReleaseMove,
  releaseServiceRoutes,
} from '@petwise/contracts/release-service';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  move,
  operatorKey,
  publish,
  SHELL_FILES,
  writeRelease,
} from '../../testing/make-release.ts';
import {
  channelOf,
  chat,
  FIVE,
  FOUR,
  ONE,
  PROMOTE,
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
const { ask, done, entry, log, refused } = channelOf(() => server);

beforeEach(async () => {
  server = await startWithVersions();
  return () => server.close();
});

describe('moves', () => {
  test('MFE-04 a release becomes current by its name, and the one before stays to go back to', async () => {
    await done(chat('point', ONE));
    await done(chat('point', TWO));
    expect(await entry()).toMatchObject({ current: TWO, good: [ONE] });
    await done(ROLLBACK);
    expect(await entry()).toMatchObject({ current: ONE, good: [] });
    expect(await refused(409, ROLLBACK)).toMatch(/no version to go back to/);
    expect(await refused(404, chat('point', '9.9.9'))).toMatch(/not in the store/);
  });

  test('MFE-04 a trial leaves what everybody gets alone, and ends by promotion or by going back', async () => {
    expect(await refused(409, tryOut(ONE, 10))).toMatch(/release it first/);
    await done(chat('point', ONE));
    expect(await refused(409, tryOut(ONE, 10))).toMatch(/to everybody already/);
    expect(await refused(409, PROMOTE)).toMatch(/no trial/);
    await done(tryOut(TWO, 10));
    expect(await entry()).toMatchObject({ current: ONE, canary: { version: TWO, percent: 10 } });
    await done(ROLLBACK);
    expect(await entry()).toMatchObject({ current: ONE, canary: null });
    await done(tryOut(TWO, 50), PROMOTE);
    expect(await entry()).toMatchObject({ current: TWO, canary: null, good: [ONE] });
  });

  test('a pinned remote does not move until it is unpinned', async () => {
    await done(chat('pin', ONE));
    expect(await refused(409, chat('point', TWO))).toMatch(/pinned to 1\.0\.0-aa/);
    await refused(409, tryOut(TWO, 10));
    await done({ kind: 'unpin', remote: 'mfe_chat' }, chat('point', TWO));
    expect(await entry()).toMatchObject({ current: TWO, pinned: false });
  });

  test('another channel’s version is promoted by the channel’s name', async () => {
    const headers = { authorization: `Bearer ${operatorKey(server)}` };
    const url = '/api/releases/channels/next/moves';
    const payload = { moves: [chat('point', TWO)] };
    await server.app.inject({ method: 'POST', url, headers, payload });
    await done({ ...PROMOTE, from: 'next' });
    expect(await entry()).toMatchObject({ current: TWO });
  });

  test('a set of versions, a shell and two remotes, moves in one transaction or not at all', async () => {
    await publish(server, 'shell', { version: 'sha-new', files: SHELL_FILES });
    await writeRelease(server, 'mfe_report', { version: ONE, door: 'past' });
    await done(chat('point', ONE));
    const before = await log();
    const shell: ReleaseMove = { kind: 'point', remote: 'shell', version: 'sha-new' };
    const set: ReleaseMove[] = [
      shell,
      chat('point', TWO),
      { kind: 'point', remote: 'mfe_report', version: 'missing' },
    ];
    await refused(404, ...set);
    expect(await entry()).toMatchObject({ current: ONE });
    expect(await log()).toEqual(before);
    await done(shell, chat('point', TWO), { kind: 'point', remote: 'mfe_report', version: ONE });
    const { entries } = await ask<{ entries: ChannelEntry[] }>('/api/releases/channels/stable');
    expect(entries.find(({ remote }) => remote === 'shell')).toMatchObject({ current: 'sha-new' });
    const registry = (await server.app.inject({ url: '/registry.json' })).json();
    expect(v.parse(RemoteRegistry, registry).remotes).toMatchObject({
      mfe_chat: { current: { version: TWO } },
      mfe_report: { current: { version: ONE } },
    });
  });

  test('a move that expects another version than the present one is a conflict', async () => {
    await done(chat('point', ONE));
    const stale = await move(server, [chat('point', THREE)], { expected: { mfe_chat: TWO } });
    expect(stale.statusCode).toBe(409);
    const fresh = await move(server, [chat('point', THREE)], { expected: { mfe_chat: ONE } });
    expect(fresh.statusCode).toBe(200);
  });
});

describe('a good version within reach', () => {
  test('after five bad releases in a row the registry still names the good one first', async () => {
    await done(chat('point', ONE));
    server.advance(DAY);
    for (const version of [TWO, THREE, FOUR, FIVE, SIX]) {
      await done(chat('point', version));
      server.advance(60_000);
    }
    const { current, good } = (await entry()) ?? {};
    expect(current).toBe(SIX);
    expect(good?.[0]).toBe(ONE);
    await done(ROLLBACK);
    expect(await entry()).toMatchObject({ current: ONE });
  });

  test('a version that was turned back is no fallback, until somebody makes it current again', async () => {
    await done(chat('point', ONE), chat('point', TWO), ROLLBACK, chat('point', THREE));
    expect((await entry())?.good).toEqual([ONE]);
    await done(chat('point', TWO), chat('point', THREE));
    expect((await entry())?.good).toContain(TWO);
  });

  test('a recalled version is given by no channel, serves no file, and cannot be made current', async () => {
    await done(chat('point', ONE), chat('point', TWO));
    const file = `/remotes/mfe_chat/${TWO}/mf-manifest.json`;
    expect((await server.app.inject({ url: file })).statusCode).toBe(200);
    await done(chat('recall', TWO));
    expect(await entry()).toMatchObject({ current: ONE, good: [] });
    expect((await server.app.inject({ url: file })).statusCode).toBe(404);
    expect(await refused(409, chat('point', TWO))).toMatch(/recalled/);
    const registry = (await server.app.inject({ url: '/registry.json' })).json();
    expect(v.parse(RemoteRegistry, registry).recalled).toEqual({ mfe_chat: [TWO] });
    await done(chat('recall', ONE));
    expect(await entry()).toBeUndefined();
  });
});

describe('the log', () => {
  test('says who, when, from, to, share and why', async () => {
    await done(chat('point', ONE));
    await move(server, [tryOut(TWO, 10)], { why: 'a new composer' });
    expect((await log())[0]).toMatchObject({
      who: 'operator',
      kind: 'canary',
      from: ONE,
      to: ONE,
      canary: TWO,
      percent: 10,
      why: 'a new composer',
      at: expect.stringMatching(/^\d{4}-/),
    });
  });

  test('is append-only', async () => {
    await done(chat('point', ONE));
    for (const sql of ["UPDATE release_log SET who = 'nobody'", 'DELETE FROM release_log']) {
      await expect(server.db.query(sql)).rejects.toThrow();
    }
    expect(await log()).toHaveLength(1);
  });
});

describe('keys', () => {
  test('a team’s key moves and publishes its own remote and no other', async () => {
    const made = await server.app.inject({
      method: 'POST',
      url: releaseServiceRoutes.newKey.path,
      headers: { authorization: `Bearer ${operatorKey(server)}` },
      payload: { name: 'team chat', remotes: ['mfe_chat'] },
    });
    const { key } = made.json();
    expect((await move(server, [chat('point', ONE)], { key })).statusCode).toBe(200);
    expect((await log())[0]?.who).toBe('team chat');
    const other: ReleaseMove = { kind: 'rollback', remote: 'mfe_report' };
    expect((await move(server, [chat('point', TWO), other], { key })).statusCode).toBe(403);
    expect(await entry()).toMatchObject({ current: ONE });
    const files = { 'mf-manifest.json': '{}' };
    const foreign = await publish(server, 'mfe_report', { version: 'x', files, key });
    expect(foreign.statusCode).toBe(403);
    const gc = { method: 'POST', url: releaseServiceRoutes.gc.path, payload: { keep: 1 } } as const;
    const headers = { authorization: `Bearer ${key}` };
    expect((await server.app.inject({ ...gc, headers })).statusCode).toBe(403);
  });

  test('a key that was ended moves nothing more, and no team has a name that the log has for others', async () => {
    const headers = { authorization: `Bearer ${operatorKey(server)}` };
    const { newKey, keys, endKey } = releaseServiceRoutes;
    const make = (name: string) => {
      const payload = { name, remotes: ['mfe_chat'] };
      return server.app.inject({ method: newKey.method, url: newKey.path, headers, payload });
    };
    const end = (name: string, by: object = headers) => {
      const url = endKey.path.replace(':name', encodeURIComponent(name));
      return server.app.inject({ method: endKey.method, url, headers: { ...by } });
    };
    for (const taken of ['operator', 'petwise', 'start']) {
      expect((await make(taken)).statusCode, taken).toBe(409);
    }
    const { key } = (await make('team bird')).json();
    expect((await make('team bird')).statusCode).toBe(409);
    const held = (await server.app.inject({ url: keys.path, headers })).json();
    expect(held.keys).toContainEqual(
      expect.objectContaining({ name: 'team bird', remotes: ['mfe_chat'] }),
    );
    expect(held.keys).toContainEqual(expect.objectContaining({ name: 'operator', remotes: null }));
    expect(JSON.stringify(held)).not.toContain(key);
    const team = { authorization: `Bearer ${key}` };
    expect((await server.app.inject({ url: keys.path, headers: team })).statusCode).toBe(403);
    expect((await end('team bird', team)).statusCode).toBe(403);
    expect((await end('team bird')).json()).toEqual({ ended: 1 });
    expect((await move(server, [chat('point', ONE)], { key })).statusCode).toBe(401);
    expect((await end('team bird')).statusCode).toBe(404);
    // Nobody locks themselves out.
    expect((await end('operator')).statusCode).toBe(404);
    expect((await make('team bird')).statusCode).toBe(200);
  });

  test('without a key nothing is answered', async () => {
    for (const { method, path } of Object.values(releaseServiceRoutes)) {
      const url = path.replace(':channel', 'stable');
      for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
        const response = await server.app.inject({ method, url, headers });
        expect(response.statusCode, `${method} ${path}`).toBe(401);
      }
    }
  });
});
