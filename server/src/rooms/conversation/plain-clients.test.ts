import { consultRoutes, labTestRoutes, type LabTest, sessionRoutes } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INIT_BODY } from '../../testing/consult-bodies.ts';
import { openChat } from '../../testing/session-client.ts';
import type { Progress } from '../sessions/progress.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';
import type { Device } from '../../testing/test-server.ts';

/** What a client sends that was written from the specification's tables and nothing else. */
let client: UploadClient;
let device: Device;

beforeAll(async () => {
  client = await startUploadClient();
  device = client.device;
});
afterAll(() => client.server.close());

async function begin(body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await device.inject({
    method: 'POST',
    url: consultRoutes.init.path,
    payload: { ...INIT_BODY, ...body },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** The patient and the history as the consult holds them. */
async function held(body: object) {
  const { status, body: opening } = await begin(body);
  expect(status).toBe(200);
  const url = consultRoutes.detail.path.replace(':sessionId', String(opening['sessionId']));
  const answer = await device.inject({ method: 'GET', url });
  return answer.json<Record<string, unknown>>();
}

/** What the prototype chat keeps of its forms; no call gives it back, so it is read where it lies. */
async function progressOf(sessionId: string): Promise<Pick<Progress, 'patient' | 'history'>> {
  const sql = 'SELECT progress FROM chat_sessions WHERE id = $1';
  const [row] = await client.server.db.query<{ progress: Progress }>(sql, [sessionId]);
  return { patient: row?.progress.patient ?? null, history: row?.progress.history ?? null };
}

const NO_HISTORY = {
  medications: [],
  chronicIllnesses: [],
  priorOperations: [],
  vaccinationHistory: '',
  diet: '',
  environment: '',
};
const SKIPPED = { skipped: true };

describe('a client written from the specification alone', () => {
  test.each([
    [{}, NO_HISTORY],
    [{ diet: 'Raw' }, { ...NO_HISTORY, diet: 'Raw' }],
    [
      { medications: ['Meloxicam'], diet: null },
      { ...NO_HISTORY, medications: ['Meloxicam'] },
    ],
    [null, SKIPPED],
  ])('CHAT-11 may send %j as the medical history', async (medicalHistory, expected) => {
    expect((await held({ medicalHistory }))['medicalHistory']).toEqual(expected);
  });

  test.each([[undefined], [null]])('CHAT-11 may send %s for no files', async (uploadedFiles) => {
    const consult = await held({ uploadedFiles });
    expect(consult['turns']).not.toEqual([]);
    expect(JSON.stringify(consult)).not.toMatch(/"uploadedFiles":\[\{/);
  });

  test('CHAT-11 may send species and breed alone: all else is not told', async () => {
    const consult = await held({ patientData: { species: 'cat', breed: 'Persian' } });
    expect(JSON.stringify(consult)).toContain('"notTold":["age","sex","spayedNeutered","weight"]');
  });

  test('CHAT-11 may send numbers as text; a text that is no number is refused', async () => {
    const patientData = { ...INIT_BODY.patientData, age: '7', weight: '31.5' };
    const consult = JSON.stringify(await held({ patientData }));
    expect(consult).toContain('"age":7');
    expect(consult).toContain('"weight":31.5');
    const wrong = await begin({ patientData: { ...patientData, age: 'seven' } });
    expect(wrong.status).toBe(400);
  });

  test('CHAT-11 a number without its unit is refused: nobody guesses pounds or years', async () => {
    const { weightUnit: _, ...noWeightUnit } = INIT_BODY.patientData;
    const { ageUnit: __, ...noAgeUnit } = INIT_BODY.patientData;
    expect((await begin({ patientData: noWeightUnit })).status).toBe(400);
    expect((await begin({ patientData: noAgeUnit })).status).toBe(400);
  });

  test('CHAT-11 without a kind of animal or a breed it is refused, as ever', async () => {
    expect((await begin({ patientData: {} })).status).toBe(400);
    expect((await begin({ patientData: { species: 'cat' } })).status).toBe(400);
    expect((await begin({ patientData: null })).status).toBe(400);
  });

  test('HOME-10 may hand back what the upload answered', async () => {
    const answer = await stored(await client.upload(Buffer.from('Weight 12 kg'), 'notes.txt'));
    const consult = await held({ uploadedFiles: [answer] });
    expect(JSON.stringify(consult)).toContain(`"name":"notes.txt"`);
    const { filename: file_name, fileType: file_type, ...rest } = answer;
    const again = await held({ uploadedFiles: [{ ...rest, file_name, file_type }] });
    expect(JSON.stringify(again)).toContain(`"name":"notes.txt"`);
  });

  test('CHAT-11 may answer without files, with none as null, or with what the upload answered', async () => {
    const { body } = await begin({});
    const file = await stored(await client.upload(Buffer.from('Weight 12 kg'), 'notes.txt'));
    const { filename: file_name, fileType: file_type, ...rest } = file;
    const ways = [{}, { attachedFiles: null }, { attachedFiles: [file] }];
    for (const files of [...ways, { attachedFiles: [{ ...rest, file_name, file_type }] }]) {
      const payload = { sessionId: body['sessionId'], answer: 'Not sure', ...files };
      const { path: url } = consultRoutes.answer;
      const { statusCode } = await device.inject({ method: 'POST', url, payload });
      expect({ statusCode, files }).toEqual({ statusCode: 200, files });
    }
    const url = consultRoutes.detail.path.replace(':sessionId', String(body['sessionId']));
    const consult = await device.inject({ method: 'GET', url });
    expect(consult.body).toContain('"name":"notes.txt"');
  });

  test('PROTO-10 may list the conditions of the family, and send numbers as text', async () => {
    const chat = await openChat(device);
    await chat.say('My dog vomits');
    const basic = { age: '5', gender: 'male', weight: '20', weightUnit: 'kg', height: null };
    await chat.form('basic', { ...basic, heightUnit: 'cm' });
    expect((await progressOf(chat.id)).patient).toMatchObject({
      age: 5,
      weight: 20,
      weightUnit: 'kg',
    });
    const familyHistory = [{ relation: 'mother', conditions: ['asthma', 'mange'] }];
    await chat.form('medical-history', { familyHistory });
    expect((await progressOf(chat.id)).history).toEqual(NO_HISTORY);
    await chat.say('Since today');
    await chat.say({ content: 'now', messageType: 'process-results' });
    expect((await chat.read()).at(-1)?.content).toContain('- Family: mother: asthma, mange');
  });

  test.each([
    [
      { age: '5', gender: 'male', weight: '20', weightUnit: 'kg' },
      { species: 'dog', age: 5, ageUnit: 'years', sex: 'male', weight: 20, weightUnit: 'kg' },
    ],
    [
      { age: '', gender: '', weight: '', weightUnit: '', height: '', heightUnit: '' },
      { sex: 'unknown', weightUnit: 'category', notTold: ['age', 'weight'] },
    ],
    [
      { species: 'dog', breed: 'Beagle', age: '', weight: '' },
      { breed: 'Beagle', notTold: ['age', 'sex', 'spayedNeutered', 'weight'] },
    ],
  ])('PROTO-10 may leave fields of the basic form out or empty: %j', async (given, expected) => {
    const chat = await openChat(device);
    await chat.say('My dog vomits');
    await chat.form('basic', given);
    expect((await progressOf(chat.id)).patient).toMatchObject(expected);
  });

  test.each([
    [{ diet: 'Raw' }, { ...NO_HISTORY, diet: 'Raw' }],
    [{ medications: null, familyHistory: null }, NO_HISTORY],
    [{ medications: ['Meloxicam'] }, { ...NO_HISTORY, medications: ['Meloxicam'] }],
    [{ skipped: true, medications: [] }, SKIPPED],
  ])('PROTO-10 may leave fields of the history out or null: %j', async (given, expected) => {
    const chat = await openChat(device);
    await chat.say('My dog vomits');
    await chat.form('basic', { age: 5, gender: 'male' });
    await chat.form('medical-history', given);
    expect((await progressOf(chat.id)).history).toEqual(expected);
  });

  test('PROTO-10 guesses no unit of a weight', async () => {
    const session = await device.inject({ method: 'POST', url: sessionRoutes.create.path });
    const { sessionId } = session.json<{ sessionId: string }>();
    const url = sessionRoutes.send.path.replace(':sessionId', sessionId);
    const intakeData = { age: '5', gender: 'male', weight: '20', weightUnit: '' };
    const metadata = { intakeType: 'basic', intakeData };
    const payload = { content: 'Basic', messageType: 'intake', metadata };
    expect((await device.inject({ method: 'POST', url, payload })).statusCode).toBe(400);
  });

  test('DX-08 may name laboratory terms by commas, by terms[] or one by one', async () => {
    const found = async (query: string): Promise<string[]> => {
      const url = `${labTestRoutes.search.path}?${query}`;
      const answer = await device.inject({ method: 'GET', url });
      return answer.json<LabTest[]>().map(({ testName }) => testName);
    };
    const both = await found('terms=Skin+Biopsy&terms=Complete+Blood+Count+CBC');
    expect(both.length).toBeGreaterThan(1);
    expect(await found('terms=Skin+Biopsy,Complete+Blood+Count+CBC')).toEqual(both);
    expect(await found('terms[]=Skin+Biopsy&terms[]=Complete+Blood+Count+CBC')).toEqual(both);
    expect(await found('')).toEqual([]);
  });
});
