import { type MountReport, pageReportRoutes, REMOTES } from '@petwise/contracts';
import { operatorRoutes } from '@petwise/contracts/operator';
import {
  type ChannelEntry,
  type ReleaseLogLine,
  type ReleaseMove,
  type ReleaseName,
  releaseServiceRoutes,
} from '@petwise/contracts/release-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { move, operatorKey, point, publish, writeRelease } from '../../testing/make-release.ts';
import { type Device, startTestServer, type TestServer } from '../../testing/test-server.ts';

const [GOOD, NEW] = ['1.0.0-aa', '1.1.0-bb'] as const;
const PATIENT = { timeout: 30_000 };
const HOUR = 60 * 60 * 1000;

let server: TestServer;
let device: Device;
let addresses = 0;
/** Reports of pages that are signed in, which all come to be counted. */
let reported = 0;

/** One server for all; each test has a remote of its own. */
beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
  for (const remote of REMOTES) {
    for (const version of [GOOD, NEW]) {
      await writeRelease(server, remote, { version, door: 'prototype' });
    }
    await point(server, { [remote]: GOOD });
  }
  for (const version of [GOOD, NEW]) {
    await publish(server, 'shell', { version, files: { 'index.html': version } });
  }
  await point(server, { shell: GOOD });
});
afterAll(() => server.close());

interface Report {
  readonly outcome?: MountReport['outcome'];
  readonly from?: string;
  readonly by?: Device;
  readonly times?: number;
}

/** Pages report how they fared, each from an address of its own unless told otherwise. */
async function say(remote: ReleaseName, version: string, report: Report = {}): Promise<void> {
  const { outcome = 'mounted', times = 1, by = device } = report;
  for (let count = 0; count < times; count += 1) {
    addresses += 1;
    if (by === device) reported += 1;
    const mount: MountReport = { remote, version, outcome, milliseconds: 180 };
    const answer = await by.inject({
      method: 'POST',
      url: pageReportRoutes.send.path,
      remoteAddress: report.from ?? `10.2.${addresses >> 8}.${addresses & 255}`,
      headers: { 'content-type': 'application/json' },
      payload: { screen: '/', vitals: [], errors: [], mounts: [mount] },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

async function ask<Answer>(url: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${operatorKey(server)}` };
  // The contract's answer; tests' servers check it.
  return (await server.app.inject({ url, headers })).json() as Answer;
}

async function entry(remote: ReleaseName): Promise<Pick<ChannelEntry, 'current' | 'canary'>> {
  const { entries } = await ask<{ entries: ChannelEntry[] }>('/api/releases/channels/stable');
  const { current = '', canary = null } = entries.find((one) => one.remote === remote) ?? {};
  return { current, canary };
}

async function lastLine(remote: ReleaseName): Promise<ReleaseLogLine | undefined> {
  const { lines } = await ask<{ lines: ReleaseLogLine[] }>(
    `/api/releases/channels/stable/log?remote=${remote}`,
  );
  return lines[0];
}

/** Until all that was reported has been written and looked at: a sound report comes last, and is counted. */
async function untilJudged(remote: ReleaseName): Promise<void> {
  await say(remote, GOOD);
  await expect.poll(counted, PATIENT).toBe(reported);
}

async function counted(): Promise<number> {
  const [row] = await server.db.query<{ reports: number }>(
    'SELECT coalesce(sum(reports), 0)::float8 AS reports FROM release_reports',
  );
  return row?.reports ?? 0;
}

const tryOut = (remote: ReleaseName, percent: number, version: string = NEW): ReleaseMove => ({
  kind: 'canary',
  remote,
  version,
  percent,
  goesOn: true,
});

test('MFE-04 a version that fails in pages is turned back by itself, within 30 seconds of the 20th mount', async () => {
  await say('mfe_chat', GOOD, { times: 40 });
  await point(server, { mfe_chat: NEW });
  await say('mfe_chat', NEW, { times: 19, outcome: 'chunk' });
  await untilJudged('mfe_chat');
  expect(await entry('mfe_chat')).toMatchObject({ current: NEW });
  await say('mfe_chat', NEW, { times: 5, outcome: 'render' });
  const begun = performance.now();
  await expect.poll(() => entry('mfe_chat'), PATIENT).toMatchObject({ current: GOOD });
  console.log(`turned back after ${Math.round(performance.now() - begun)} ms`);
  expect(await lastLine('mfe_chat')).toMatchObject({
    who: 'petwise',
    kind: 'rollback',
    from: NEW,
    to: GOOD,
    why: '1.1.0-bb: 24 of 24 mounts failed, 1.0.0-aa: 0 of 41 mounts failed',
  });
  const registry = (await server.app.inject({ url: '/registry.json' })).json();
  expect(registry.remotes.mfe_chat).toMatchObject({ current: { version: GOOD }, good: [] });
  const { body } = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } });
  const labels = `remote="mfe_chat",version="${NEW}"`;
  expect(body).toContain(`petwise_door_failures_total{${labels},phase="chunk"} 19`);
  expect(body).toContain(`petwise_door_load_seconds_count{remote="mfe_chat",version="${GOOD}"} 41`);
  const tasks = [GOOD, 'made-up'].map((version) => ({
    remote: 'mfe_chat',
    version,
    milliseconds: 300,
  }));
  const report = { screen: '/', vitals: [], errors: [], longTasks: tasks };
  const told = { method: 'POST', url: pageReportRoutes.send.path, payload: report } as const;
  expect((await device.inject(told)).statusCode).toBe(200);
  const counts = (await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } }))
    .body;
  const counted = `petwise_long_task_seconds_count{remote="mfe_chat",version="${GOOD}"} 1`;
  expect(counts).toContain(counted);
  expect(counts).not.toContain('made-up');
  // Whoever makes it current again gives it another chance.
  await point(server, { mfe_chat: NEW });
  await untilJudged('mfe_chat');
  expect(await entry('mfe_chat')).toMatchObject({ current: NEW });
});

test('the operator sees in a browser what runs, how it fares, who moved it, and moves it there', async () => {
  const { method, path } = operatorRoutes.releases;
  const headers = { authorization: `Basic ${btoa(`me:${operatorKey(server)}`)}` };
  const unknown = await server.app.inject({ method, url: path });
  expect(unknown.statusCode).toBe(401);
  expect(unknown.headers['www-authenticate']).toMatch(/^Basic/);
  const { body } = await server.app.inject({ method, url: path, headers });
  const chat = body.slice(body.indexOf('id="mfe_chat"'), body.indexOf('id="mfe_health"'));
  expect(chat).toMatch(new RegExp(`>${NEW}</th><td [^>]*"Share">100\\u00A0%</td>`));
  expect(chat).toContain('chunk 19, render 5');
  expect(chat).toContain('≤ 200 ms');
  expect(chat).toMatch(/"Who">petwise<\/td><td [^>]*"Move">rollback</);
  const press = (fields: Record<string, string>, origin: string) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const pin = { kind: 'pin', remote: 'mfe_chat', version: GOOD };
  expect((await press(pin, 'https://elsewhere.example')).statusCode).toBe(403);
  const pressed = await press(pin, 'http://localhost:80');
  expect(pressed.statusCode, pressed.body).toBe(303);
  expect(await entry('mfe_chat')).toMatchObject({ current: GOOD });
  expect(await lastLine('mfe_chat')).toMatchObject({ who: 'operator', kind: 'pin' });
  // What everybody gets is by who gave it, also while another tries something out.
  await press({ kind: 'unpin', remote: 'mfe_chat' }, 'http://localhost:80');
  const { newKey } = releaseServiceRoutes;
  const made = await server.app.inject({
    method: newKey.method,
    url: newKey.path,
    headers: { authorization: `Bearer ${operatorKey(server)}` },
    payload: { name: 'team chat', remotes: ['mfe_chat'] },
  });
  await move(server, [tryOut('mfe_chat', 10)], made.json());
  const { body: tried } = await server.app.inject({ method, url: path, headers });
  const byWhom = (version: string): string | undefined =>
    new RegExp(`>${version}</th>.*?"By">([^<]*)<`).exec(
      tried.slice(tried.indexOf('id="mfe_chat"')),
    )?.[1];
  expect([byWhom(GOOD), byWhom(NEW)]).toEqual(['operator', 'team chat']);
  await move(server, [{ kind: 'rollback', remote: 'mfe_chat' }]);
});

test('MFE-04 a trial that fails in pages ends by itself, of a remote and of the shell, and everybody keeps what they have', async () => {
  for (const remote of ['mfe_report', 'shell'] as const) {
    await say(remote, GOOD, { times: 40 });
    await move(server, [tryOut(remote, 10)]);
    await say(remote, NEW, { times: 30, outcome: 'chunk' });
    await expect.poll(() => entry(remote), PATIENT).toEqual({ current: GOOD, canary: null });
    expect(await lastLine(remote)).toMatchObject({
      who: 'petwise',
      canary: null,
      // The server looks while the reports still come in.
      why: expect.stringMatching(
        /^1\.1\.0-bb: (\d+) of \1 mounts failed, 1\.0\.0-aa: 0 of \d+ mounts failed$/,
      ),
    });
  }
});

test('MFE-04 forged reports, from a few addresses again and again or from nobody who is signed in, turn nothing', async () => {
  await say('mfe_uploads', GOOD, { times: 40 });
  await point(server, { mfe_uploads: NEW });
  await say('mfe_uploads', NEW, { times: 20 });
  for (const from of ['10.9.9.7', '10.9.9.8', '10.9.9.9']) {
    await say('mfe_uploads', NEW, { times: 10, outcome: 'render', from });
  }
  const stranger = await server.device({ signedIn: false });
  await say('mfe_uploads', NEW, { times: 40, outcome: 'render', by: stranger });
  await untilJudged('mfe_uploads');
  expect(await entry('mfe_uploads')).toMatchObject({ current: NEW });
  const { body } = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } });
  expect(body).toMatch(/petwise_door_failures_total\{.*phase="render"\} 30/);
});

test('a pinned version is left to who pinned it', async () => {
  await say('mfe_health', GOOD, { times: 40 });
  await move(server, [{ kind: 'pin', remote: 'mfe_health', version: NEW }]);
  await say('mfe_health', NEW, { times: 30, outcome: 'entry' });
  await untilJudged('mfe_health');
  expect(await entry('mfe_health')).toMatchObject({ current: NEW });
  // Its page says so to a person.
  const headers = { authorization: `Bearer ${operatorKey(server)}` };
  const { body } = await server.app.inject({ url: operatorRoutes.releases.path, headers });
  expect(body).toMatch(/Look at this[^]*mfe_health 1\.1\.0-bb fails in 100\.0.% of mounts/);
});

test('MFE-04 trials that pages fare well with, of a remote and of the shell, grow to 10, 50 and 100 percent, and then everybody has them', async () => {
  const both = ['mfe_intake', 'shell'] as const;
  const entries = () => Promise.all(both.map(entry));
  const sayBoth = async () => {
    for (const remote of both) await say(remote, NEW, { times: 20 });
    await untilJudged('mfe_intake');
  };
  await move(
    server,
    both.map((remote) => tryOut(remote, 1)),
  );
  for (const percent of [10, 50, 100]) {
    await sayBoth();
    // Not before its time.
    for (const { canary } of await entries()) expect(canary?.percent).toBeLessThan(percent);
    server.advance(HOUR);
    await untilJudged('mfe_intake');
    const grown = { current: GOOD, canary: { version: NEW, percent } };
    await expect.poll(entries, PATIENT).toMatchObject([grown, grown]);
  }
  await sayBoth();
  server.advance(HOUR);
  await untilJudged('mfe_intake');
  const everybody = { current: NEW, canary: null };
  await expect.poll(entries, PATIENT).toEqual([everybody, everybody]);
  for (const remote of both) {
    expect(await lastLine(remote)).toMatchObject({ who: 'petwise', kind: 'promote' });
  }
});

test('MFE-04 a trial that fails does not grow while the version before has told nothing to compare it with', async () => {
  const third = '1.2.0-cc';
  await publish(server, 'shell', { version: third, files: { 'index.html': third } });
  await publish(server, 'shell', { version: 'silent', files: { 'index.html': 'silent' } });
  await point(server, { shell: 'silent' });
  await move(server, [tryOut('shell', 1, third)]);
  await say('shell', third, { times: 18 });
  await say('shell', third, { times: 2, outcome: 'render' });
  server.advance(HOUR);
  await untilJudged('mfe_intake');
  expect((await entry('shell')).canary).toMatchObject({ version: third, percent: 1 });
});

test('where a report came from is forgotten after two days, what it said stays', async () => {
  await say('mfe_health', GOOD, { times: 3 });
  await untilJudged('mfe_health');
  server.advance(49 * HOUR);
  await server.restart();
  const rows = await server.db.query<{ source: string; mounts: number }>(
    "SELECT source, mounts::float8 AS mounts FROM release_mounts WHERE remote = 'mfe_health' AND version = '1.0.0-aa'",
  );
  expect(rows).toEqual([{ source: '', mounts: 45 }]);
});
