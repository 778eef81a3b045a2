import { type NewShareLink, shareRoutes } from '@petwise/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: Device;
let link: NewShareLink;
let sessionId: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.device();
  // The scripted assessor says it back as its analysis.
  const initialSymptoms = 'A gray tumor bleeds';
  sessionId = await finishedConsult(owner, { initialSymptoms });
  const payload = { sessionId };
  link = (await owner.inject({ method: 'POST', url: '/api/shares', payload })).json();
});
afterAll(() => server.close());

const tokenOf = ({ url }: NewShareLink): string => url.split('/').at(-1) ?? '';

function print(who = owner, payload: object = { token: tokenOf(link) }) {
  return who.inject({ method: 'POST', url: shareRoutes.print.path, payload });
}

function textOf(pdf: Buffer): string {
  return readPdf(pdf)
    .pages.map(({ text }) => text)
    .join(' ');
}

test('issue 16.8: the print of an owner carries the code of a link that they have made, and does not open it', async () => {
  const made = await print();
  expect(made.statusCode).toBe(200);
  expect(made.headers['content-type']).toBe('application/pdf');
  expect(made.rawPayload.toString('latin1')).toContain('Code that leads to this report');
  const log = await server.db.query("SELECT * FROM access_log WHERE who = 'link'");
  expect(log).toEqual([]);
});

test('issue 16.8: the page that a vet prints, and what the owner’s page shows on paper, carry the code too', async () => {
  const page = await owner.inject({ method: 'GET', url: new URL(link.url).pathname });
  expect(page.body).toMatch(/<div class="code" role="img" aria-label="[^"]+"><svg/);
  expect(link.code).toMatch(/^<svg/);
  expect(page.body).toContain(link.code);
});

test('issue 16.8: nobody else prints by it, and no link that is none', async () => {
  expect((await print(await server.device())).statusCode).toBe(404);
  expect((await print(await server.device({ signedIn: false }))).statusCode).toBe(401);
  expect((await print(owner, { token: 'a'.repeat(43) })).statusCode).toBe(404);
});

test('bug: in a British browser the print and the page of the vet stayed American; what the owner wrote stays', async () => {
  const headers = { 'accept-language': 'en-GB,en;q=0.9' };
  const printed = await owner.inject({
    method: 'GET',
    url: `/api/consults/${sessionId}/report.pdf`,
    headers,
  });
  const page = await owner.inject({ method: 'GET', url: new URL(link.url).pathname, headers });
  for (const text of [textOf(printed.rawPayload), page.body]) {
    expect(text).toContain('A grey tumour bleeds');
    expect(text).toContain('“A gray tumor bleeds”');
  }
  const american = await owner.inject({ method: 'GET', url: new URL(link.url).pathname });
  expect(american.body).not.toContain('grey');
});
