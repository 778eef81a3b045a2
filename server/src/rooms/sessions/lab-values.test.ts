import { type Message, toUploadedFile } from '@petwise/contracts';
import { createEngineAssessor } from '@petwise/assessor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BASIC_INTAKE, openChat } from '../../testing/session-client.ts';
import type { Device } from '../../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';

const CSV = Buffer.from(
  'Test,Result,Units,Reference,Flag\nCreatinine,3.4,mg/dL,0.8 - 2.4,H\nBUN,68,mg/dL,16 - 36,H\n',
);
const SYMPTOMS = 'My cat drinks a lot, pees a lot and has lost weight over weeks.';
const CAT = { ...BASIC_INTAKE, species: 'cat', breed: 'Domestic Shorthair', age: 13 };

// Documents are read in a process of their own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;
let device: Device;
beforeAll(async () => {
  client = await startUploadClient({ assessor: createEngineAssessor() });
  ({ device } = client);
});
afterAll(() => client.server.close());

async function uploaded(name: string, isConfirmed: boolean): Promise<string> {
  const { id } = toUploadedFile(await stored(await client.upload(CSV, name)));
  const url = `/api/files/${id}/lab-values`;
  expect((await device.inject({ method: 'GET', url })).statusCode).toBe(200);
  if (!isConfirmed) return name;
  const values = ['creatinine', 'urea'].map((one) => ({ id: one, decision: 'confirmed' }));
  const payload = { species: 'cat', values };
  expect((await device.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  return name;
}

/** From the first words to the analysis; the file comes with the message `at`. */
async function analysisWith(name: string, at: 'first' | 'answer'): Promise<Message | undefined> {
  const chat = await openChat(device);
  const metadata = { fileNames: [name] };
  await chat.say({ content: SYMPTOMS, ...(at === 'first' ? { metadata } : {}) });
  await chat.form('basic', CAT);
  await chat.form('medical-history', { skipped: true });
  await chat.say({ content: 'Not sure', ...(at === 'answer' ? { metadata } : {}) });
  return (await chat.say({ content: 'now', messageType: 'process-results' })).at(-1);
}

test.each(['first', 'answer'] as const)(
  'UPL confirmed laboratory values count in the prototype chat, sent with the %s message',
  async (at) => {
    const analysis = await analysisWith(await uploaded(`confirmed-${at}.csv`, true), at);
    expect(analysis?.messageType).toBe('analysis');
    expect(`${analysis?.content} ${analysis?.reasoning}`).toMatch(/creatinine 3\.4 mg\/dL, high/i);
    expect(analysis?.content).toContain(
      `Your lab values:\n- Creatinine 3.4 mg/dL, high (range 0.8 to 2.4), date not known, page 1 of confirmed-${at}.csv`,
    );
  },
);

test('UPL control: values that nobody confirmed do not', async () => {
  const analysis = await analysisWith(await uploaded('open.csv', false), 'first');
  expect(analysis?.messageType).toBe('analysis');
  expect(`${analysis?.content} ${analysis?.reasoning}`).not.toMatch(/creatinine 3\.4/i);
});
