import {
  type Access,
  consultRoutes,
  myDataRoutes,
  sharedRoutes,
  shareRoutes,
} from '@petwise/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INIT_BODY, postInit } from '../../testing/consult-bodies.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { addAccesses } from './repository.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;

beforeEach(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterEach(() => server.close());

interface Page {
  readonly accesses: Access[];
  readonly next?: string;
}

async function logOf(of: Device, after?: string): Promise<Page> {
  const query = after === undefined ? '' : `?after=${after}`;
  const answer = await of.inject({ method: 'GET', url: myDataRoutes.accesses.path + query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
}

describe('O4 the access log', () => {
  test('says what an owner did, from where and how often, and nobody else’s', async () => {
    const other = await server.device();
    await postInit(other);
    await postInit(device);
    for (let times = 0; times < 3; times += 1)
      await device.inject({
        method: 'GET',
        url: '/api/consults',
        headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
      });
    const { accesses } = await logOf(device);
    expect(accesses).toMatchObject([
      { who: 'owner', isHere: true, device: 'iPhone', act: 'read', data: 'assessments', times: 3 },
      { who: 'owner', isHere: true, device: '', act: 'written', data: 'assessments', times: 1 },
    ]);
    expect((await logOf(other)).accesses).toHaveLength(1);
  });

  test('bug: a call whose caller hung up before the answer stood in no log', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const release = server.assessor.hold();
    const hangUp = new AbortController();
    const call = fetch(address + consultRoutes.init.path, {
      method: 'POST',
      headers: { cookie: device.cookieHeader(), 'content-type': 'application/json' },
      body: JSON.stringify(INIT_BODY),
      signal: hangUp.signal,
    });
    await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(1));
    hangUp.abort();
    await expect(call).rejects.toThrow();
    release();
    await vi.waitFor(async () => {
      const { accesses } = await logOf(device);
      expect(accesses).toMatchObject([{ act: 'written', data: 'assessments' }]);
    });
  });

  test('tells another sign-in of the same owner from this one', async () => {
    await postInit(device);
    await device.signIn();
    await device.inject({ method: 'GET', url: '/api/consults' });
    const { accesses } = await logOf(device);
    expect(accesses.map(({ act, isHere }) => [act, isHere])).toEqual([
      ['read', true],
      ['written', false],
    ]);
  });

  test('goes on after it could not be written: what came before and after in one hour once stopped it for ever', async () => {
    const listConsults = () => device.inject({ method: 'GET', url: '/api/consults' });
    await listConsults();
    await server.db.query('ALTER TABLE access_log ADD CONSTRAINT fails CHECK (false) NOT VALID');
    expect((await logOf(device)).accesses).toEqual([]);
    await listConsults();
    expect((await logOf(device)).accesses).toEqual([]);
    await listConsults();
    await server.db.query('ALTER TABLE access_log DROP CONSTRAINT fails');
    expect((await logOf(device)).accesses).toMatchObject([{ data: 'assessments', times: 3 }]);
    await listConsults();
    expect((await logOf(device)).accesses).toMatchObject([{ times: 4 }]);
  });

  test('takes two that are one in the database, whose hours need not be ours', async () => {
    await postInit(device);
    expect((await logOf(device)).accesses).toHaveLength(1);
    const [row] = await server.db.query<{ owner_id: string; first_at: Date }>(
      'SELECT owner_id, first_at FROM access_log',
    );
    if (row === undefined) throw new Error('no row');
    const one = { who: 'owner', caller: 'x', device: '', act: 'read', data: 'files' } as const;
    const at = { firstAt: row.first_at, lastAt: row.first_at };
    const access = { ...one, ...at, ownerId: row.owner_id, times: 2 };
    await addAccesses(server.db, [access, access]);
    expect((await logOf(device)).accesses).toMatchObject([
      { data: 'files', times: 4 },
      { data: 'assessments' },
    ]);
  });

  test('does not count what was refused', async () => {
    await device.inject({
      method: 'GET',
      url: '/api/consults/3f0c0e4e-6a55-4a3b-9d5a-111111111111',
    });
    await device.inject({ method: 'POST', url: '/api/shares', payload: {} });
    expect((await logOf(device)).accesses).toEqual([]);
  });

  test('says that a link was opened: the page, the PDF and the file', async () => {
    const sessionId = await finishedConsult(device);
    const made = await device.inject({
      method: 'POST',
      url: shareRoutes.create.path,
      payload: { sessionId },
    });
    const token = new URL(made.json<{ url: string }>().url).pathname.split('/').at(-1) ?? '';
    const before = (await logOf(device)).accesses.filter(({ who }) => who === 'link');
    expect(before).toEqual([]);
    for (const { path, method } of Object.values(sharedRoutes)) {
      // A picture is asked for by the page itself.
      if (method !== 'GET' || path.includes(':fileId')) continue;
      const url = path.replace(':token', token);
      expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(200);
    }
    await server.app.inject({ method: 'GET', url: `/shared/${'x'.repeat(43)}` });
    const opened = (await logOf(device)).accesses.filter(({ who }) => who === 'link');
    expect(opened).toMatchObject([{ act: 'read', data: 'reports', times: 3, isHere: false }]);
  });

  test('begins anew with "delete my data", and says that it was', async () => {
    await postInit(device);
    await device.inject({ method: 'DELETE', url: myDataRoutes.remove.path });
    expect((await logOf(device)).accesses).toMatchObject([{ act: 'deleted', data: 'everything' }]);
  });

  test('comes in pages, keeps 400 days, and is in the export', async () => {
    await postInit(device);
    await logOf(device);
    await server.db.query(
      `INSERT INTO access_log (owner_id, hour, who, caller, device, act, data, times, first_at, last_at)
       SELECT owner_id, hour - n * interval '1 day', who, caller, device, act, data, times,
         first_at - n * interval '1 day', last_at - n * interval '1 day'
       FROM access_log, generate_series(1, 420) n`,
    );
    await server.restart();
    const found: Access[] = [];
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      const page: Page = await logOf(device, after);
      found.push(...page.accesses);
      after = page.next;
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.length).toBe(400);
    const all = await device.inject({ method: 'GET', url: myDataRoutes.export.path });
    // The export's own access stands in it or not: it is written down meanwhile.
    const { accesses } = all.json<{ accesses: Access[] }>();
    expect(accesses.filter(({ data }) => data !== 'everything')).toHaveLength(400);
  });
});
