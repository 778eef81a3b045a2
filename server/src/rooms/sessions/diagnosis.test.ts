import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '@petwise/contracts';
import {
  BASIC_INTAKE,
  beginChat,
  openChat,
  type ChatClient,
} from '../../testing/session-client.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';
import { createEngineAssessor } from '@petwise/assessor';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer({}, { assessor: createEngineAssessor() });
  device = await server.device();
});
afterAll(() => server.close());

const PROCESS = { content: 'Process my results now', messageType: 'process-results' } as const;

/** Answers with the quick answer of an index until the results may be processed. */
async function answerUntilReady(chat: ChatClient, index: number): Promise<Message[]> {
  let last = (await chat.read()).at(-1);
  for (let turn = 0; turn < 12 && last?.metadata?.canProcessResults !== true; turn += 1) {
    // Of the list of dangers "Not sure", its last button.
    const { length } = last?.metadata?.quickResponses ?? [];
    last = (await chat.choose(last, length > 3 ? length - 1 : index)).at(-1);
  }
  expect(last?.metadata?.canProcessResults).toBe(true);
  return chat.read();
}

describe('the prototype chat with the embedded engine', () => {
  test('PROTO-08 bug: words sent with a quick answer were lost', async () => {
    const chat = await beginChat(device, 'My dog limps on his left back leg');
    let asked = (await chat.read()).at(-1);
    while (asked?.metadata?.quickResponses?.[1]?.text !== 'No') {
      const { length } = asked?.metadata?.quickResponses ?? [];
      asked = (await chat.choose(asked, length - 1)).at(-1);
    }
    const quick = asked.metadata.quickResponses[1];
    const [, understood] = await chat.say({
      content: 'yes, and he has diarrhea',
      messageType: 'response',
      metadata: { selectedValue: quick?.value ?? '' },
    });
    expect(understood?.content).toMatch(/We understood: .*diarrh.*Not present: /);
  });

  test('issue 16.10: a question that a picture would answer better asks for it, as the consult does', async () => {
    const asked: Message[] = [];
    for (const words of ['My dog limps on a back leg', 'He has diarrhoea', 'One eye is red']) {
      const chat = await beginChat(device, words);
      await answerUntilReady(chat, 2);
      asked.push(...(await chat.read()));
    }
    const pictures = asked.flatMap(({ metadata }) => metadata?.picture ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { shows, takes } of pictures)
      expect([shows, takes]).toEqual([expect.any(String), expect.stringMatching(/^(photo|film)$/)]);
  });

  test('issue 15.9: a question that can be measured says by what, and how many are left, as in the consult', async () => {
    const asked: Message[] = [];
    for (const words of ['My dog coughs at night', 'My dog is tired', 'My dog has lost weight']) {
      const chat = await beginChat(device, words);
      await answerUntilReady(chat, 2);
      asked.push(...(await chat.read()));
    }
    const tools = asked.flatMap(({ metadata }) => metadata?.measure ?? []);
    expect(tools.length).toBeGreaterThan(0);
    expect(['breaths', 'beats', 'gums', 'body']).toEqual(expect.arrayContaining(tools));
    const left = asked.flatMap(({ metadata }) => metadata?.questions_left ?? []);
    expect(left.length).toBeGreaterThan(2);
  });

  test('PROTO-01 PROTO-05 PROTO-08 CONV-05 API-01 from the greeting through both forms to a complete diagnosis', async () => {
    const chat = await openChat(device);
    expect(await chat.read()).toMatchObject([
      { role: 'assistant', content: 'How is your pet feeling?', messageType: 'text' },
    ]);
    const [told, basic] = await chat.say('My dog Rex limps on his left back leg after a walk');
    expect(told).toMatchObject({ role: 'user', messageType: 'text', metadata: null });
    expect(basic?.metadata).toEqual({ requiresForm: 'basic-intake' });
    const history = (await chat.form('basic', BASIC_INTAKE)).at(-1);
    expect(history?.metadata).toEqual({ requiresForm: 'medical-history' });
    const first = (await chat.form('medical-history', { skipped: true })).at(-1);
    expect(first?.metadata?.nextQuestion).toBe(first?.content);
    expect(first?.metadata?.why_this_question).toMatch(/\w/);
    expect(first?.metadata?.quickResponses?.length).toBeGreaterThan(1);
    expect(first?.reasoning).toContain('Comparing');
    await answerUntilReady(chat, 1);
    const [wish, analysis] = await chat.say(PROCESS);
    expect(wish).toMatchObject({ role: 'user', messageType: 'process-results' });
    expect(analysis).toMatchObject({
      role: 'assistant',
      messageType: 'analysis',
      metadata: { isComplete: true, isO3Pro: false },
    });
    const diagnoses = analysis?.metadata?.diagnoses ?? [];
    expect(diagnoses.length).toBeGreaterThan(1);
    expect(diagnoses.map(({ isPrimary }) => isPrimary === true)).toEqual(
      diagnoses.map((_, index) => index === 0),
    );
    for (const { condition, description, confidence } of diagnoses) {
      expect(condition).toMatch(/\w/);
      expect(description).toMatch(/\w/);
      expect(Number.isInteger(confidence) && confidence >= 0 && confidence <= 100).toBe(true);
    }
    expect(analysis?.reasoning).toContain(diagnoses[0]?.condition);
    expect(await chat.read()).toContainEqual(analysis);
  });

  test('two complaints are asked other questions and get other diagnoses', async () => {
    const ends: (Message | undefined)[] = [];
    const firsts: (string | undefined)[] = [];
    for (const symptoms of [
      'He has been vomiting since yesterday',
      'She keeps scratching her ear',
    ]) {
      const chat = await beginChat(device, `My dog: ${symptoms}`);
      firsts.push((await chat.read()).at(-1)?.content);
      await answerUntilReady(chat, 1);
      ends.push((await chat.say(PROCESS)).at(-1));
    }
    expect(firsts[0]).not.toBe(firsts[1]);
    expect(ends[0]?.metadata?.diagnoses).not.toEqual(ends[1]?.metadata?.diagnoses);
  });

  test('an emergency is said at once, before the forms, and first in the analysis', async () => {
    const chat = await openChat(device);
    const [, warning, form] = await chat.say('My cat strains in the litter box and no urine comes');
    expect(warning).toMatchObject({ messageType: 'warning' });
    expect(warning?.content).toMatch(/^This may be an emergency\. Go to a vet/);
    expect(form?.metadata?.requiresForm).toBe('basic-intake');
    await chat.form('basic', { ...BASIC_INTAKE, species: 'cat' });
    const begun = await chat.form('medical-history', { skipped: true });
    // Said already: the same advice is not repeated.
    expect(begun.filter(({ messageType }) => messageType === 'warning')).toEqual([]);
    expect(begun.at(-1)?.metadata?.canProcessResults).toBe(true);
    const analysis = (await chat.say(PROCESS)).at(-1);
    expect(analysis?.content.split('\n')[0]).toMatch(/emergency/i);
  });

  test('a calm complaint is not called an emergency', async () => {
    const chat = await openChat(device);
    const added = await chat.say('My dog is itching and scratching her ear');
    expect(added.map(({ messageType }) => messageType)).toEqual(['text', 'text']);
  });

  test('CONV-03 a mismatch between form and words is a warning message', async () => {
    const chat = await openChat(device);
    await chat.say('My cat has been sneezing');
    await chat.form('basic', BASIC_INTAKE);
    const begun = await chat.form('medical-history', { skipped: true });
    const warning = begun.find(({ messageType }) => messageType === 'warning');
    expect(warning?.content).toMatch(/dog.*cat/);
    expect(begun.at(-1)?.metadata?.nextQuestion).toMatch(/\w/);
  });

  test('words after the analysis are taken, and lead to a new one', async () => {
    const chat = await beginChat(device, 'My dog limps');
    await answerUntilReady(chat, 1);
    const first = (await chat.say(PROCESS)).at(-1);
    expect((await chat.say(PROCESS)).map(({ id }) => id)).toEqual([first?.id]);
    const more = await chat.say('He collapsed and cannot breathe');
    expect(more[1]).toMatchObject({ messageType: 'warning' });
    expect(more.at(-1)?.metadata?.canProcessResults).toBe(true);
    const second = (await chat.say(PROCESS)).at(-1);
    expect(second?.id).not.toBe(first?.id);
    expect(second?.content).toMatch(/^Emergency/);
  });

  test('Z1 the words of a second tab are heard, and never taken for the answer to a newer question', async () => {
    const chat = await beginChat(device, 'My dog has been vomiting since yesterday');
    const question = (await chat.read()).at(-1);
    const quick = question?.metadata?.quickResponses?.[1];
    const metadata = { selectedValue: quick?.value ?? '' };
    const [answered, told] = await Promise.all([
      chat.post({ content: quick?.text ?? '', messageType: 'response', metadata }, randomUUID()),
      chat.post({ content: 'He also collapsed' }, randomUUID()),
    ]);
    // Which came first is the database's affair; a tap on a question that is no more open is refused.
    expect(told.statusCode).toBe(200);
    expect([200, 409]).toContain(answered.statusCode);
    const sent = (await chat.read()).filter(({ role }) => role === 'user').slice(3);
    const taken = answered.statusCode === 200 ? [quick?.text] : [];
    expect(sent.map(({ content }) => content)).toEqual([...taken, 'He also collapsed']);
    expect(told.json<{ messages: Message[] }>().messages[1]?.content).toContain('emergency');
  });
});
