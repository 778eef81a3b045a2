import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsultDetail, InitResponse } from '@petwise/contracts';
import { postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { correctionsOf, type CorrectionClient } from '../../testing/corrections.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';
import { createEngineAssessor } from '@petwise/assessor';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

interface Begun {
  readonly id: string;
  readonly corrections: CorrectionClient;
  answer(text: string): Promise<void>;
  turns(): Promise<string[]>;
}

async function begin(on = device): Promise<Begun> {
  const { sessionId: id } = (await postInit(on)).json<InitResponse>();
  return {
    id,
    corrections: correctionsOf(on, 'consults', id),
    answer: async (answer) => {
      expect((await postAnswer(on, { sessionId: id, answer })).statusCode).toBe(200);
    },
    turns: async () => {
      const read = await on.inject({ method: 'GET', url: `/api/consults/${id}` });
      return read.json<ConsultDetail>().turns.map(({ messageType, content }) => {
        return `${messageType}: ${content}`;
      });
    },
  };
}

describe('the last answer in other words', () => {
  test('is thought through again from the state before it, in the same place of the conversation', async () => {
    const consult = await begin();
    expect((await consult.corrections.read()).editable).toBeNull();
    await consult.answer('Yes');
    await consult.answer('Too much');
    const { editable } = await consult.corrections.read();
    const response = await consult.corrections.post({
      kind: 'edit',
      answerId: editable ?? '',
      answer: 'Very little',
    });
    expect(response.statusCode).toBe(200);
    expect((await consult.turns()).slice(-3)).toEqual([
      'answer: Very little',
      'extraction_summary: understood Very little',
      'question: Question 3?',
    ]);
    const { consult: detail } = response.json<{ consult: ConsultDetail }>();
    const edited = detail.turns.filter((turn) => turn.edited).map(({ content }) => content);
    expect(edited).toEqual(['Very little']);
    const report = await postFinalize(device, consult.id);
    expect(report.json()).toMatchObject({
      assessment: { clinical_question_analysis: [{ answer: 'Yes' }, { answer: 'Very little' }] },
    });
  });

  test('can be changed more than once, and only the last one can', async () => {
    const consult = await begin();
    await consult.answer('first');
    const first = (await consult.corrections.read()).editable ?? '';
    for (const answer of ['second', 'third']) {
      const done = await consult.corrections.post({ kind: 'edit', answerId: first, answer });
      expect(done.statusCode).toBe(200);
    }
    await consult.answer('next');
    const late = await consult.corrections.post({ kind: 'edit', answerId: first, answer: 'late' });
    expect(late.statusCode).toBe(409);
    expect(await consult.turns()).toContain('answer: third');
  });

  test('sent twice with one key changes once, and blank words are refused', async () => {
    const consult = await begin();
    await consult.answer('first');
    const answerId = (await consult.corrections.read()).editable ?? '';
    const blank = await consult.corrections.post({ kind: 'edit', answerId, answer: '  ' });
    expect(blank.statusCode).toBe(400);
    const key = randomUUID();
    const before = server.assessor.calls.answer;
    const edit = { kind: 'edit', answerId, answer: 'other' } as const;
    const both = await Promise.all([
      consult.corrections.post(edit, key),
      consult.corrections.post(edit, key),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(server.assessor.calls.answer).toBe(before + 1);
  });

  test('a sign taken back since stays so', async () => {
    const consult = await begin();
    await consult.answer('first');
    const { editable } = await consult.corrections.read();
    await consult.corrections.post({ kind: 'remove', sign: 's0' });
    await consult.corrections.post({ kind: 'edit', answerId: editable ?? '', answer: 'other' });
    const { signs, removed } = await consult.corrections.read();
    expect(removed.map(({ id }) => id)).toEqual(['s0']);
    expect(signs.map(({ quote }) => quote)).toEqual(['other']);
    expect((await consult.turns()).slice(-4)).toEqual([
      'answer: other',
      'correction: I take back: he keeps vomiting since yesterday',
      'extraction_summary: understood other',
      'question: Question 2?',
    ]);
  });
});

describe('CHAT-04 the last answer taken back', () => {
  test('leaves the conversation as it was before, with the same question open; only the last one can be', async () => {
    const consult = await begin();
    const asked = await consult.turns();
    await consult.answer('Yes');
    const first = (await consult.corrections.read()).editable ?? '';
    const undone = await consult.corrections.post({ kind: 'undo', answerId: first });
    expect(undone.statusCode).toBe(200);
    expect(await consult.turns()).toEqual(asked);
    expect(undone.json()).toMatchObject({ understood: { editable: null } });
    await consult.answer('No');
    const before = await consult.turns();
    await consult.answer('Not sure');
    const late = await consult.corrections.post({ kind: 'undo', answerId: first });
    expect(late.statusCode).toBe(409);
    const { editable } = await consult.corrections.read();
    await consult.corrections.post({ kind: 'undo', answerId: editable ?? '' });
    expect(await consult.turns()).toEqual(before);
    const stranger = correctionsOf(await server.device(), 'consults', consult.id);
    const other = await stranger.post({ kind: 'undo', answerId: editable ?? '' });
    expect(other.statusCode).toBe(404);
  });

  test('keeps a sign taken back since, and answers given again after it count once', async () => {
    const consult = await begin();
    await consult.answer('Yes');
    const { editable } = await consult.corrections.read();
    await consult.corrections.post({ kind: 'remove', sign: 's0' });
    await consult.corrections.post({ kind: 'undo', answerId: editable ?? '' });
    const { removed } = await consult.corrections.read();
    expect(removed.map(({ id }) => id)).toEqual(['s0']);
    expect((await consult.turns()).slice(-2)).toEqual([
      'correction: I take back: he keeps vomiting since yesterday',
      'question: Question 1?',
    ]);
    await consult.answer('No');
    await consult.answer('Yes');
    const report = await postFinalize(device, consult.id);
    expect(report.json()).toMatchObject({
      assessment: { clinical_question_analysis: [{ answer: 'No' }, { answer: 'Yes' }] },
    });
  });
});

describe('a sign that the owner takes back', () => {
  test('stands in the conversation before the open question, and undone leaves no trace', async () => {
    const consult = await begin();
    const before = await consult.turns();
    const removal = await consult.corrections.post({ kind: 'remove', sign: 's0' });
    expect(removal.statusCode).toBe(200);
    expect((await consult.turns()).slice(-2)).toEqual([
      'correction: I take back: he keeps vomiting since yesterday',
      'question: Question 1?',
    ]);
    await consult.corrections.post({ kind: 'restore', sign: 's0' });
    expect(await consult.turns()).toEqual(before);
    await consult.answer('Yes');
    expect((await consult.turns()).at(-1)).toBe('question: Question 2?');
  });

  test('taken back twice is taken back once', async () => {
    const consult = await begin();
    await consult.corrections.post({ kind: 'remove', sign: 's0' });
    const turns = await consult.turns();
    const again = await consult.corrections.post({ kind: 'remove', sign: 's0' });
    expect(again.statusCode).toBe(200);
    expect(await consult.turns()).toEqual(turns);
  });

  test('is too late after the report, and another owner’s consult is not there', async () => {
    const consult = await begin();
    await consult.answer('Yes');
    const other = correctionsOf(await server.device(), 'consults', consult.id);
    expect((await other.post({ kind: 'remove', sign: 's0' })).statusCode).toBe(404);
    await postFinalize(device, consult.id);
    const late = await consult.corrections.post({ kind: 'remove', sign: 's0' });
    expect(late.statusCode).toBe(409);
    expect((await consult.corrections.read()).editable).toBeNull();
  });
});

test('the engine asks and judges as if the sign had never been told', async () => {
  const real = await startTestServer({}, { assessor: createEngineAssessor() });
  const owner = await real.device();
  const symptoms = 'He is vomiting. He is also coughing.';
  const init = (await postInit(owner, { initialSymptoms: symptoms })).json<InitResponse>();
  const never = (
    await postInit(owner, { initialSymptoms: 'He is vomiting.' })
  ).json<InitResponse>();
  const corrections = correctionsOf(owner, 'consults', init.sessionId);
  const { signs } = await corrections.read();
  expect(signs.map(({ words }) => words)).toEqual(expect.arrayContaining(['vomiting']));
  const cough = signs.find(({ quote }) => /cough/.test(quote));
  const response = await corrections.post({ kind: 'remove', sign: cough?.id ?? '' });
  const { consult } = response.json<{ consult: ConsultDetail }>();
  expect(consult.turns.at(-1)?.question?.text).toBe(never.question?.text);
  await real.close();
});
