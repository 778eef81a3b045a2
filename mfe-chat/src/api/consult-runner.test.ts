// @vitest-environment jsdom
import { createClient, replaceApi } from '@petwise/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsultEvent } from '../model/consult-state.ts';
import { keepDraft } from '../model/draft.ts';
import { outboxOf } from '../model/outbox.ts';
import {
  sampleAnswer,
  sampleAssessment,
  sampleDetail,
  sampleFile,
  sampleQuestion,
  sampleTurns,
  SESSION,
} from '../testing/consult-fixtures.ts';
import { ConsultRunner } from './consult-runner.ts';

interface Call {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}

/** Answers one call after another; an Error is a broken connection. */
function server(...answers: (Response | Error | Promise<Response>)[]): Call[] {
  const calls: Call[] = [];
  replaceApi(
    createClient({
      fetch: async (input, init) => {
        const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
        const key = new Headers(init?.headers).get('idempotency-key');
        calls.push({ path: String(input), key, body, signal: init?.signal });
        const answer = await answers.shift();
        if (!answer || answer instanceof Error) throw answer ?? new Error('No answer left');
        return answer;
      },
    }),
  );
  return calls;
}

function make() {
  const events: ConsultEvent[] = [];
  const taken = vi.fn();
  const returned = vi.fn();
  const finished = vi.fn();
  const happened = (event: ConsultEvent) => void events.push(event);
  const runner = new ConsultRunner(SESSION, () => ({ happened, taken, returned, finished }));
  const last = () => events.at(-1);
  return { runner, events, last, taken, returned, finished };
}

const given = { files: [], question: sampleQuestion() };
const failure = (status: number, code: string) =>
  Response.json({ error: 'No', code }, { status, statusText: 'Nope' });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ConsultRunner', () => {
  it('CHAT-11 sends an answer with the payload of the specification and a key made before', async () => {
    const calls = server(Response.json(sampleAnswer()));
    const { runner, last, taken } = make();
    runner.answer('Since Monday', { files: [sampleFile()], question: sampleQuestion() });
    const held = outboxOf(SESSION).read();
    await vi.waitFor(() => expect(last()?.type).toBe('answered'));
    expect(calls).toMatchObject([
      {
        path: '/api/responses-test/answer',
        key: held?.key,
        body: {
          sessionId: SESSION,
          answer: 'Since Monday',
          attachedFiles: [{ name: 'paw.png' }],
          previousQuestion: { text: sampleQuestion().text },
        },
      },
    ]);
    expect(taken).toHaveBeenCalledOnce();
    expect(outboxOf(SESSION).read()).toBeNull();
  });

  it('CHAT-13 sends once when pressed twice, and does not finalize meanwhile', async () => {
    const calls = server(Response.json(sampleAnswer()));
    const { runner, last } = make();
    runner.answer('Since Monday', given);
    runner.answer('Since Monday', given);
    runner.process();
    await vi.waitFor(() => expect(last()?.type).toBe('answered'));
    expect(calls).toHaveLength(1);
  });

  it('CHAT-11 finalizes and hands the assessment over', async () => {
    const calls = server(Response.json({ assessment: sampleAssessment() }));
    const { runner, finished } = make();
    runner.process();
    await vi.waitFor(() => expect(finished).toHaveBeenCalledOnce());
    expect(calls).toMatchObject([
      { path: '/api/responses-test/finalize', body: { sessionId: SESSION } },
    ]);
    expect(finished.mock.calls[0]?.[0]).toMatchObject({
      primary_diagnosis: { condition: 'Osteoarthritis' },
    });
  });

  it('joins the same work under the same key when the connection breaks', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = server(
      new TypeError('gone'),
      failure(503, 'unavailable'),
      Response.json(sampleAnswer()),
    );
    const { runner, events, last } = make();
    runner.answer('Since Monday', given);
    await vi.advanceTimersByTimeAsync(3000);
    expect(last()?.type).toBe('answered');
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map((call) => call.key)).size).toBe(1);
    expect(events.map((event) => event.type)).toContain('reconnecting');
    expect(log).toHaveBeenCalledWith('HTTP 503: Nope');
  });

  it('FLOW-07 logs "HTTP {status}: {status text}", gives the words back and keeps the key for the retry', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = server(failure(500, 'internal'), Response.json(sampleAnswer()));
    const { runner, last, returned } = make();
    runner.answer('Since Monday', given);
    await vi.waitFor(() =>
      expect(last()).toMatchObject({ type: 'stopped', problem: { kind: 'server' } }),
    );
    expect(log.mock.calls).toEqual([['HTTP 500: Nope']]);
    expect(returned).toHaveBeenCalledOnce();
    runner.answer('Since Monday', given);
    await vi.waitFor(() => expect(last()?.type).toBe('answered'));
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it('takes another key when the owner changed the words after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = server(failure(500, 'internal'), Response.json(sampleAnswer()));
    const { runner, last } = make();
    runner.answer('Since Monday', given);
    await vi.waitFor(() => expect(last()?.type).toBe('stopped'));
    runner.answer('Since Tuesday', given);
    await vi.waitFor(() => expect(last()?.type).toBe('answered'));
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it('a reload takes up the call under its key and shows what the server holds', async () => {
    const calls = server(
      Response.json(sampleAnswer()),
      Response.json(sampleDetail(sampleTurns(2))),
    );
    const call = { answer: 'Since Monday', files: [], previousQuestion: sampleQuestion() };
    outboxOf(SESSION).keep({ ...call, kind: 'answer', key: 'k1', startedAt: 5, cancelled: false });
    const { runner, events, last } = make();
    runner.rejoin();
    await vi.waitFor(() => expect(last()).toEqual({ type: 'stopped', problem: null }));
    expect(calls.map(({ path, key }) => [path, key])).toEqual([
      ['/api/responses-test/answer', 'k1'],
      [`/api/consults/${SESSION}`, null],
    ]);
    expect(events.map((event) => event.type)).toEqual(['started', 'synced', 'stopped']);
    // The words had left the box, so they are shown as on their way.
    expect(events[0]).toMatchObject({ received: true, call: { startedAt: 5 } });
  });

  it('Cancel lets go of the call, keeps the consult, and is not taken up by a reload', async () => {
    const calls = server(new Promise<Response>(() => undefined));
    const { runner, last, returned } = make();
    runner.answer('Since Monday', given);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    runner.cancel();
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(last()).toEqual({ type: 'stopped', problem: null });
    expect(returned).toHaveBeenCalledOnce();
    expect(outboxOf(SESSION).read()).toMatchObject({ cancelled: true });
    runner.rejoin();
    expect(calls).toHaveLength(1);
  });

  it('a conflict brings the server’s account and keeps the words', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server(failure(409, 'conflict'), Response.json(sampleDetail(sampleTurns(3))));
    const { runner, events, last, returned, taken } = make();
    runner.answer('Since Monday', given);
    await vi.waitFor(() =>
      expect(last()).toMatchObject({ type: 'stopped', problem: { kind: 'conflict' } }),
    );
    expect(events.map((event) => event.type)).toEqual(['started', 'synced', 'stopped']);
    expect(returned).toHaveBeenCalledOnce();
    expect(taken).not.toHaveBeenCalled();
    expect(outboxOf(SESSION).read()).toBeNull();
  });

  it('says in the server’s words why there are no results yet', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server(failure(409, 'conflict'), Response.json(sampleDetail(sampleTurns(1))));
    const { runner, last } = make();
    runner.process();
    await vi.waitFor(() =>
      expect(last()).toMatchObject({ problem: { kind: 'refused', detail: 'No' } }),
    );
  });

  it('goes to the results when the server has finished the consult elsewhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const done = sampleDetail(sampleTurns(1), {
      status: 'finished',
      assessment: sampleAssessment(),
    });
    server(failure(409, 'conflict'), Response.json(done));
    const { runner, finished } = make();
    runner.answer('Since Monday', given);
    await vi.waitFor(() => expect(finished).toHaveBeenCalledOnce());
  });

  it('a conflict with one’s own answer is no problem: the server has it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [symptoms, asked] = sampleTurns(1);
    if (!symptoms || !asked) throw new Error('sampleTurns(1) has two turns');
    const mine = {
      ...symptoms,
      id: 'mine',
      content: 'Since Monday',
      messageType: 'answer' as const,
    };
    const turns = [
      symptoms,
      { ...asked, content: sampleQuestion().text },
      mine,
      { ...asked, id: 'next' },
    ];
    server(failure(409, 'conflict'), Response.json(sampleDetail(turns)));
    const { runner, last, taken } = make();
    runner.answer('Since Monday', given);
    await vi.waitFor(() => expect(last()).toEqual({ type: 'stopped', problem: null }));
    expect(taken).toHaveBeenCalledOnce();
  });

  it('takes up a broken call by itself only while the box holds the same words', async () => {
    const calls = server(new Promise<Response>(() => undefined));
    const call = { answer: 'Since Monday', files: [], previousQuestion: null };
    outboxOf(SESSION).keep({ ...call, kind: 'answer', key: 'k1', startedAt: 5, cancelled: false });
    const { runner } = make();
    keepDraft(SESSION, { text: 'Since Tuesday', files: [] });
    runner.rejoinUnchanged();
    expect(calls).toHaveLength(0);
    keepDraft(SESSION, { text: 'Since Monday ', files: [] });
    runner.rejoinUnchanged();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    runner.stop();
  });
});
