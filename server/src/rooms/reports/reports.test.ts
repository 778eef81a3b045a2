import { randomUUID } from 'node:crypto';
import { VetHandover, type InitResponse, type NewShareLink } from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INIT_BODY, postInit } from '../../testing/consult-bodies.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { LISTED } from '../../testing/scripted-assessor.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;
let sessionId: string;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
  sessionId = await finishedConsult(device);
});
afterAll(() => server.close());

function get(file: string, { id = sessionId, who = device } = {}) {
  return who.inject({ method: 'GET', url: `/api/consults/${id}/${file}` });
}

describe('a report as files', () => {
  test('RPT-07 gives the PDF with the owner’s own words, named without personal data', async () => {
    const response = await get('report.pdf?paper=letter');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="petwise-report-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    const { pages } = readPdf(response.rawPayload);
    expect(pages[0]).toMatchObject({ width: 612, height: 792 });
    expect(pages[0]?.text).toContain(INIT_BODY.initialSymptoms);
    expect(pages[0]?.text).toContain('Dog, Beagle, 5 years');
  });

  test('RPT-07 gives the same as JSON of the documented shape', async () => {
    const response = await get('handover.json');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="petwise-file-for-vet-\d{4}-\d\d-\d\d\.json"$/,
    );
    const handover = v.parse(VetHandover, response.json());
    expect(handover.ownersWords.map(({ text }) => text)).toEqual([
      INIT_BODY.initialSymptoms,
      'Yes',
      'No',
    ]);
    expect(handover.pertinentNegatives).toEqual(['Question 2? No']);
    const asked = Date.parse(handover.ownersWords[0]?.at ?? '');
    const yesterday = new Date(asked - 24 * 60 * 60 * 1000).toISOString();
    expect(handover.timeline).toEqual([
      {
        about: yesterday.slice(0, 10),
        began: yesterday,
        since: 'since yesterday',
        words: expect.stringContaining('since yesterday'),
      },
    ]);
    expect(handover.patient).toMatchObject({ species: 'Dog', age: '5 years', weight: '25 lbs' });
    expect(handover.history).toBeNull();
  });

  test('bug: words of one’s own for an answer came to the vet without what could be chosen', async () => {
    const answers = ['the second one, twice', 'Pale gums', 'None of these', 'Not sure'];
    const initialSymptoms = `He is ${LISTED} to one side`;
    const id = await finishedConsult(device, { answers, initialSymptoms });
    const handover = v.parse(VetHandover, (await get('handover.json', { id })).json());
    const list = ['Pale gums', 'Collapse or fainting'];
    expect(handover.answers.map(({ options }) => options)).toEqual([list, undefined, list, list]);
    const pages = readPdf((await get('report.pdf', { id })).rawPayload).pages;
    const printed = pages
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(printed).toContain(
      'Question 1? [Pale gums / Collapse or fainting] the second one, twice',
    );
    expect(printed).toContain('Question 2? Pale gums');
    const payload = { sessionId: id };
    const made = await device.inject({ method: 'POST', url: '/api/shares', payload });
    const { pathname: url } = new URL(made.json<NewShareLink>().url);
    const page = await device.inject({ method: 'GET', url });
    expect(page.body).toContain('Question 3? [Pale gums / Collapse or fainting] None of these');
  });

  test('words for a question that asks for yes or no need no options', async () => {
    const id = await finishedConsult(device, { answers: ['only at night', 'Not sure'] });
    const { answers } = v.parse(VetHandover, (await get('handover.json', { id })).json());
    expect(answers.map(({ options }) => options)).toEqual([undefined, undefined]);
  });

  test('Z1 both belong to their owner alone', async () => {
    const stranger = await server.device();
    const nobody = await server.device({ signedIn: false });
    for (const file of ['report.pdf', 'handover.json']) {
      const other = await get(file, { who: stranger });
      expect(other.statusCode).toBe(404);
      const missing = await get(file, { id: randomUUID(), who: stranger });
      expect({ ...other.json<object>(), requestId: '' }).toEqual({
        ...missing.json<object>(),
        requestId: '',
      });
      expect((await get(file, { id: 'no-id' })).statusCode).toBe(404);
      expect((await get(file, { who: nobody })).statusCode).toBe(401);
    }
  });

  test('RPT-07 there is none before the report is made, and none on other paper', async () => {
    const { sessionId: open } = (await postInit(device)).json<InitResponse>();
    expect((await get('report.pdf', { id: open })).statusCode).toBe(409);
    expect((await get('report.pdf?paper=a5')).statusCode).toBe(400);
  });

  test('H7 an answer is never kept by a cache', async () => {
    expect((await get('handover.json')).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
