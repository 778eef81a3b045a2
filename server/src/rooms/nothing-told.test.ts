import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authRoutes } from '@petwise/contracts';
import { loggerOptions } from '../logging.ts';
import { BODY_CALLS } from '../testing/body-calls.ts';
import { sendCall, type BodyCall } from '../testing/send-call.ts';
import { startUploadClient, type UploadClient } from '../testing/upload-client.ts';

/** Stands for an owner's words; nothing of the product's own holds it. */
const MARKER = 'Quxzibble';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let client: UploadClient;
let log = '';
let callers = 0;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  client = await startUploadClient({
    isUnlimited: true,
    logger: { ...loggerOptions('trace'), stream },
  });
});
afterAll(() => client.server.close());

/** With the marker in every header, cookie and query that a caller chooses. */
function send(call: BodyCall) {
  callers += 1;
  return sendCall(client, call, {
    query: `?${MARKER}=${MARKER}`,
    headers: {
      'user-agent': MARKER,
      referer: `http://localhost/${MARKER}`,
      'x-forwarded-for': MARKER,
      'idempotency-key': `${MARKER}-${callers}`,
    },
  });
}

/** The body once for each text in it, with the marker in the middle of that text. */
function* planted(body: unknown): Generator<unknown> {
  if (typeof body === 'string') {
    const middle = Math.floor(body.length / 2);
    yield `${body.slice(0, middle)}${MARKER}${body.slice(middle)}`;
  } else if (typeof body === 'object' && body !== null) {
    for (const [key, value] of Object.entries(body)) {
      for (const part of planted(value)) {
        yield Array.isArray(body) ? body.with(Number(key), part) : { ...body, [key]: part };
      }
    }
  }
}

function expectNothingTold(): void {
  const at = log.indexOf(MARKER);
  expect(at < 0 ? '' : log.slice(Math.max(0, at - 300), at + 100)).toBe('');
}

/** Every insert and change fails, and the database's error quotes the whole row. */
async function withFailingTables(work: () => Promise<void>): Promise<void> {
  const { db } = client.server;
  const tables = await db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
       AND tablename NOT IN ('owners', 'auth_sessions', 'settings', 'migrations')`,
  );
  const each = async (sql: string): Promise<void> => {
    for (const { name } of tables) await db.query(`ALTER TABLE ${name} ${sql}`);
  };
  await each('ADD CONSTRAINT fails CHECK (false) NOT VALID');
  try {
    await work();
  } finally {
    await each('DROP CONSTRAINT fails');
  }
}

describe.each(Object.entries(BODY_CALLS))('C1 the log tells nothing of %s', (_call, make) => {
  test('at any place of its body, nor of its headers, query or key', async () => {
    const [, body] = await make(client);
    const count = [...planted(body)].length;
    for (let place = 0; place < count; place += 1) {
      const [route, fresh, more] = await make(client);
      // What is planted in an object is one.
      await send([route, [...planted(fresh)][place] as object, more]);
    }
    expectNothingTold();
  });

  test('when the database refuses it, and quotes the row', async () => {
    const [, body] = await make(client);
    const count = [...planted(body)].length;
    const calls: Awaited<ReturnType<typeof make>>[] = [];
    for (let place = 0; place < count; place += 1) calls.push(await make(client));
    await withFailingTables(async () => {
      for (const [place, [route, fresh, more]] of calls.entries()) {
        // What is planted in an object is one.
        await send([route, [...planted(fresh)][place] as object, more]);
      }
    });
    expectNothingTold();
  });

  test('when who assesses fails, and quotes the owner', async () => {
    const call = await make(client);
    client.server.assessor.failNext(
      new Error(`cannot read "${MARKER}"`, { cause: new TypeError(MARKER) }),
    );
    await send(call);
    // Calls that do not assess leave the failure for the next one that does.
    await send((await BODY_CALLS['init']?.(client)) ?? call);
    expectNothingTold();
  });
});

describe('C1 the log tells nothing', () => {
  test('of a file, its name and its words, taken, refused or failed', async () => {
    const files = [
      [Buffer.from(`${MARKER}: Creatinine 3.4 mg/dL`), `${MARKER}.txt`],
      [Buffer.from(`%PDF-1.4 ${MARKER}`), `${MARKER}.pdf`],
      [Buffer.from(`PK\u0003\u0004${MARKER}`), `${MARKER}.zip`],
      [Buffer.from(MARKER), `${MARKER}.exe`],
    ] as const;
    for (const [content, name] of files) await client.upload(content, name);
    await withFailingTables(async () => {
      for (const [content, name] of files) await client.upload(content, name);
    });
    expectNothingTold();
  });

  test('of a password or a token, right or wrong, or of a page that is not there', async () => {
    await send([authRoutes.login, { password: MARKER }]);
    await send([authRoutes.validatePwaToken, { token: MARKER }]);
    for (const url of [
      `/${MARKER}`,
      `/api/${MARKER}`,
      `/shared/${MARKER}`,
      `/api/files/${MARKER}`,
    ]) {
      await client.device.inject({ method: 'GET', url });
      await client.device.inject({ method: 'POST', url, payload: { a: MARKER } });
    }
    expectNothingTold();
  });

  test('of all this, though it has told what failed: this test can fail', () => {
    expect(log).toContain('"code":"23514"');
    expect(log).toContain('"constraint":"fails"');
    expect(log).toContain('a page reported an error');
    client.server.app.log.info({ path: MARKER }, 'told on purpose');
    expect(() => expectNothingTold()).toThrow();
  });
});
