import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  eventsOf,
  startScriptedModelVendor,
  type ScriptedModelVendor,
} from '../../testing/scripted-model-vendor.ts';
import { createChatModel, type ChatModel } from './chat-model.ts';
import { extractFindings } from './extract-findings.ts';
import { ModelFault } from './model-fault.ts';
import { pacedLines } from './paced-lines.ts';

const TEXT = 'He keeps yodelling his dinner back, and he has a cough.';
const CLAIMS = [
  { id: 'vomiting', state: 'present', quote: 'yodelling his dinner back', sure: true },
  { id: 'cough', state: 'present', quote: 'he has a cough', sure: false },
];
const SIGNS = [
  { id: 'vomiting', name: 'vomiting', meaning: 'Is your dog vomiting?' },
  { id: 'cough', name: 'coughing', meaning: 'Does your dog cough?' },
];
const CONTENT = JSON.stringify({ heard: CLAIMS });

let vendor: ScriptedModelVendor;
const models: ChatModel[] = [];

beforeAll(async () => {
  vendor = await startScriptedModelVendor();
});
afterEach(async () => {
  for (const model of models.splice(0)) await model.close();
});
afterAll(() => vendor.close());

function model(limitMs = 20_000, baseUrl = vendor.url): ChatModel {
  const made = createChatModel({ baseUrl, model: 'm', apiKey: undefined, canSee: false, limitMs });
  models.push(made);
  return made;
}

function ask(asked: ChatModel, signal = new AbortController().signal, text = TEXT) {
  return extractFindings(asked, { text, species: 'dog', signs: SIGNS }, { signal });
}

const whole = CLAIMS.map(({ id, ...rest }) => ({ finding: id, ...rest }));

describe('a language model over its real protocol', () => {
  test('an answer in pieces is put together, and counted', async () => {
    vendor.answers = () => ({ content: CONTENT });
    expect(await ask(model())).toEqual({
      signs: whole,
      dropped: 0,
      tokens: { in: 1_000, out: 50 },
      bySchema: true,
    });
    // Without a key none is sent.
    expect(vendor.asked.at(-1)?.authorization).toBeUndefined();
  });

  test('where the vendor counts nothing, a longer question is guessed to cost more, and a picture does not go by its bytes', async () => {
    const uncounted = eventsOf('{}', 'm').filter((event) => !event.includes('"usage"'));
    vendor.answers = () => ({
      raw: uncounted.join(''),
      headers: { 'content-type': 'text/event-stream' },
    });
    const asked = model();
    const costOf = async (material: string, ...pictures: readonly string[]): Promise<number> => {
      const images = pictures.map((base64) => ({ type: 'image/png', base64 }));
      const schema = { name: 'nothing', schema: {} };
      const question = { task: 'Read.', material, images, schema };
      const { tokens } = await asked.ask(question, { signal: new AbortController().signal });
      return tokens.in;
    };
    const short = await costOf('cough');
    expect(short).toBeGreaterThan(0);
    expect(short).toBeLessThan(20);
    expect(await costOf('cough '.repeat(2_000))).toBeGreaterThan(2_000);
    const small = await costOf('cough', 'AAAA');
    expect(small).toBeGreaterThan(short);
    expect(await costOf('cough', 'AAAA'.repeat(20_000))).toBe(small);
    expect(await costOf('cough '.repeat(2_000), 'AAAA')).toBeGreaterThan(small);
  });

  test('an answer cut at any byte is heard whole or not at all', async () => {
    const bytes = Buffer.byteLength(eventsOf(CONTENT, 'm').join(''));
    const asked = model();
    const outcomes = { whole: 0, fault: 0, other: 0 };
    // Each text says where its answer is cut, so that many can be asked at once.
    vendor.answers = ({ user }) => ({ content: CONTENT, cutAt: Number(/\d+$/.exec(String(user))) });
    const cut = async (at: number): Promise<void> => {
      const text = `${TEXT} ${at}`;
      const reading = await ask(asked, undefined, text).catch((error: unknown) => error);
      if (reading instanceof ModelFault) outcomes.fault += 1;
      else if (JSON.stringify(reading).includes(JSON.stringify(whole))) outcomes.whole += 1;
      else outcomes.other += 1;
    };
    for (let from = 0; from <= bytes; from += 50) {
      const places = Array.from({ length: Math.min(50, bytes + 1 - from) }, (_, n) => from + n);
      await Promise.all(places.map(cut));
    }
    expect(outcomes.whole + outcomes.fault).toBe(bytes + 1);
    console.info(`cut at each of ${bytes + 1} bytes:`, outcomes);
    expect(outcomes.other).toBe(0);
    expect(outcomes.fault).toBeGreaterThan(bytes / 2);
    expect(outcomes.whole).toBeGreaterThan(0);
  }, 300_000);

  test('one that is silent is given up when the budget of the question is spent, tries included', async () => {
    vendor.answers = () => ({ isSilent: true });
    await expect(ask(model(300))).rejects.toThrow('It did not answer in time.');
    await vi.waitFor(() => expect(vendor.asked.at(-1)?.wasCut).toBe(true));
    vendor.answers = () => ({ status: 429, headers: { 'retry-after': '50' }, raw: '{}' });
    await expect(ask(model(300))).rejects.toThrow('It did not answer in time.');
  });

  test('by its budget alone: one that has time left is still waited for, so that the tests of it can fail', async () => {
    vendor.answers = () => ({ isSilent: true });
    const stopped = new AbortController();
    const patient = ask(model(60_000), stopped.signal);
    const outcome = patient.then(
      () => 'answered',
      () => 'given up',
    );
    await expect(ask(model(300))).rejects.toThrow('It did not answer in time.');
    expect(await Promise.race([outcome, Promise.resolve('waited for')])).toBe('waited for');
    stopped.abort();
    expect(await outcome).toBe('given up');
  });

  test('one that stops in the middle is given up too, and hung up on', async () => {
    vendor.answers = () => ({ content: CONTENT, everyMs: 200 });
    await expect(ask(model(500))).rejects.toThrow('It did not answer in time.');
    await vi.waitFor(() => expect(vendor.asked.at(-1)?.wasCut).toBe(true));
  });

  test('bug: a long call outlived its limit once memory was tidied up', async () => {
    vendor.answers = () => ({ content: CONTENT, pauseMs: 60_000 });
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void; // What the flag puts there.
    const tidying = setInterval(collectGarbage, 200);
    const answer = ask(model(2_000)).finally(() => clearInterval(tidying));
    await expect(answer).rejects.toThrow('It did not answer in time.');
  });

  test('nobody at the address is said in a sentence', async () => {
    const gone = await startScriptedModelVendor();
    await gone.close();
    await expect(ask(model(20_000, gone.url))).rejects.toThrow('Nothing answers at its address.');
  });

  test('lines go out in order, at most 20 a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const told: string[] = [];
      const { say } = pacedLines((line) => void told.push(line));
      for (let line = 0; line < 60; line += 1) say(`${line}`);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(told.length).toBeLessThanOrEqual(21);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(told).toEqual(Array.from({ length: 60 }, (_, line) => `${line}`));
    } finally {
      vi.useRealTimers();
    }
  });
});
