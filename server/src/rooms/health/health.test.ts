import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { healthRoutes, type RouteResponse } from '@petwise/contracts';
import { craftZip, makeExportBytes, type Truth } from '@petwise/health-reader/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEALTH_SUMMARY } from '../../testing/health-summary.ts';
import { refusal, startUploadClient, type UploadClient } from '../../testing/upload-client.ts';
import type { Device } from '../../testing/test-server.ts';

const PATH = healthRoutes.upload.path;

type Answer = RouteResponse<typeof healthRoutes.upload>;
type Metrics = RouteResponse<typeof healthRoutes.metrics>;

let client: UploadClient;
let zip: Buffer;
let truth: Truth;

beforeAll(async () => {
  client = await startUploadClient();
  const made = await makeExportBytes({ megabytes: 1, years: 2 });
  zip = Buffer.from(made.zip);
  truth = made.truth;
});
afterAll(() => client.server.close());

async function send(
  content: Buffer,
  options: { name?: string; who?: Device } = {},
): Promise<Response> {
  const { name = 'export.zip', who = client.device } = options;
  return client.upload(content, name, { path: PATH, who });
}

async function read(content: Buffer, who?: Device): Promise<Answer> {
  const response = await send(content, who === undefined ? {} : { who });
  expect(response.status).toBe(200);
  // The server checks its answers against the contract in tests.
  return (await response.json()) as Answer;
}

async function get(
  id: string | null,
  what: 'metrics' | 'summary',
  who = client.device,
): Promise<{ status: number; body: unknown }> {
  const response = await who.inject({ method: 'GET', url: `/api/health/${String(id)}/${what}` });
  return { status: response.statusCode, body: response.json() };
}

async function arriving(): Promise<string[]> {
  return readdir(join(client.server.config.dataDir, 'uploads', 'tmp'));
}

describe('an export', () => {
  test('API-01 HLTH-04 is read, counted and answered with its four figures', async () => {
    const answer = await read(zip);
    expect(answer).toMatchObject({
      success: true,
      message: `Read ${truth.records.toLocaleString('en-US')} records on ${truth.days.toLocaleString('en-US')} days`,
      stats: { totalRecords: truth.records, totalDays: truth.days },
    });
    expect(answer.stats?.metricsTypes).toBeGreaterThanOrEqual(Object.keys(truth.types).length);
    expect(await arriving()).toEqual([]);
  });

  test('HLTH-03 gives its metrics and its summary afterwards', async () => {
    const { sessionId } = await read(zip);
    const { body } = await get(sessionId, 'metrics');
    // Checked against the contract by the server.
    const { metrics, count } = body as Metrics;
    expect(count).toBe(metrics.length);
    const pulse = metrics.find(({ label }) => label === 'Heart rate');
    expect(pulse).toMatchObject({
      unit: 'count/min',
      group: 'vitals',
      count: truth.types['HKQuantityTypeIdentifierHeartRate']?.count,
    });
    expect(pulse?.series?.values.length).toBe(pulse?.days);
    const summary = await get(sessionId, 'summary');
    expect(JSON.stringify(summary.body)).toContain(
      'They say nothing about the pet’s own heart rate',
    );
  });

  test.each([
    ['en-GB,en;q=0.9', / from \d{1,2} [A-Z][a-z]+ \d{4} to /],
    ['en-US,en;q=0.9', / from [A-Z][a-z]+ \d{1,2}, \d{4} to /],
  ])('bug: a summary had its days written one way for everybody: %s', async (languages, days) => {
    const { sessionId } = await read(zip);
    const { body } = await client.device.inject({
      method: 'GET',
      url: `/api/health/${String(sessionId)}/summary`,
      headers: { 'accept-language': languages },
    });
    expect(body).toMatch(days);
  });

  test('keeps no names of devices and people', async () => {
    const { sessionId } = await read(zip);
    const stored = JSON.stringify([
      await get(sessionId, 'metrics'),
      await get(sessionId, 'summary'),
    ]);
    expect(stored).not.toContain('Alex');
  });

  test('outlives a restart', async () => {
    const { sessionId } = await read(zip);
    const before = await get(sessionId, 'metrics');
    await client.restart();
    expect(await get(sessionId, 'metrics')).toEqual(before);
  });

  test('belongs to its owner alone', async () => {
    const { sessionId } = await read(zip);
    const stranger = await client.server.device();
    for (const what of ['metrics', 'summary'] as const) {
      expect((await get(sessionId, what, stranger)).status).toBe(404);
    }
    const url = `/api/health/${String(sessionId)}`;
    const payload = { attached: true, subject: 'person' };
    expect(
      (await stranger.inject({ method: 'POST', url: `${url}/attach`, payload })).statusCode,
    ).toBe(404);
    expect((await stranger.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await get(sessionId, 'metrics')).status).toBe(200);
    expect((await get('not-an-id', 'metrics')).status).toBe(404);
  });

  test('goes when its owner asks', async () => {
    const { sessionId } = await read(zip);
    const response = await client.device.inject({
      method: 'DELETE',
      url: `/api/health/${String(sessionId)}`,
    });
    expect(response.json()).toEqual({ deleted: true });
    expect((await get(sessionId, 'metrics')).status).toBe(404);
    const rows = await client.server.db.query('SELECT 1 FROM health_metrics WHERE import_id = $1', [
      sessionId,
    ]);
    expect(rows).toEqual([]);
  });

  test('needs a session', async () => {
    const nobody = await client.server.device({ signedIn: false });
    expect((await send(zip, { who: nobody })).status).toBe(401);
  });

  test('is read beside others at the same time', async () => {
    const answers = await Promise.all([read(zip), read(zip), read(zip)]);
    expect(answers.map(({ stats }) => stats?.totalRecords)).toEqual([
      truth.records,
      truth.records,
      truth.records,
    ]);
  });

  test('replaces the oldest once an owner has many', async () => {
    const who = await client.server.device();
    const small = Buffer.from(
      craftZip([{ name: 'export.xml', data: '<HealthData></HealthData>' }]),
    );
    const first = await read(small, who);
    for (let more = 0; more < 10; more += 1) await read(small, who);
    expect((await get(first.sessionId, 'metrics', who)).status).toBe(404);
  });
});

describe('HLTH-07 what is no export', () => {
  const xml =
    '<HealthData><Record type="T" sourceName="S" startDate="2024-01-01 00:00:00 +0000" endDate="2024-01-01 00:00:00 +0000" value="1"/></HealthData>';

  test.each([
    [
      'a renamed rar',
      Buffer.from('Rar!\u001a\u0007 and more', 'latin1'),
      'This file is not a zip file',
    ],
    ['an empty file', Buffer.alloc(0), 'This file is empty'],
    [
      'a zip of other things',
      Buffer.from(craftZip([{ name: 'a.txt', data: 'a' }])),
      'No Apple Health export was found',
    ],
    [
      'an encrypted zip',
      Buffer.from(craftZip([{ name: 'export.xml', data: xml, flags: 1 }])),
      'locked with a password',
    ],
    [
      'a zip that lies about its size',
      Buffer.from(craftZip([{ name: 'export.xml', data: xml, size: 3_000_000_000 }])),
      'unpacks to far more',
    ],
  ])('%s is refused in words, and leaves nothing behind', async (_name, content, words) => {
    const answer = await read(content);
    expect(answer).toMatchObject({ success: false, sessionId: null, stats: null });
    expect(answer.message).toContain(words);
    expect(await arriving()).toEqual([]);
  });

  test('HLTH-02 another ending is refused before it is stored', async () => {
    expect(await refusal(await send(zip, { name: 'export.rar' }))).toMatchObject({
      status: 415,
      error: 'Please upload a ZIP file from Apple Health export',
    });
    expect((await send(zip, { name: 'EXPORT.ZIP' })).status).toBe(200);
  });

  test('HLTH-02 more than 100 MB is refused', async () => {
    const answer = await send(Buffer.alloc(100 * 1024 * 1024 + 1, 1));
    expect(await refusal(answer)).toMatchObject({ status: 413, code: 'file-too-large' });
    expect(await arriving()).toEqual([]);
  });

  test('an upload that breaks off leaves nothing behind, and the server goes on', async () => {
    const boundary = 'petwise';
    const open = request(client.address + PATH, {
      method: 'POST',
      headers: {
        cookie: client.device.cookieHeader(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': '5000000',
      },
    });
    open.on('error', () => undefined);
    open.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="export.zip"\r\n\r\n`,
    );
    open.write(zip.subarray(0, 2_000));
    await expect.poll(arriving).toHaveLength(1);
    open.destroy();
    await expect.poll(arriving).toEqual([]);
    expect((await read(zip)).success).toBe(true);
  });
});

describe('an export read on the owner’s device', () => {
  const body = HEALTH_SUMMARY;
  const keep = (payload: object): ReturnType<Device['inject']> =>
    client.device.inject({ method: 'POST', url: healthRoutes.device.path, payload });

  test('is kept by its summary alone', async () => {
    const answer = await keep(body);
    const { sessionId } = answer.json<{ sessionId: string }>();
    expect((await get(sessionId, 'metrics')).body).toMatchObject({
      count: 1,
      stats: body.stats,
      metrics: body.metrics,
    });
    expect((await get(sessionId, 'summary')).body).toMatchObject({
      summary: expect.stringContaining('Steps: 150 a day on average'),
    });
  });

  test.each([
    [
      'daily values',
      {
        metrics: [{ ...body.metrics[0], series: { start: '2024-01-01', days: [0], values: [1] } }],
      },
    ],
    ['a day that is none', { firstDay: 'yesterday' }],
    ['a warning of its own making', { warnings: [{ code: 'text', text: '<b>' }] }],
  ])('is refused with %s', async (_name, change) => {
    expect((await keep({ ...body, ...change })).statusCode).toBe(400);
  });
});
