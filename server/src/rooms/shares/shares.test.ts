import { randomUUID } from 'node:crypto';
import {
  MAX_SHARES_PER_REPORT,
  MAX_VET_ANSWERS,
  VetHandover,
  type InitResponse,
  type NewShareLink,
  type ShareLink,
} from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postInit } from '../../testing/consult-bodies.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let owner: Device;
let visitor: Device;
let sessionId: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.device();
  visitor = await server.device({ signedIn: false });
  sessionId = await finishedConsult(owner, {
    initialSymptoms: 'He vomits <script>alert(1)</script> & "more"',
  });
});
afterAll(() => server.close());

function create(body: object = { sessionId }, who = owner, headers = {}) {
  return who.inject({ method: 'POST', url: '/api/shares', payload: body, headers });
}

async function link(body: object = { sessionId }): Promise<NewShareLink & { path: string }> {
  const response = await create(body);
  expect(response.statusCode).toBe(200);
  const share = response.json<NewShareLink>();
  return { ...share, path: new URL(share.url).pathname };
}

const open = (path: string, who = visitor) => who.inject({ method: 'GET', url: path });
const list = (id = sessionId, who = owner) =>
  who.inject({ method: 'GET', url: `/api/shares?sessionId=${id}` });
const revoke = (id: string, who = owner) =>
  who.inject({ method: 'DELETE', url: `/api/shares/${id}` });

describe('a link to a report', () => {
  test('Z5 is unguessable, and the database holds only its hash', async () => {
    const { path, url } = await link();
    const token = path.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(url).toMatch(/^http:\/\/[^/]+\/shared\/[\w-]{43}$/);
    const rows = await server.db.query('SELECT * FROM report_shares');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await link()).path).not.toBe(path);
  });

  test('Z5 opens the report for a visitor without a cookie, and sets none', async () => {
    const { path } = await link();
    const response = await open(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.body).toContain('Dog, Beagle, 5 years');
    expect(response.body).toContain('<meta name="robots" content="noindex');
  });

  test('Z5 the page escapes every text, and its policy allows its own style and its clock alone', async () => {
    const { body, headers } = await open((await link()).path);
    expect(body.split(/<script/i)).toHaveLength(2);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
    const policy = String(headers['content-security-policy']);
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1] ?? 'none';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'nonce-${nonce}'`);
    expect(body).not.toMatch(/ style="| on\w+="/);
  });

  test('RPT-07 gives the PDF and the data as well', async () => {
    const { path } = await link();
    const pdf = await open(`${path}/report.pdf`);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(readPdf(pdf.rawPayload).pages[0]?.text).toContain('For the veterinarian');
    const data = await open(`${path}/handover.json`);
    expect(v.parse(VetHandover, data.json()).sessionId).toBe(sessionId);
  });

  test('Z5 opens that report alone', async () => {
    const { path } = await link();
    const other = await finishedConsult(owner, { initialSymptoms: 'Something quite different' });
    for (const url of [
      `/api/consults/${sessionId}`,
      `/api/consults/${other}/report.pdf`,
      '/api/shares',
    ]) {
      expect((await open(url)).statusCode).toBe(401);
    }
    expect((await open(path)).body).not.toContain('quite different');
    expect((await open(`${path}/../${other}`)).statusCode).toBe(404);
    const written = await visitor.inject({ method: 'POST', url: path, payload: {} });
    expect(written.statusCode).toBe(405);
  });

  test('RPT-07 takes what a vet writes back: on the page, in the file, for the owner, and gone with the rest', async () => {
    const mine = await finishedConsult(owner);
    const { path } = await link({ sessionId: mine });
    const write = (words: string, where = path) =>
      visitor.inject({
        method: 'POST',
        url: `${where}/answer`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ author: 'Clinic <b>', words }).toString(),
      });
    const written = await write('Bring him in today & fasting');
    expect(written.statusCode).toBe(200);
    expect(written.body).toContain('Thank you. The owner can read your answer now.');
    expect(written.body).toContain('Clinic &lt;b&gt;: Bring him in today &amp; fasting');
    expect(written.headers['content-security-policy']).toContain("form-action 'self'");
    const data = v.parse(VetHandover, (await open(`${path}/handover.json`)).json());
    expect(data.vetAnswers).toMatchObject([{ words: 'Bring him in today & fasting' }]);
    const after = await owner.inject({ method: 'GET', url: `/api/consults/${mine}/follow-up` });
    expect(after.json()).toMatchObject({ vetAnswers: [{ author: 'Clinic <b>' }], outcome: null });
    const accesses = await owner.inject({ method: 'GET', url: '/api/my-data' });
    expect(JSON.stringify(accesses.json())).toContain('Bring him in today & fasting');
    const listed = await owner.inject({ method: 'GET', url: '/api/consults' });
    const { consults } = listed.json<{
      consults: { sessionId: string; vetAnswers?: number }[];
    }>();
    expect(consults.find(({ sessionId }) => sessionId === mine)?.vetAnswers).toBe(1);

    expect((await write(' ')).statusCode).toBe(400);
    expect((await write('x'.repeat(4_001))).statusCode).toBe(400);
    expect((await write('x'.repeat(70_000))).statusCode).toBe(413);
    expect((await write('Hello', `/shared/${'A'.repeat(43)}`)).statusCode).toBe(404);
    await owner.inject({ method: 'DELETE', url: `/api/consults/${mine}` });
    expect(await server.db.query('SELECT 1 FROM vet_answers')).toEqual([]);
  });

  test('RPT-07 takes so many answers and no more, and none in another shape', async () => {
    const { path } = await link();
    const url = `${path}/answer`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (payload: string, headers: Record<string, string> = type) =>
      visitor.inject({ method: 'POST', url, headers, payload });
    for (let made = 0; made < MAX_VET_ANSWERS; made += 1) {
      expect((await send('words=yes')).statusCode).toBe(200);
    }
    const full = await send('words=yes');
    expect(full.statusCode).toBe(409);
    expect(full.body).toContain('cannot take any more answers');
    expect((await send('{"words":"yes"}', { 'content-type': 'application/json' })).statusCode).toBe(
      415,
    );
    // A page without referrer posts with this origin; only the browser's own word tells whose page it was.
    const forged = { ...type, origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect((await send('words=yes', forged)).statusCode).toBe(403);
    const own = { ...type, origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await send('words=yes', own)).statusCode).toBe(409);
  });

  test('RPT-07 the owner keeps what the vet found, sees it in the list, and may say it anew', async () => {
    const mine = await finishedConsult(owner);
    const found = (payload: object, who = owner) =>
      who.inject({ method: 'POST', url: `/api/consults/${mine}/outcome`, payload });
    expect((await found({ diagnosis: 'Pancreatitis', foundOn: '2026-11-22' })).statusCode).toBe(
      200,
    );
    expect((await found({ diagnosis: 'Gastritis', foundOn: '2026-11-23' })).statusCode).toBe(200);
    const after = await owner.inject({ method: 'GET', url: `/api/consults/${mine}/follow-up` });
    const outcome = { diagnosis: 'Gastritis', foundOn: '2026-11-23' };
    expect(after.json()).toEqual({ pet: null, since: null, vetAnswers: [], outcome });
    const listed = await owner.inject({ method: 'GET', url: '/api/consults' });
    const [first] = listed.json<{ consults: { vetFound?: string }[] }>().consults;
    expect(first?.vetFound).toBe('Gastritis');
    expect((await open((await link({ sessionId: mine })).path)).body).toContain('Gastritis');
    const mineToo = await owner.inject({ method: 'GET', url: '/api/my-data' });
    expect(JSON.stringify(mineToo.json())).toContain('Gastritis');
    const stranger = await server.device();
    expect((await found(outcome, stranger)).statusCode).toBe(404);
    expect((await found({ diagnosis: '', foundOn: 'soon' })).statusCode).toBe(400);
    await owner.inject({ method: 'DELETE', url: `/api/consults/${mine}` });
    expect(await server.db.query('SELECT 1 FROM consult_outcomes')).toEqual([]);
  });

  test('Z5 is 404 at once when it is taken back', async () => {
    const { id, path } = await link();
    expect((await revoke(id)).json()).toEqual({ revoked: true });
    for (const file of ['', '/report.pdf', '/handover.json']) {
      const response = await open(path + file);
      expect(response.statusCode).toBe(404);
      expect(response.headers['x-robots-tag']).toContain('noindex');
    }
    expect((await open(path)).body).toContain('This link does not work any more');
    expect((await revoke(id)).statusCode).toBe(404);
  });

  test('Z5 a guess gets the same answer as a link that was taken back', async () => {
    const { id, path } = await link();
    await revoke(id);
    const withoutNonce = (body: string): string => body.replace(/nonce="[^"]+"/g, '');
    const guess = await open(`/shared/${'A'.repeat(43)}`);
    expect(guess.statusCode).toBe(404);
    expect(withoutNonce(guess.body)).toBe(withoutNonce((await open(path)).body));
    expect((await open('/shared/short')).body).toContain('This link does not work any more');
    expect((await open('/shared/short/report.pdf')).statusCode).toBe(404);
  });

  test('Z5 goes with the assessment', async () => {
    const mine = await finishedConsult(owner);
    const { path } = await link({ sessionId: mine });
    await owner.inject({ method: 'DELETE', url: `/api/consults/${mine}` });
    expect((await open(path)).statusCode).toBe(404);
  });

  test('Z1 only the owner makes, lists and takes back links', async () => {
    const stranger = await server.device();
    const { id } = await link();
    expect((await create({ sessionId }, stranger)).statusCode).toBe(404);
    expect((await list(sessionId, stranger)).json()).toEqual({ shares: [] });
    expect((await revoke(id, stranger)).statusCode).toBe(404);
    expect((await revoke(randomUUID())).statusCode).toBe(404);
    for (const answer of [
      await create({ sessionId }, visitor),
      await list(sessionId, visitor),
      await revoke(id, visitor),
    ]) {
      expect(answer.statusCode).toBe(401);
    }
  });

  test('there is none for an assessment without a report', async () => {
    const { sessionId: unfinished } = (await postInit(owner)).json<InitResponse>();
    expect((await create({ sessionId: unfinished })).statusCode).toBe(409);
  });

  test.each([0, 91, -1, 1.5, '7'])('Z5 %j days are refused', async (days) => {
    expect((await create({ sessionId, days })).statusCode).toBe(400);
  });

  test('a report has so many links and no more', async () => {
    const mine = await finishedConsult(owner);
    for (let made = 0; made < MAX_SHARES_PER_REPORT; made += 1) await link({ sessionId: mine });
    expect((await create({ sessionId: mine })).statusCode).toBe(413);
    expect((await list(mine)).json<{ shares: ShareLink[] }>().shares).toHaveLength(
      MAX_SHARES_PER_REPORT,
    );
  });

  test('the address is the public one where that is set', async () => {
    await server.restart({ PETWISE_PUBLIC_ORIGIN: 'https://pets.example' });
    const response = await create();
    // Behind https the cookies have other names: this device is not signed in there.
    expect(response.statusCode).toBe(401);
    const fresh = await server.device();
    const mine = await finishedConsult(fresh);
    const made = (await create({ sessionId: mine }, fresh)).json<NewShareLink>();
    expect(made.url).toMatch(/^https:\/\/pets\.example\/shared\/[\w-]{43}$/);
    await server.restart();
  });

  test('is rate limited', async () => {
    const { path } = await link();
    const answers = await Promise.all(Array.from({ length: 80 }, () => open(`${path}x`)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
    await server.restart();
  });

  test('Z5 ends after 7 days, or as many as asked, and is forgotten', async () => {
    const week = await link();
    const day = await link({ sessionId, days: 1 });
    expect(Date.parse(week.expiresAt) - Date.parse(week.createdAt)).toBe(7 * DAY);
    server.advance(DAY);
    expect((await open(day.path)).statusCode).toBe(404);
    expect((await open(week.path)).statusCode).toBe(200);
    server.advance(6 * DAY);
    expect((await open(week.path)).statusCode).toBe(404);
    await server.restart();
    await expect
      .poll(() => server.db.query('SELECT 1 FROM report_shares WHERE id = $1', [week.id]))
      .toEqual([]);
  });
});
