import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { consultRoutes } from '@petwise/contracts';
import { INIT_BODY, postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const MOST = 4;

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await startTestServer({}, { mostUnderWay: MOST, isUnlimited: true });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const BODY = JSON.stringify(INIT_BODY);

function head(cookie: string): string {
  return [
    `POST ${consultRoutes.init.path} HTTP/1.1`,
    'host: 127.0.0.1',
    `cookie: ${cookie}`,
    'content-type: application/json',
    `content-length: ${BODY.length}`,
    '',
    '',
  ].join('\r\n');
}

test('bug: calls that waited behind another on a connection that was cut held their places for good', async () => {
  const owner = await server.device();
  const before = server.assessor.calls.begin;
  const release = server.assessor.hold();
  const strangers = Array.from(
    { length: MOST },
    (_, n) => head(`petwise_session=guess${n}`) + BODY,
  );
  const line = connect(port, '127.0.0.1');
  await once(line, 'connect');
  line.write([head(owner.cookieHeader()) + BODY, ...strangers].join(''));
  await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(before + 1));
  line.destroy();
  const other = await server.device();
  const calls: ReturnType<typeof postInit>[] = [];
  await vi.waitFor(() => {
    calls.push(postInit(other));
    expect(server.assessor.calls.begin).toBeGreaterThan(before + 1);
  });
  release();
  await Promise.all(calls);
});

test('bug: one owner filled the server by sending each call with one cookie more', async () => {
  const [busy, other] = [await server.device(), await server.device()];
  const before = server.assessor.calls.begin;
  const release = server.assessor.hold();
  const calls = Array.from({ length: 2 * MOST }, async (_, n) =>
    server.app.inject({
      method: 'POST',
      url: consultRoutes.init.path,
      headers: { cookie: `${busy.cookieHeader()}; n=${n}` },
      payload: INIT_BODY,
    }),
  );
  await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(before + 2 * MOST));
  const begin = postInit(other);
  await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(before + 2 * MOST + 1));
  release();
  expect((await begin).statusCode).toBe(200);
  await Promise.all(calls);
});

test('a call whose body does not come holds no place once its connection is gone', async () => {
  const owner = await server.device();
  const lines = Array.from({ length: MOST }, async () => {
    const slow = await server.device();
    const line = connect(port, '127.0.0.1');
    await once(line, 'connect');
    line.write(head(slow.cookieHeader()).replace('host:', 'expect: 100-continue\r\nhost:'));
    // The server has the head, and waits.
    await once(line, 'data');
    return line;
  });
  const open = await Promise.all(lines);
  await vi.waitFor(async () => expect((await postInit(owner)).statusCode).toBe(503));
  for (const line of open) line.destroy();
  await vi.waitFor(async () => expect((await postInit(owner)).statusCode).toBe(200));
});
