import { createEngineAssessor } from '@petwise/assessor';
import {
  consultRoutes,
  correctionRoutes,
  secondReaderRoutes,
  type Assessment,
  type ConsultDetail,
  type ConsultSecondReader,
  type Correctable,
  type InitResponse,
  type SecondReader,
} from '@petwise/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAULTS } from './testing/vendor-faults.ts';
import { postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import {
  startScriptedModelVendor,
  type ScriptedModelVendor,
  type VendorAnswer,
} from '../../testing/scripted-model-vendor.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

/** Words that the engine alone does not know as a sign. */
const ODD = 'Since this morning my boy keeps yodelling his dinner back onto the rug.';
const QUOTE = 'yodelling his dinner back';
const VOMITS = { id: 'vomiting', state: 'present', quote: QUOTE, sure: true };
const PATIENT = { timeout: 30_000 };

let vendor: ScriptedModelVendor;
let server: TestServer;
let device: Device;

const says = (...claims: (object | string)[]): VendorAnswer => ({
  content: JSON.stringify({ heard: claims }),
});

beforeAll(async () => {
  vendor = await startScriptedModelVendor();
  server = await startTestServer(
    {
      PETWISE_LLM_BASE_URL: vendor.url,
      PETWISE_LLM_MODEL: 'reader-1',
      PETWISE_LLM_API_KEY: 'secret',
      PETWISE_LLM_PRICE: '2/4',
    },
    { assessor: createEngineAssessor() },
  );
});
afterAll(async () => {
  await server.close();
  await vendor.close();
});
beforeEach(async () => {
  vendor.asked.length = 0;
  vendor.answers = () => says();
  // So that a breaker which earlier tests have opened is closed again.
  server.advance(61_000);
  device = await server.device();
});

async function get<Body>(path: string): Promise<Body> {
  const answer = await device.inject({ method: 'GET', url: path });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function post(path: string, payload: object): Promise<unknown> {
  const answer = await device.inject({ method: 'POST', url: path, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const at = (path: string, id: string): string => path.replace(':sessionId', id);
const readerOf = async (id: string): Promise<ConsultSecondReader> => {
  const { ear } = await understoodIn(id);
  if (ear === undefined) throw new Error('no second reader');
  return ear;
};
const understoodIn = (id: string) => get<Correctable>(at(correctionRoutes.consult.path, id));
const consult = (id: string) => get<ConsultDetail>(at(consultRoutes.detail.path, id));
const correct = (id: string, body: object) =>
  post(at(correctionRoutes.correctConsult.path, id), body);
const allow = (allowed = true, sessionId?: string) =>
  post(secondReaderRoutes.allow.path, { allowed, ...(sessionId ? { sessionId } : {}) });

async function begin(symptoms: string): Promise<InitResponse> {
  const answer = await postInit(device, { initialSymptoms: symptoms });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function settled(id: string): Promise<ConsultSecondReader> {
  // One look at a time: between two, "off" may have become "listening".
  return vi.waitFor(async () => {
    const ear = await readerOf(id);
    expect(['listening', 'off']).not.toContain(ear.state);
    return ear;
  }, PATIENT);
}

describe('the second reader', () => {
  test('sends nothing before the owner has seen what would be sent, and said yes once', async () => {
    vendor.answers = () => says(VOMITS);
    const { sessionId } = await begin(ODD);
    expect(await readerOf(sessionId)).toMatchObject({
      state: 'ask',
      wouldSend: ODD,
      ear: { model: 'reader-1', host: new URL(vendor.url).host, allowed: null },
    });
    expect(vendor.asked).toEqual([]);
    await allow(true, sessionId);
    expect((await settled(sessionId)).state).toBe('heard');
    expect(vendor.asked).toHaveLength(1);
    expect(vendor.asked[0]).toMatchObject({
      model: 'reader-1',
      authorization: 'Bearer secret',
      format: 'json_schema',
      user: ODD,
    });
    const next = await begin(`${ODD} And now?`);
    await settled(next.sessionId);
    expect(vendor.asked).toHaveLength(2);
    await allow(false);
    const last = await begin(`${ODD} Really?`);
    expect((await readerOf(last.sessionId)).state).toBe('refused');
    expect(vendor.asked).toHaveLength(2);
  });

  test('the engine answers at once; what the model hears comes later as a check, and counts only by the owner’s word', async () => {
    await allow();
    let let_go = (): void => undefined;
    const wait = new Promise<void>((done) => (let_go = done));
    vendor.answers = () => ({ ...says(VOMITS), wait });
    const { sessionId, question } = await begin(ODD);
    expect(question).not.toBeNull();
    expect((await understoodIn(sessionId)).signs).toEqual([]);
    let_go();
    await settled(sessionId);
    const { checks, signs } = await understoodIn(sessionId);
    expect(signs).toEqual([]);
    expect(checks).toEqual([{ id: 'vomiting', words: 'vomiting', quote: QUOTE, against: false }]);
    expect((await consult(sessionId)).turns.at(-1)?.question).toEqual(question);
    await correct(sessionId, { kind: 'check', sign: 'vomiting', answer: 'yes' });
    const after = await understoodIn(sessionId);
    expect(after.checks).toEqual([]);
    expect(after.signs).toEqual([
      expect.objectContaining({ id: 'vomiting', present: true, heardBy: 'second', quote: QUOTE }),
    ]);
  });

  test('the owner’s own word on a check outlives a change of the last answer', async () => {
    await allow();
    vendor.answers = ({ user }) => (user === ODD ? says(VOMITS) : says());
    const { sessionId } = await begin(ODD);
    await settled(sessionId);
    await postAnswer(device, { sessionId, answer: 'Not sure' });
    await correct(sessionId, { kind: 'check', sign: 'vomiting', answer: 'yes' });
    const { editable } = await understoodIn(sessionId);
    await correct(sessionId, { kind: 'edit', answerId: editable, answer: 'I do not know' });
    expect((await understoodIn(sessionId)).signs.map(({ id }) => id)).toContain('vomiting');
  });

  test('ids that we do not have and words that the owner did not write are dropped', async () => {
    await allow();
    vendor.answers = () =>
      says(
        { id: 'werewolf', state: 'present', quote: QUOTE, sure: true },
        { id: 'seizure', state: 'present', quote: 'he has a seizure', sure: true },
        { id: 'other', state: 'present', quote: 'ONTO, the rug', sure: true },
        'nonsense',
      );
    const { sessionId } = await begin(ODD);
    await settled(sessionId);
    expect((await understoodIn(sessionId)).checks).toEqual([]);
    await postAnswer(device, { sessionId, answer: 'Not sure' });
    const report = (await postFinalize(device, sessionId)).json<{ assessment: Assessment }>();
    expect(report.assessment.secondReading).toEqual({
      model: 'reader-1',
      agreed: [],
      differed: [],
      unknown: ['onto the rug'],
      pictures: [],
      tokens: 1_050,
      cost: 0.0022,
    });
  });

  test('counts tokens and cost by assessment', async () => {
    await allow();
    const { sessionId } = await begin(ODD);
    // A thousand in at 2 and fifty out at 4 a million.
    expect(await settled(sessionId)).toMatchObject({ tokens: 1_050, cost: 0.0022 });
  });

  test('a cancelled assessment ends the model’s work', async () => {
    await allow();
    vendor.answers = () => ({ isSilent: true });
    const { sessionId } = await begin(ODD);
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1), PATIENT);
    await device.inject({ method: 'DELETE', url: at(consultRoutes.remove.path, sessionId) });
    await vi.waitFor(() => expect(vendor.asked[0]?.wasCut).toBe(true), PATIENT);
    const other = await begin(`${ODD} Again.`);
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(2), PATIENT);
    await allow(false, other.sessionId);
    await vi.waitFor(() => expect(vendor.asked[1]?.wasCut).toBe(true), PATIENT);
  });

  test('an owner’s data goes with the rest, and they are asked anew', async () => {
    await allow();
    const { sessionId } = await begin(ODD);
    await settled(sessionId);
    await device.inject({ method: 'DELETE', url: '/api/my-data' });
    expect(
      await server.db.query('SELECT * FROM second_ear_use WHERE session_id = $1', [sessionId]),
    ).toEqual([]);
    expect(await get(secondReaderRoutes.ear.path)).toMatchObject({ ear: { allowed: null } });
  });
});

describe('a vendor with a fault', () => {
  const whole = JSON.stringify({ heard: [VOMITS] });
  test.each(FAULTS)('that %s costs the owner nothing', async (_what, fault, why) => {
    await allow();
    vendor.answers = () => fault;
    const { sessionId, question } = await begin(ODD);
    expect(question).not.toBeNull();
    expect((await settled(sessionId)).state).toBe('failed');
    expect(await understoodIn(sessionId)).toMatchObject({ signs: [], checks: [] });
    const { ear } = await get<{ ear: SecondReader | null }>(secondReaderRoutes.ear.path);
    expect(ear?.hears).toBe('deaf');
    expect(ear?.why).toMatch(why);
    await postAnswer(device, { sessionId, answer: 'Not sure' });
    const report = (await postFinalize(device, sessionId)).json<{ assessment: Assessment }>();
    expect(report.assessment.secondReading?.unfinished).toBe(true);
  });

  test('that puts prose around its JSON is understood all the same', async () => {
    await allow();
    vendor.answers = () => ({
      content: `Sure! Here it is:\n\`\`\`json\n${whole}\n\`\`\`\nGood luck.`,
    });
    const { sessionId } = await begin(ODD);
    expect((await settled(sessionId)).state).toBe('heard');
    expect((await understoodIn(sessionId)).checks).toHaveLength(1);
  });

  test('that knows no schemas is asked for plain JSON', async () => {
    await allow();
    vendor.answers = ({ format }) =>
      format === 'json_schema'
        ? { status: 400, raw: '{"error":{"message":"no"}}' }
        : { content: whole };
    const { sessionId } = await begin(ODD);
    expect((await settled(sessionId)).state).toBe('heard');
    expect(vendor.asked.map(({ format }) => format)).toEqual(['json_schema', 'json_object']);
  });

  test('that asks to come back later is asked again when it says', async () => {
    await allow();
    vendor.answers = () =>
      vendor.asked.length < 3
        ? { status: 429, headers: { 'retry-after-ms': '30' }, raw: '{}' }
        : { content: whole };
    const { sessionId } = await begin(ODD);
    expect((await settled(sessionId)).state).toBe('heard');
    expect(vendor.asked).toHaveLength(3);
  });

  test('that fails three times is left alone for a while, and then tried again', async () => {
    await allow();
    vendor.answers = () => ({ status: 401, raw: '{}' });
    for (const word of ['one', 'two', 'three'])
      await settled((await begin(`${ODD} ${word}`)).sessionId);
    expect(vendor.asked).toHaveLength(3);
    await settled((await begin(`${ODD} four`)).sessionId);
    expect(vendor.asked).toHaveLength(3);
    server.advance(61_000);
    vendor.answers = () => says();
    expect((await settled((await begin(`${ODD} five`)).sessionId)).state).toBe('heard');
    expect(await get(secondReaderRoutes.ear.path)).toMatchObject({
      ear: { hears: 'well', why: null },
    });
  });
});
