import {
  toUploadedFile,
  type BasicIntake,
  type FinalizeResponse,
  type InitResponse,
  type LabFile,
  type UploadedFile,
  type VetHandover,
} from '@petwise/contracts';
import { createEngineAssessor } from '@petwise/assessor';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { pdf } from '../../testing/make-documents.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import type { Device } from '../../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';

// Documents are read in a process of their own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;
let device: Device;
/** What time the server has; null for the real one. */
let pinned: number | null = null;
beforeAll(async () => {
  client = await startUploadClient({
    assessor: createEngineAssessor(),
    clockOf: async () => () => pinned ?? Date.now(),
  });
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
const HEADER = ['Test', 'Result', 'Units', 'Reference', 'Flag'];
const high = ['T4', '6.8', 'ug/dL', '0.8 - 4.7', 'H'];
const normal = ['T4', '3.1', 'ug/dL', '0.8 - 4.7', ''];
const low = ['T4', '0.2', 'ug/dL', '0.8 - 4.7', 'L'];
const collected = (day: string) => [`Collected: ${day}`];

async function send(rows: readonly (readonly string[])[], name: string): Promise<UploadedFile> {
  const [date, ...rest] = rows;
  const isDated = date?.length === 1;
  const lines = isDated ? [date, HEADER, ...rest] : [HEADER, ...rows];
  return toUploadedFile(await stored(await client.upload(await pdf([lines]), name)));
}

const address = (id: string): string => `/api/files/${id}/lab-values`;
async function list(id: string): Promise<LabFile> {
  const url = `${address(id)}?species=cat`;
  const response = await device.inject({ method: 'GET', url });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<LabFile>();
}
function decide(id: string, values: readonly object[]) {
  const payload = { species: 'cat', values };
  return device.inject({ method: 'POST', url: address(id), payload });
}
/** Confirms every value of a file; `date` is the owner's word on when it was taken. */
async function confirm(file: UploadedFile, date?: string | null): Promise<LabFile['values']> {
  const { values } = await list(file.id);
  const taken = date === undefined ? {} : { date };
  const all = values.map(({ id }) => ({ id, decision: 'confirmed', ...taken }));
  const response = await decide(file.id, all);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<LabFile>().values;
}

type Report = FinalizeResponse['assessment'] & { readonly sessionId: string };
async function report(files: readonly UploadedFile[]): Promise<Report> {
  const initialSymptoms = 'My cat eats a lot, is always hungry and has lost weight over weeks.';
  const init = await postInit(device, {
    patientData: CAT,
    initialSymptoms,
    uploadedFiles: [...files],
  });
  const { sessionId } = init.json<InitResponse>();
  await postAnswer(device, { sessionId, answer: 'Not sure' });
  const finished = await postFinalize(device, sessionId);
  expect(finished.statusCode, finished.body).toBe(200);
  return { ...finished.json<FinalizeResponse>().assessment, sessionId };
}
/** "6.8 on 2025-02-14: Used: …" of the T4 that counts, then of each other. */
function t4Of({ laboratory }: Report): string[] {
  const used = laboratory?.values.find(({ analyte }) => analyte === 't4');
  if (used === undefined) throw new Error('no T4 in the report');
  return [used, ...(used.others ?? [])].map((one) => `${one.text} on ${one.date}: ${one.note}`);
}

describe('UPL no confirmed laboratory value is lost', () => {
  test('a newer file without a date is not outweighed by an older normal value', async () => {
    const older = await send([collected('02/14/2025'), normal], 'older.pdf');
    const newer = await send([high], 'newer.pdf');
    expect((await list(older.id)).values[0]?.date).toBe('2025-02-14');
    expect((await list(newer.id)).values[0]).toMatchObject({ date: null });
    await confirm(older);
    await confirm(newer, null);
    const found = await report([older, newer]);
    expect(t4Of(found)).toEqual([
      '6.8 on null: Used: its date is not known, and it is the furthest out of range',
      '3.1 on 2025-02-14: Not used: the one without a date may be newer, and is further out of range',
    ]);
    expect(found.primary_diagnosis?.condition).toMatch(/hyperthyroid|thyroid/i);
    expect(found.primary_diagnosis?.evidence?.for.join()).toContain('6.8 ug/dL, high');

    const base = `/api/consults/${found.sessionId}`;
    const file = await device.inject({ method: 'GET', url: `${base}/handover.json` });
    const rows = file.json<VetHandover>().laboratory ?? [];
    expect(rows.map(({ value, date, source }) => [value, date, source])).toEqual([
      ['6.8', '', 'page 1 of newer.pdf'],
      ['3.1', '2025-02-14', 'page 1 of older.pdf'],
    ]);
    const paper = await device.inject({ method: 'GET', url: `${base}/report.pdf` });
    const printed = readPdf(paper.rawPayload)
      .pages.map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ');
    const glance = '6.8 ug/dL, high (0.8 to 4.7); also 3.1 (';
    expect(printed).toContain(`${glance}Feb 14, 2025)`);
    expect(printed).toContain('1 of 1 out of range, date not known');
    const share = await device.inject({
      method: 'POST',
      url: '/api/shares',
      payload: { sessionId: found.sessionId },
    });
    const shared = await client.server.app.inject({ method: 'GET', url: pathOf(share.json()) });
    expect(shared.body.replace(/<\/?time>/g, '')).toContain(`${glance}2025-02-14)`);
  });

  test('the owner’s word on the date decides which is the newest', async () => {
    const dated = await send([collected('02/14/2025'), normal], 'dated.pdf');
    const undated = await send([high], 'undated.pdf');
    await confirm(dated);
    const [before] = await confirm(undated, '2023-06-01');
    expect(before).toMatchObject({ date: '2023-06-01', datedByOwner: true });
    expect(t4Of(await report([dated, undated]))).toEqual([
      '3.1 on 2025-02-14: Used: it is the newest',
      '6.8 on 2023-06-01: Not used: it is older',
    ]);
  });

  test('the owner’s word holds also over the date that was read, and may be said anew', async () => {
    const dated = await send([collected('02/14/2025'), normal], 'read.pdf');
    const undated = await send([high], 'said.pdf');
    await confirm(dated, '2025-02-28');
    await confirm(undated, '2023-06-01');
    await confirm(undated, '2025-03-01');
    expect(t4Of(await report([dated, undated]))).toEqual([
      '6.8 on 2025-03-01: Used: it is the newest',
      '3.1 on 2025-02-28: Not used: it is older',
    ]);
  });

  test('two files of one day both stand, and what is furthest out of range counts', async () => {
    const first = await send([collected('02/14/2025'), normal], 'first.pdf');
    const second = await send([collected('02/14/2025'), high], 'second.pdf');
    const third = await send([collected('02/14/2025'), low], 'third.pdf');
    for (const file of [first, second, third]) await confirm(file);
    expect(t4Of(await report([first, second, third]))).toEqual([
      '0.2 on 2025-02-14: Used: of those of this day it is the furthest out of range',
      '3.1 on 2025-02-14: Not used: another of this day is further out of range',
      '6.8 on 2025-02-14: Not used: another of this day is further out of range',
    ]);
  });

  test('an undated normal value does not hide a dated one that is out of range', async () => {
    const dated = await send([collected('02/14/2025'), high], 'dated-high.pdf');
    const undated = await send([normal], 'undated-normal.pdf');
    await confirm(dated);
    await confirm(undated, null);
    expect(t4Of(await report([dated, undated]))).toEqual([
      '6.8 on 2025-02-14: Used: it is out of range, and the one without a date may be older',
      '3.1 on null: Not used: its date is not known, and another is further out of range',
    ]);
  });

  test('two values of one analyte in one file are two rows, and both stay', async () => {
    const file = await send([high, normal, high], 'both.pdf');
    const values = await confirm(file, null);
    expect(values.map(({ id, text }) => [id, text])).toEqual([
      ['t4', '6.8'],
      ['t4#2', '3.1'],
    ]);
    expect(t4Of(await report([file]))).toHaveLength(2);
  });

  test('of two values in one file the owner may drop either', async () => {
    const file = await send([high, normal], 'either.pdf');
    const [, second] = await confirm(file, null);
    expect((await decide(file.id, [{ id: second?.id, decision: 'dropped' }])).statusCode).toBe(200);
    expect(t4Of(await report([file]))).toEqual(['6.8 on null: undefined']);
  });

  test('a day that is none, or that is to come, is refused and changes nothing', async () => {
    const file = await send([high], 'when.pdf');
    for (const date of ['2025-02-30', '14.02.2025', '2025', '', '2999-01-01']) {
      const answer = await decide(file.id, [{ id: 't4', decision: 'confirmed', date }]);
      expect(answer.statusCode, date).toBe(400);
    }
    expect((await list(file.id)).values[0]).toMatchObject({ date: null, decision: 'open' });
  });

  test('a printed day to come was read wrongly, so that the owner is asked', async () => {
    const file = await send([collected('02/14/2090'), high], 'misread.pdf');
    expect((await list(file.id)).values[0]?.date).toBeNull();
  });

  test('the day that has begun somewhere on earth is no day to come, the one after it is', async () => {
    const file = await send([high], 'this-morning.pdf');
    const { values } = await list(file.id);
    const now = new Date();
    const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const date = new Date(tomorrow).toISOString().slice(0, 10);
    const all = values.map(({ id }) => ({ id, decision: 'confirmed', date }));
    onTestFinished(() => {
      pinned = null;
    });
    // It is 14 hours ahead of Greenwich on the first islands that a day reaches.
    pinned = tomorrow - 14 * 60 * 60_000 - 1;
    expect((await decide(file.id, all)).statusCode).toBe(400);
    pinned += 1;
    expect((await decide(file.id, all)).statusCode).toBe(200);
  });

  test('values that a version before kept, without ids and dates, count as of an unknown day', async () => {
    const dated = await send([collected('02/14/2025'), normal], 'kept-dated.pdf');
    const undated = await send([high], 'kept-undated.pdf');
    for (const file of [dated, undated]) {
      await confirm(file);
      await client.server.db.query(
        `UPDATE lab_reports SET readings =
           (SELECT jsonb_agg(one - 'id' - 'taken') FROM jsonb_array_elements(readings) AS one)
         WHERE upload_id = $1`,
        [file.id],
      );
    }
    expect((await list(undated.id)).values[0]).toMatchObject({ id: 't4', decision: 'confirmed' });
    expect(t4Of(await report([dated, undated]))[0]).toMatch(/^6\.8 on null: Used/);
  });
});

/** The page of a link, from the server's answer. */
function pathOf(link: { readonly url: string }): string {
  return new URL(link.url, 'http://localhost').pathname;
}
