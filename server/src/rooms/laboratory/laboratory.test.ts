import { readFile } from 'node:fs/promises';
import {
  VetHandover,
  type BasicIntake,
  type FinalizeResponse,
  type InitResponse,
  type LabFile,
  type UploadedFile,
  toUploadedFile,
} from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf, xlsx } from '../../testing/make-documents.ts';
import { png } from '../../testing/make-files.ts';
import { postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { findSharp } from '../../testing/real-pictures.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import type { Device } from '../../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';
import { createEngineAssessor } from '@petwise/assessor';

/** Printed by a browser's font, turned by 1.2 degrees, and packed as a phone packs a photo. */
const LAB_SHEET = new URL('../../testing/lab-sheet.jpg', import.meta.url);

let client: UploadClient;
let device: Device;

beforeAll(async () => {
  client = await startUploadClient({ assessor: createEngineAssessor() });
  ({ device } = client);
});
afterAll(() => client.server.close());

const CAT: BasicIntake = {
  species: 'cat',
  breed: 'Domestic Shorthair',
  age: 13,
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: 4,
  weightUnit: 'kg',
};
const SYMPTOMS = 'My cat drinks a lot, pees a lot and has lost weight over weeks.';
const ROWS = [
  ['Test', 'Result', 'Units', 'Reference', 'Flag'],
  ['Creatinine', '3.4', 'mg/dL', '0.8 - 2.4', 'H'],
  ['BUN', '68', 'mg/dL', '16 - 36', 'H'],
  ['T4', '1.9', 'µg/dL', '0.8 - 4.7', 'N'],
  ['Potassium', '4.1', 'mmol/L', '3.5 - 5.8', 'N'],
  ['Phone', '555-123-4567', '', '', ''],
];
const CSV = Buffer.from(`${ROWS.map((row) => row.join(',')).join('\n')}\n`);

async function send(content: Buffer, name: string, who = device): Promise<UploadedFile> {
  return toUploadedFile(await stored(await client.upload(content, name, { who })));
}
const address = (id: string): string => `/api/files/${id}/lab-values`;

async function list(id: string, species = ''): Promise<LabFile> {
  const query = species === '' ? '' : `?species=${species}`;
  const response = await device.inject({ method: 'GET', url: `${address(id)}${query}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<LabFile>();
}
function decide(id: string, values: readonly object[], who = device) {
  const payload = { species: 'cat', values };
  return who.inject({ method: 'POST', url: address(id), payload });
}
async function confirmAll(id: string): Promise<void> {
  const { values } = await list(id, 'cat');
  const all = values.map((value) => ({ id: value.id, decision: 'confirmed' }));
  expect((await decide(id, all)).statusCode).toBe(200);
}

async function begin(files: readonly UploadedFile[]): Promise<string> {
  const body = { patientData: CAT, initialSymptoms: SYMPTOMS, uploadedFiles: [...files] };
  const init = await postInit(device, body);
  expect(init.statusCode, init.body).toBe(200);
  return init.json<InitResponse>().sessionId;
}
async function finish(sessionId: string): Promise<FinalizeResponse['assessment']> {
  await postAnswer(device, { sessionId, answer: 'Not sure' });
  const finished = await postFinalize(device, sessionId);
  expect(finished.statusCode, finished.body).toBe(200);
  return finished.json<FinalizeResponse>().assessment;
}

describe('UPL laboratory values of a file', () => {
  test.each([
    ['bloods.csv', async () => CSV],
    ['bloods.txt', async () => Buffer.from('Creatinine: 3.4 mg/dL (0.8-2.4) H\nBUN 68 mg/dL H\n')],
    ['bloods.xlsx', async () => xlsx([ROWS])],
    ['bloods.pdf', () => pdf([ROWS])],
  ])('are read from a real %s, and shown to their owner', async (name, make) => {
    const { id } = await send(await make(), name);
    const file = await list(id, 'cat');
    expect(file).toMatchObject({ fileId: id, fileName: name, status: 'read' });
    expect(file.values[0]).toMatchObject({
      analyte: 'creatinine',
      value: 3.4,
      unit: 'mg/dL',
      flag: 'high',
      interval: { low: 0.8, high: 2.4, from: 'report' },
      magnitude: 1.417,
      page: 1,
      decision: 'open',
      counts: true,
    });
    expect(file.values.map(({ analyte }) => analyte)).toContain('urea');
  });

  test.skipIf(findSharp() === null)(
    'are read from a photo of a sheet held at a slant, once its owner asks, and not by an assessment',
    async () => {
      const sheet = await send(await readFile(LAB_SHEET), 'sheet.jpg');
      const { laboratory } = await finish(await begin([sheet]));
      expect(laboratory).toBeNull();
      const { status, values } = await list(sheet.id, 'cat');
      expect(status).toBe('read');
      const read = values.map(({ analyte, value, unit }) => `${analyte} ${value} ${unit}`);
      expect(read).toEqual(
        expect.arrayContaining(['creatinine 3.4 mg/dL', 'urea 68 mg/dL', 'glucose 104 mg/dL']),
      );
      expect(values.every(({ decision }) => decision === 'open')).toBe(true);
    },
  );

  test('a picture and a letter without any hold none; a damaged file says so', async () => {
    expect(await list((await send(png(), 'paw.png')).id)).toMatchObject({ status: 'none' });
    const letter = await send(Buffer.from('She got better after 3 days.'), 'letter.txt');
    expect(await list(letter.id)).toMatchObject({ status: 'none', values: [] });
    const broken = await send(Buffer.from('%PDF-1.7\nnothing\n%%EOF'), 'broken.pdf');
    expect((await list(broken.id)).status).toMatch(/none|unreadable/);
  });

  test('belong to their owner alone', async () => {
    const { id } = await send(CSV, 'bloods.csv');
    const stranger = await client.server.device();
    expect((await stranger.inject({ method: 'GET', url: address(id) })).statusCode).toBe(404);
    const answer = await decide(id, [{ id: 'creatinine', decision: 'confirmed' }], stranger);
    expect(answer.statusCode).toBe(404);
    const nobody = await client.server.device({ signedIn: false });
    expect((await nobody.inject({ method: 'GET', url: address(id) })).statusCode).toBe(401);
  });

  test('are confirmed, corrected and dropped one by one, and stay so', async () => {
    const { id } = await send(CSV, 'bloods.csv');
    const answer = await decide(id, [
      { id: 'creatinine', decision: 'confirmed', value: 2.2 },
      { id: 'urea', decision: 'dropped' },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    const { values } = await list(id, 'cat');
    const of = (analyte: string) => values.find((value) => value.analyte === analyte);
    expect(of('creatinine')).toMatchObject({
      decision: 'confirmed',
      value: 2.2,
      flag: 'normal',
      corrected: true,
    });
    expect(of('urea')).toMatchObject({ decision: 'dropped' });
    expect(of('t4')).toMatchObject({ decision: 'open' });
  });

  test('a decision about what is not there is refused, and changes nothing', async () => {
    const { id } = await send(CSV, 'bloods.csv');
    const unknown = await decide(id, [
      { id: 'creatinine', decision: 'confirmed' },
      { id: 'unicorn', decision: 'confirmed' },
    ]);
    expect(unknown.statusCode).toBe(409);
    for (const wrong of [
      { id: 'creatinine', decision: 'perhaps' },
      { id: 'creatinine', decision: 'confirmed', value: -1 },
      { id: 'creatinine', decision: 'confirmed', value: 1e12 },
      { id: 'creatinine', decision: 'confirmed', unit: 'x'.repeat(21) },
    ]) {
      expect((await decide(id, [wrong])).statusCode).toBe(400);
    }
    expect((await list(id)).values.every(({ decision }) => decision === 'open')).toBe(true);
  });
});

describe('UPL a confirmed laboratory report changes the assessment', () => {
  test('the same cat, with and without it, through HTTP from a real PDF', async () => {
    const without = await finish(await begin([]));
    const file = await send(await pdf([ROWS]), 'bloods.pdf');
    await confirmAll(file.id);
    const sessionId = await begin([file]);
    const withIt = await finish(sessionId);
    expect(without.laboratory).toBeNull();
    expect(without.primary_diagnosis?.confidence).toBeLessThanOrEqual(0.95);
    expect(withIt.primary_diagnosis?.condition).toMatch(/kidney/i);
    expect(withIt.primary_diagnosis?.confidence).not.toBe(without.primary_diagnosis?.confidence);
    expect(withIt.primary_diagnosis?.evidence?.for).toContain(
      'creatinine 3.4 mg/dL, high, page 1 of bloods.pdf',
    );
    expect(withIt.primary_diagnosis?.reasoning).toContain('creatinine 3.4 mg/dL, high, page 1');
    expect(withIt.laboratory).toMatchObject({ unconfirmed: 0 });
    expect(withIt.laboratory?.values).toHaveLength(4);

    const handover = await device.inject({
      method: 'GET',
      url: `/api/consults/${sessionId}/handover.json`,
    });
    const { laboratory } = v.parse(VetHandover, handover.json());
    expect(laboratory?.[0]).toEqual({
      analyte: 'Creatinine',
      value: '3.4',
      unit: 'mg/dL',
      interval: '0.8 to 2.4',
      intervalFrom: 'report',
      flag: 'high',
      date: '',
      source: 'page 1 of bloods.pdf',
      corrected: false,
    });
    const paper = await device.inject({
      method: 'GET',
      url: `/api/consults/${sessionId}/report.pdf`,
    });
    const pages = readPdf(paper.rawPayload)
      .pages.map(({ text }) => text)
      .join('\n');
    expect(pages).toContain('Creatinine 3.4 mg/dL');
  });

  test('HOME bug: "How is he now?" forgot the laboratory values and pictures of the report before', async () => {
    const file = await send(await pdf([ROWS]), 'bloods.pdf');
    await confirmAll(file.id);
    const picture = await send(png(8, 8), 'gums.png');
    const first = await begin([file, picture]);
    const before = await finish(first);
    const again = await postInit(device, {
      initialSymptoms: 'He drinks even more.',
      follows: { sessionId: first, signs: [] },
    });
    expect(again.statusCode, again.body).toBe(200);
    const { sessionId } = again.json<InitResponse>();
    const after = await finish(sessionId);
    expect(after.laboratory).toEqual(before.laboratory);
    expect(after.primary_diagnosis?.evidence?.for).toContain(
      'creatinine 3.4 mg/dL, high, page 1 of bloods.pdf',
    );
    const seen = await device.inject({
      method: 'GET',
      url: `/api/consults/${sessionId}/handover.json`,
    });
    expect(v.parse(VetHandover, seen.json()).laboratory).toHaveLength(4);
  });

  test('values that nobody confirmed do not count, and the report says how many', async () => {
    const without = await finish(await begin([]));
    const withOpen = await finish(await begin([await send(CSV, 'bloods.csv')]));
    expect(withOpen.laboratory).toEqual({ values: [], unconfirmed: 4 });
    expect(withOpen.primary_diagnosis).toEqual(without.primary_diagnosis);
  });

  test('values confirmed while the questions go on count from the next step', async () => {
    const file = await send(CSV, 'bloods.csv');
    const sessionId = await begin([file]);
    await confirmAll(file.id);
    const report = await finish(sessionId);
    expect(report.laboratory?.values).toHaveLength(4);
    expect(report.primary_diagnosis?.evidence?.for).toContain(
      'creatinine 3.4 mg/dL, high, page 1 of bloods.csv',
    );
  });

  test('a value that the owner dropped does not count', async () => {
    const file = await send(CSV, 'bloods.csv');
    const all = (await list(file.id)).values.map(({ id }) => ({ id, decision: 'dropped' }));
    await decide(file.id, all);
    const report = await finish(await begin([file]));
    expect(report.laboratory).toEqual({ values: [], unconfirmed: 0 });
    expect(JSON.stringify(report.primary_diagnosis)).not.toContain('creatinine 3.4');
  });
});
