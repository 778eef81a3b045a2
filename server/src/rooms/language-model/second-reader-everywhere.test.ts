import { createEngineAssessor } from '@petwise/assessor';
import {
  correctionRoutes,
  secondReaderRoutes,
  type Correctable,
  type Message,
} from '@petwise/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import {
  startScriptedModelVendor,
  type ScriptedModelVendor,
} from '../../testing/scripted-model-vendor.ts';
import { beginChat } from '../../testing/session-client.ts';
import {
  programDatabase,
  startTestServer,
  type Device,
  type GivenParts,
  type TestServer,
} from '../../testing/test-server.ts';

/** Words that the engine alone does not know as a sign. */
const ODD = 'Since this morning my boy keeps yodelling his dinner back onto the rug.';
const QUOTE = 'yodelling his dinner back';
const MODEL_ANSWER = JSON.stringify({
  heard: [{ id: 'vomiting', state: 'present', quote: QUOTE, sure: true }],
});
const PATIENT = { timeout: 30_000 };
const assessor = createEngineAssessor();

let vendor: ScriptedModelVendor;
const servers: TestServer[] = [];

beforeAll(async () => {
  vendor = await startScriptedModelVendor();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  vendor.asked.length = 0;
});
afterAll(() => vendor.close());

async function start(
  more: Record<string, string> = {},
  given: GivenParts = {},
): Promise<TestServer> {
  const environment = { PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'reader-1', ...more };
  const server = await startTestServer(environment, { assessor, ...given });
  servers.push(server);
  return server;
}

async function post(device: Device, url: string, payload: object): Promise<void> {
  const answer = await device.inject({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function allowed(server: TestServer): Promise<Device> {
  const device = await server.device();
  await post(device, secondReaderRoutes.allow.path, { allowed: true });
  return device;
}

async function begin(device: Device, text = ODD): Promise<string> {
  const answer = await postInit(device, { initialSymptoms: text });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ sessionId: string }>().sessionId;
}

async function understood(
  device: Device,
  id: string,
  route: 'consult' | 'session' = 'consult',
): Promise<Correctable> {
  const url = correctionRoutes[route].path.replace(':sessionId', id);
  return (await device.inject({ method: 'GET', url })).json();
}

async function settled(
  device: Device,
  id: string,
  route: 'consult' | 'session' = 'consult',
): Promise<Correctable> {
  await vi.waitFor(async () => {
    expect(['heard', 'failed', 'capped']).toContain(
      (await understood(device, id, route)).ear?.state,
    );
  }, PATIENT);
  return understood(device, id, route);
}

describe('the second reader beside the prototype chat', () => {
  test('hears, asks with the owner’s words, shows who heard what, and is told in the analysis', async () => {
    vendor.answers = () => ({ content: MODEL_ANSWER });
    const device = await allowed(await start());
    const chat = await beginChat(device, ODD);
    const { checks, signs } = await settled(device, chat.id, 'session');
    expect(signs).toEqual([]);
    expect(checks).toMatchObject([{ id: 'vomiting', quote: QUOTE }]);
    const before = (await chat.read()).at(-1);
    expect(before?.metadata?.nextQuestion).toBeDefined();
    await post(device, correctionRoutes.correctSession.path.replace(':sessionId', chat.id), {
      kind: 'check',
      sign: 'vomiting',
      answer: 'yes',
    });
    const after = await understood(device, chat.id, 'session');
    expect(after.checks).toEqual([]);
    expect(after.signs).toMatchObject([{ id: 'vomiting', heardBy: 'second' }]);
    const messages = await chat.read();
    expect(messages.some(({ content }) => content.includes('means vomiting: Yes'))).toBe(true);
    expect(messages.at(-1)?.metadata?.nextQuestion).toBeDefined();
    // The answer is given to the question that now stands there.
    await chat.choose(messages.at(-1));
    const sent = await chat.say({ content: 'Results', messageType: 'process-results' });
    expect(sent.at(-1)?.content).toContain(`In “${QUOTE}” it read vomiting: there now.`);
  });

  test('a danger that it alone hears of is asked for by its own question, and only a yes warns', async () => {
    vendor.answers = () => ({
      content: JSON.stringify({
        heard: [{ id: 'collapse', state: 'present', quote: QUOTE, sure: true }],
      }),
    });
    const device = await allowed(await start());
    const chat = await beginChat(device, ODD);
    const asked = (await chat.read()).at(-1);
    const { checks } = await settled(device, chat.id, 'session');
    expect(checks).toMatchObject([{ id: 'collapse', danger: expect.any(String) }]);
    const before = await chat.read();
    expect(before.at(-1)?.id).toBe(asked?.id);
    const warnings = (messages: readonly Message[]) =>
      messages.filter(({ messageType }) => messageType === 'warning');
    expect(warnings(before)).toEqual([]);
    const url = correctionRoutes.correctSession.path.replace(':sessionId', chat.id);
    await post(device, url, { kind: 'check', sign: 'collapse', answer: 'yes' });
    expect(warnings(await chat.read())).toHaveLength(1);
  });
});

describe('what the second reader costs', () => {
  test('is counted for a call that fails too', async () => {
    vendor.answers = () => ({ content: 'I am sorry, I cannot.' });
    const device = await allowed(await start());
    const answered = await settled(device, await begin(device));
    expect(answered.ear).toMatchObject({ state: 'failed', tokens: 1_050 });
    vendor.answers = () => ({ content: MODEL_ANSWER, cutAt: 400 });
    const cut = await settled(device, await begin(device, `${ODD} Again.`));
    // The vendor's own count never came: what was sent and what had come is guessed from its length.
    expect(cut.ear?.state).toBe('failed');
    expect(cut.ear?.tokens).toBeGreaterThan(1_000);
    vendor.answers = () => ({ status: 401, raw: '{}' });
    const refused = await settled(device, await begin(device, `${ODD} And again.`));
    expect(refused.ear).toMatchObject({ state: 'failed', tokens: 0 });
  });

  test('is capped by setting: what is written later is read by the engine alone', async () => {
    vendor.answers = () => ({ content: MODEL_ANSWER });
    const device = await allowed(await start({ PETWISE_LLM_MAX_TOKENS: '1000' }));
    const id = await begin(device);
    expect((await settled(device, id)).ear).toMatchObject({ state: 'heard', tokens: 1_050 });
    await postAnswer(device, { sessionId: id, answer: 'He also shook his head all night long.' });
    await vi.waitFor(async () => {
      expect((await understood(device, id)).ear).toMatchObject({ state: 'capped', tokens: 1_050 });
    }, PATIENT);
    expect(vendor.asked).toHaveLength(1);
  });
});

describe('files of a report', () => {
  test('PDF, shared page and data say what it did, and where the two differed', async () => {
    vendor.answers = () => ({ content: MODEL_ANSWER });
    const device = await allowed(await start({ PETWISE_LLM_PRICE: '2/4' }));
    const id = await begin(device);
    await settled(device, id);
    await postAnswer(device, { sessionId: id, answer: 'Not sure' });
    expect((await postFinalize(device, id)).statusCode).toBe(200);
    const sentence = `In “${QUOTE}” it read vomiting: there now.`;
    const what =
      'A language model (reader-1) read the owner’s words too (1050 tokens, cost 0.0022).';
    const get = (url: string) => device.inject({ method: 'GET', url });
    const handover = (await get(`/api/consults/${id}/handover.json`)).json<{
      secondReader: string[];
    }>();
    expect(handover.secondReader.join(' ')).toContain(sentence);
    expect(handover.secondReader[0]).toContain(what);
    const pdf = readPdf((await get(`/api/consults/${id}/report.pdf`)).rawPayload);
    const text = pdf.pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
    expect(text).toContain(sentence);
    const shared = await device.inject({
      method: 'POST',
      url: '/api/shares',
      payload: { sessionId: id, days: 7 },
    });
    const { url } = shared.json<{ url: string }>();
    expect((await get(new URL(url, 'http://x').pathname)).body).toContain(
      'it read vomiting: there now.',
    );
  });
});

// Only where the run has a PostgreSQL: two servers cannot share an embedded database.
if (inject('postgres') !== null)
  describe('two servers on one PostgreSQL', () => {
    test('what is cancelled on one stops the model’s work on the other at once', async () => {
      vendor.answers = () => ({ isSilent: true });
      const databaseUrl = await sharedDatabase();
      const first = await start({}, { databaseUrl });
      const second = await start({}, { databaseUrl });
      const device = await allowed(first);
      const elsewhere = (method: 'DELETE' | 'POST', url: string, payload?: object) =>
        second.app.inject({
          method,
          url,
          cookies: device.cookies,
          ...(payload === undefined ? {} : { payload }),
        });
      const deleted = await begin(device);
      await vi.waitFor(() => expect(vendor.asked).toHaveLength(1), PATIENT);
      expect((await elsewhere('DELETE', `/api/consults/${deleted}`)).statusCode).toBeLessThan(300);
      await vi.waitFor(() => expect(vendor.asked[0]?.wasCut).toBe(true), PATIENT);
      // A no in the settings, which names no assessment, is heard as well.
      await begin(device, `${ODD} Again.`);
      await vi.waitFor(() => expect(vendor.asked).toHaveLength(2), PATIENT);
      await elsewhere('POST', secondReaderRoutes.allow.path, { allowed: false });
      await vi.waitFor(() => expect(vendor.asked[1]?.wasCut).toBe(true), PATIENT);
    });

    test('lines that one has stored stand when another goes on; none is stored twice, new ones come after', async () => {
      const databaseUrl = await sharedDatabase();
      const first = await start({}, { databaseUrl });
      const device = await allowed(first);
      const claim = { id: 'vomiting', state: 'present', quote: QUOTE, sure: true };
      const many = JSON.stringify({ heard: Array.from({ length: 9 }, () => claim) });
      // It notes two things, and is silent from then on.
      vendor.answers = () => ({ content: many, stallAt: endOfTwo(many) });
      const id = await begin(device);
      const lines = async (of: TestServer): Promise<string[]> => {
        const rows = await of.db.query<{ content: string }>(
          `SELECT l.content FROM reasoning_lines l JOIN jobs j ON j.id = l.job_id
         WHERE l.session_id = $1 AND j.kind = 'listen' ORDER BY l.seq`,
          [id],
        );
        return rows.map(({ content }) => content);
      };
      const noted = 'The second reader has noted 2 things.';
      await vi.waitFor(async () => expect(await lines(first)).toContain(noted), PATIENT);
      const stood = await lines(first);
      const second = await start({}, { databaseUrl });
      vendor.answers = () => ({ content: many });
      await first.app.close();
      // Whoever looks next takes it up.
      await second.restart();
      await vi.waitFor(async () => {
        expect((await lines(second)).at(-1)).toMatch(/^The second reader is done/);
      }, PATIENT);
      const whole = await lines(second);
      expect(whole.slice(0, stood.length)).toEqual(stood);
      expect(new Set(whole).size).toBe(whole.length);
      expect(whole).toContain('The second reader has noted 8 things.');
    });
  });

/** Where the second claim of an answer ends. */
function endOfTwo(content: string): number {
  return content.indexOf('}', content.indexOf('}') + 1) + 1;
}

async function sharedDatabase(): Promise<string> {
  const { DATABASE_URL: address } = await programDatabase(inject('scratch'));
  if (address === undefined) throw new Error('these tests need a PostgreSQL');
  return address;
}
