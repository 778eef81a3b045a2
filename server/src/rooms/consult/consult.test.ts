import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type {
  AnswerResponse,
  ConsultDetail,
  ConsultSummary,
  InitResponse,
} from '@petwise/contracts';
import { INIT_BODY, postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

async function begin(body = {}): Promise<InitResponse> {
  const response = await postInit(device, body);
  expect(response.statusCode).toBe(200);
  return response.json<InitResponse>();
}

function detail(of: Device, id: string) {
  return of.inject({ method: 'GET', url: `/api/consults/${id}` });
}

describe('the consult', () => {
  test('CHAT-11 init, answers and finalize, from the symptoms to the report', async () => {
    const init = await begin();
    expect(init.question?.text).toBe('Question 1?');
    expect(init.can_process_results).toBe(false);
    expect(init.extractionSummary).toBe(`understood ${INIT_BODY.initialSymptoms}`);
    const { sessionId } = init;
    const first = await postAnswer(device, {
      sessionId,
      answer: 'Yes',
      previousQuestion: init.question,
    });
    const step = first.json<AnswerResponse>();
    expect(step).toMatchObject({
      question: { text: 'Question 2?' },
      extraction_summary: 'understood Yes',
    });
    const second = await postAnswer(device, {
      sessionId,
      answer: 'No',
      previousQuestion: 'Question 2?',
    });
    expect(second.json<AnswerResponse>().can_process_results).toBe(true);
    const report = await postFinalize(device, sessionId);
    expect(report.statusCode).toBe(200);
    expect(report.json()).toMatchObject({
      assessment: { clinical_question_analysis: [{ answer: 'Yes' }, { answer: 'No' }] },
    });
  });

  test('an answer reads its consult once, and writes all it came to with two statements', async () => {
    const { sessionId } = await begin();
    const { db } = server;
    const transaction = db.transaction.bind(db);
    const query = vi.spyOn(db, 'query');
    const written: string[][] = [];
    const transactions = vi.spyOn(db, 'transaction').mockImplementation((work) =>
      transaction((tx) => {
        const statements: string[] = [];
        written.push(statements);
        const counting: typeof tx.query = (sql, params) => {
          statements.push(sql);
          return tx.query(sql, params);
        };
        return work({ query: counting });
      }),
    );
    const answered = await postAnswer(device, { sessionId, answer: 'Yes' });
    // Timers of the server ask things of their own meanwhile.
    const reads = query.mock.calls.filter(([sql]) =>
      /^SELECT id, .* FROM consults WHERE/s.test(sql),
    );
    query.mockRestore();
    transactions.mockRestore();
    expect(answered.statusCode).toBe(200);
    expect(reads).toHaveLength(1);
    const own = written.filter((statements) =>
      statements.some((sql) => sql.includes('UPDATE consults')),
    );
    expect(own.map((statements) => statements.length)).toEqual([2]);
  });

  test('CHAT-11 the conversation and the report can be read again', async () => {
    const init = await begin({ initialSymptoms: 'mismatch: meows like a dog' });
    expect(init.triage?.reasons).toEqual(['scripted']);
    expect((await detail(device, init.sessionId)).json<ConsultDetail>().urgency).toEqual(
      init.triage,
    );
    await postAnswer(device, { sessionId: init.sessionId, answer: 'Yes' });
    await postFinalize(device, init.sessionId);
    const read = (await detail(device, init.sessionId)).json<ConsultDetail>();
    expect(read.turns.map((turn) => turn.messageType)).toEqual([
      'initial_symptoms',
      'extraction_summary',
      'warning',
      'question',
      'answer',
      'extraction_summary',
      'warning',
      'question',
    ]);
    expect(read.status).toBe('finished');
    expect(read.assessment?.analysis_overview).toBe('mismatch: meows like a dog');
    expect(read.patientData).toEqual(INIT_BODY.patientData);
  });

  test('the newest assessments are listed first, with a short title', async () => {
    const { sessionId } = await begin({ initialSymptoms: `word ${'long '.repeat(40)}` });
    const response = await device.inject({ method: 'GET', url: '/api/consults' });
    const { consults } = response.json<{ consults: { sessionId: string; title: string }[] }>();
    expect(consults[0]?.sessionId).toBe(sessionId);
    expect(consults[0]?.title.length).toBeLessThanOrEqual(80);
  });

  test('issue 16: a consult carries its pet, and the assessments of one pet are listed alone', async () => {
    const petId = randomUUID();
    const { sessionId } = await begin({ patientData: { ...INIT_BODY.patientData, petId } });
    await begin();
    const of = (pet: string) =>
      device.inject({ method: 'GET', url: `/api/consults?pet=${encodeURIComponent(pet)}` });
    const ids = (await of(petId)).json<{ consults: ConsultSummary[] }>().consults;
    expect(ids.map((consult) => consult.sessionId)).toEqual([sessionId]);
    expect((await of(randomUUID())).json()).toEqual({ consults: [] });
    expect((await of("x' OR true --")).statusCode).toBe(400);
    const read = (await detail(device, sessionId)).json<ConsultDetail>();
    expect(read.patientData.petId).toBe(petId);
  });

  test('an assessment can be deleted, with everything kept for it', async () => {
    const { sessionId } = await begin();
    const url = `/api/consults/${sessionId}`;
    expect((await device.inject({ method: 'DELETE', url })).json()).toEqual({ deleted: true });
    expect((await detail(device, sessionId)).statusCode).toBe(404);
    for (const table of [
      'consult_turns WHERE consult_id',
      'jobs WHERE session_id',
      'reasoning_lines WHERE session_id',
    ]) {
      expect(await server.db.query(`SELECT 1 FROM ${table} = $1`, [sessionId])).toEqual([]);
    }
    expect((await device.inject({ method: 'DELETE', url })).statusCode).toBe(404);
  });
});

describe('bad input', () => {
  test('HOME-02 blank symptoms without files are refused in clear words', async () => {
    const response = await postInit(device, { initialSymptoms: '   ' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: 'Please describe how your pet is feeling',
      details: [{ path: 'initialSymptoms' }],
    });
  });

  test('CHAT-07 a blank answer without files is refused', async () => {
    const { sessionId } = await begin();
    expect((await postAnswer(device, { sessionId, answer: ' ' })).statusCode).toBe(400);
  });

  test('API-01 an unknown session is 404 for every call', async () => {
    const sessionId = randomUUID();
    const answers = [
      await postAnswer(device, { sessionId, answer: 'Yes' }),
      await postFinalize(device, sessionId),
      await detail(device, sessionId),
    ];
    for (const response of answers) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ error: 'This assessment does not exist' });
    }
  });

  test('a field of the wrong kind is named', async () => {
    const patientData = { ...INIT_BODY.patientData, age: 1e308 };
    const response = await postInit(device, { patientData });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid-request',
      details: [{ path: 'patientData.age' }],
    });
  });

  test('Z4 finalize before any answer, and an answer after the report, are conflicts', async () => {
    const { sessionId } = await begin();
    expect((await postFinalize(device, sessionId)).statusCode).toBe(409);
    await postAnswer(device, { sessionId, answer: 'Yes' });
    const report = await postFinalize(device, sessionId);
    expect((await postAnswer(device, { sessionId, answer: 'More' })).statusCode).toBe(409);
    const again = await postFinalize(device, sessionId);
    expect(again.json()).toEqual(report.json());
  });

  test('F21 an answer to an older question is a conflict, and changes nothing', async () => {
    const { sessionId, question } = await begin();
    await postAnswer(device, { sessionId, answer: 'Yes', previousQuestion: question });
    const late = await postAnswer(device, { sessionId, answer: 'No', previousQuestion: question });
    expect(late.statusCode).toBe(409);
    expect(late.json<{ error: string }>().error).toMatch(/answered already/);
    const { turns } = (await detail(device, sessionId)).json<ConsultDetail>();
    expect(turns.filter((turn) => turn.messageType === 'answer')).toHaveLength(1);
  });

  test('F21 two tabs that answer at the same moment: one wins', async () => {
    const { sessionId, question } = await begin();
    const both = await Promise.all(
      ['Yes', 'No'].map((answer) =>
        postAnswer(device, { sessionId, answer, previousQuestion: question }),
      ),
    );
    expect(both.map((response) => `${response.statusCode}`).toSorted()).toEqual(['200', '409']);
  });
});

describe('Z1 another owner', () => {
  test('Z1 reads, answers, finishes and deletes nothing of mine: 404, as if it were not there', async () => {
    const { sessionId } = await begin();
    const other = await server.device();
    const tries = [
      await detail(other, sessionId),
      await postAnswer(other, { sessionId, answer: 'Yes' }),
      await postFinalize(other, sessionId),
      await other.inject({ method: 'DELETE', url: `/api/consults/${sessionId}` }),
    ];
    expect(tries.map((response) => response.statusCode)).toEqual([404, 404, 404, 404]);
    const list = await other.inject({ method: 'GET', url: '/api/consults' });
    expect(list.json()).toEqual({ consults: [] });
    expect((await detail(device, sessionId)).statusCode).toBe(200);
  });

  test('Z2 another spelling of an id is another id', async () => {
    const { sessionId } = await begin();
    for (const id of [sessionId.toUpperCase(), `${sessionId}%20`, sessionId.replaceAll('-', '_')]) {
      if (id === sessionId) continue;
      expect((await detail(device, id)).statusCode).toBe(404);
    }
  });

  test('my key is not another owner’s key', async () => {
    const key = randomUUID();
    const mine = (await postInit(device, {}, key)).json<InitResponse>();
    const other = await server.device();
    const theirs = (await postInit(other, {}, key)).json<InitResponse>();
    expect(mine.sessionId).toBe(key);
    expect(theirs.sessionId).not.toBe(key);
  });
});
