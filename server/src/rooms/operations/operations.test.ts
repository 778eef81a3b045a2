import { pageReportRoutes, type PageReport } from '@petwise/contracts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { png } from '../../testing/make-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { startUploadClient, stored } from '../../testing/upload-client.ts';
import { MetricRegistry } from '../../plugins/metrics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function ask(options: Partial<InjectOptions> = {}) {
  return server.app.inject({
    method: 'GET',
    url: '/metrics',
    ...options,
    headers: { host: '127.0.0.1:4300', ...options.headers },
  });
}

const REPORT: PageReport = {
  screen: '/assessment',
  vitals: [
    { name: 'LCP', value: 1_200 },
    { name: 'CLS', value: 0.03 },
  ],
  errors: [{ bundle: 'mfe_chat', kind: 'render', message: 'x is not a function' }],
};

function report(payload: unknown) {
  return server.app.inject({
    method: 'POST',
    url: pageReportRoutes.send.path,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

test('bug: a start that took longer than ten seconds on a slow computer ended with an error of the framework', () => {
  expect(server.app.initialConfig.pluginTimeout).toBe(0);
});

describe('/metrics', () => {
  test('counts requests by route and status, never by address', async () => {
    const device = await server.device();
    await device.inject({
      method: 'GET',
      url: '/api/consults/0190a000-0000-7000-8000-000000000000',
    });
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.body).toMatch(
      /petwise_http_requests_total\{method="GET",route="\/api\/consults\/:\w+",status="404"\} 1/,
    );
    expect(answer.body).toMatch(
      /petwise_http_request_duration_seconds_bucket\{le="\+Inf",route=".*"\} 1/,
    );
    expect(answer.body).not.toContain('0190a000');
  });

  test('knows the process, the assessments and the files', async () => {
    const { body } = await ask();
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
      'petwise_uploads',
      'petwise_uploads_bytes',
    ]) {
      expect(body).toMatch(new RegExp(`^${name.replace(/[{}.]/g, '\\$&')} [\\d.e+-]+$`, 'm'));
    }
    expect(body).toContain('# TYPE petwise_consults gauge');
  });

  test('counts the files that are held, and says no number while the database has not answered', async () => {
    const client = await startUploadClient();
    const own = client.server;
    onTestFinished(() => own.close());
    const metricLines = async (): Promise<string[]> => {
      const { body } = await own.app.inject({
        method: 'GET',
        url: '/metrics',
        headers: { host: '127.0.0.1:4300' },
      });
      return body.split('\n').filter((line) => line.startsWith('petwise_uploads'));
    };
    await own.db.query('ALTER TABLE uploads RENAME TO away');
    expect(await metricLines()).toEqual([]);
    await own.db.query('ALTER TABLE away RENAME TO uploads');
    expect(await metricLines()).toEqual(['petwise_uploads 0', 'petwise_uploads_bytes 0']);
    const { fileSize } = await stored(await client.upload(png(), 'paw.png'));
    expect(await metricLines()).toEqual(['petwise_uploads 1', `petwise_uploads_bytes ${fileSize}`]);
  });

  test.each([
    ['another computer', { remoteAddress: '192.0.2.7' }],
    ['a proxy on this computer', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a page whose name points here', { headers: { host: 'evil.example:4300' } }],
  ])('without a token, is not there for %s', async (_who, options) => {
    expect((await ask(options)).statusCode).toBe(404);
  });

  test('with a token, is there for who bears it, and for nobody else on any computer', async () => {
    await server.restart({ PETWISE_METRICS_TOKEN: 'a-token-of-16-chars' });
    expect((await ask()).statusCode).toBe(404);
    const bearing = (token: string) =>
      ask({ remoteAddress: '192.0.2.7', headers: { authorization: `Bearer ${token}` } });
    expect((await bearing('a-token-of-16-charz')).statusCode).toBe(404);
    expect((await bearing('a-token-of-16-chars')).statusCode).toBe(200);
    await server.restart();
  });
});

describe('what pages report', () => {
  test('comes into the metrics, without a session', async () => {
    expect((await report(REPORT)).statusCode).toBe(200);
    const { body } = await ask();
    expect(body).toContain('petwise_web_lcp_seconds_bucket{le="1.8",screen="/assessment"} 1');
    expect(body).toContain('petwise_web_lcp_seconds_bucket{le="1",screen="/assessment"} 0');
    expect(body).toContain('petwise_web_cls_sum{screen="/assessment"} 0.03');
    expect(body).toContain('petwise_page_errors_total{bundle="mfe_chat",kind="render"} 1');
  });

  test.each([
    ['a screen of its own making', { ...REPORT, screen: '/x' }],
    [
      'a bundle of its own making',
      { ...REPORT, errors: [{ ...REPORT.errors[0], bundle: 'evil' }] },
    ],
    ['a time of no length', { ...REPORT, vitals: [{ name: 'LCP', value: -1 }] }],
    ['too many entries', { ...REPORT, vitals: Array(11).fill(REPORT.vitals[0]) }],
    ['no JSON', '{'],
  ])('with %s is refused', async (_what, payload) => {
    expect((await report(payload)).statusCode).toBe(400);
  });

  test('that is too large is refused', async () => {
    expect((await report(`{"screen":"${'x'.repeat(20_000)}"}`)).statusCode).toBe(413);
  });

  test('too often is refused', async () => {
    await server.restart();
    const answers = [];
    for (let count = 0; count < 121; count += 1) answers.push((await report(REPORT)).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(120);
    expect(answers.at(-1)).toBe(429);
  });
});

test('a metric keeps no more than 500 series, and escapes what it is given', async () => {
  const registry = new MetricRegistry();
  const count = registry.counter({ name: 'things_total', help: 'Things.', labels: ['name'] });
  count({ name: 'a "quoted"\nline \\' });
  for (let index = 0; index < 1_000; index += 1) count({ name: String(index) });
  const lines = (await registry.text()).split('\n').filter((one) => one.startsWith('things_total'));
  expect(lines).toHaveLength(500);
  expect(lines[0]).toBe(String.raw`things_total{name="a \"quoted\"\nline \\"} 1`);
});
