import { consultRoutes, labTestRoutes, type LabTest, sessionRoutes } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INIT_BODY } from '../../testing/consult-bodies.ts';
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

describe('a client written from the specification alone', () => {
  test.each([[{}], [{ diet: 'Raw' }], [{ medications: ['Meloxicam'], diet: null }], [null]])(
    'CHAT-11 may send %j as the medical history',
    async (medicalHistory) => {
      expect((await begin({ medicalHistory })).status).toBe(200);
    },
  );

  test('CHAT-11 need not send files, and may send none as null', async () => {
    expect((await begin({ uploadedFiles: undefined })).status).toBe(200);
    expect((await begin({ uploadedFiles: null })).status).toBe(200);
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
    expect((await begin({ uploadedFiles: [{ ...rest, file_name, file_type }] })).status).toBe(200);
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
    const session = await device.inject({ method: 'POST', url: sessionRoutes.create.path });
    const { sessionId } = session.json<{ sessionId: string }>();
    const send = async (payload: object): Promise<number> => {
      const url = sessionRoutes.send.path.replace(':sessionId', sessionId);
      return (await device.inject({ method: 'POST', url, payload })).statusCode;
    };
    expect(await send({ content: 'My dog vomits', messageType: 'text' })).toBe(200);
    const basic = { age: '5', gender: 'male', weight: '20', weightUnit: 'kg', height: null };
    const intakeData = { ...basic, heightUnit: 'cm' };
    const metadata = { intakeType: 'basic', intakeData };
    expect(await send({ content: 'Basic', messageType: 'intake', metadata })).toBe(200);
    const familyHistory = [{ relation: 'mother', conditions: ['asthma', 'mange'] }];
    const history = { intakeType: 'medical-history', intakeData: { familyHistory } };
    expect(await send({ content: 'History', messageType: 'intake', metadata: history })).toBe(200);
  });

  test.each([
    ['basic', { age: '5', gender: 'male', weight: '20', weightUnit: 'kg' }],
    ['basic', { age: '', gender: '', weight: '', weightUnit: '', height: '', heightUnit: '' }],
    ['basic', { species: 'dog', breed: 'Beagle', age: '', weight: '' }],
    ['medical-history', { diet: 'Raw' }],
    ['medical-history', { medications: null, familyHistory: null }],
    ['medical-history', { skipped: true, medications: [] }],
  ])(
    'PROTO-10 may leave fields of a form out, empty or null: %s %j',
    async (intakeType, intakeData) => {
      const session = await device.inject({ method: 'POST', url: sessionRoutes.create.path });
      const { sessionId } = session.json<{ sessionId: string }>();
      const url = sessionRoutes.send.path.replace(':sessionId', sessionId);
      const send = (payload: object) => device.inject({ method: 'POST', url, payload });
      await send({ content: 'My dog vomits', messageType: 'text' });
      const before = { intakeType: 'basic', intakeData: { age: 5, gender: 'male' } };
      if (intakeType !== 'basic')
        await send({ content: 'Basic', messageType: 'intake', metadata: before });
      const metadata = { intakeType, intakeData };
      const answer = await send({ content: 'Form', messageType: 'intake', metadata });
      expect(answer.statusCode, answer.body).toBe(200);
    },
  );

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
