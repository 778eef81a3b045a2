// @vitest-environment jsdom
import { ApiError, NetworkError } from '@petwise/api';
import {
  consultRoutes,
  type CorrectionBody,
  correctionRoutes,
  followUpRoutes,
  reportRoutes,
} from '@petwise/contracts';
import { bus } from '@petwise/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REFUSAL_COPY } from './refusal-copy.ts';
import { beginConsult, BODY, clientOn, FakeNet } from './fake-net.ts';
import { forgetHeld, heldIds, isHeld } from './held-ids.ts';

const ID = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';
let net: FakeNet;
let client: ReturnType<typeof clientOn>;

beforeEach(() => {
  net = new FakeNet();
  client = clientOn(net);
});
afterEach(() => {
  forgetHeld();
  vi.restoreAllMocks();
});

function begin(key = ID) {
  return beginConsult(client, key);
}

function answer(text: string, options: { key?: string; question?: string } = {}) {
  return client.call(consultRoutes.answer, {
    body: {
      sessionId: ID,
      answer: text,
      attachedFiles: [],
      ...(options.question === undefined ? {} : { previousQuestion: options.question }),
    },
    idempotencyKey: options.key ?? crypto.randomUUID(),
  });
}

function detail(sessionId = ID) {
  return client.call(consultRoutes.detail, { params: { sessionId } });
}

function understood() {
  return client.call(correctionRoutes.consult, { params: { sessionId: ID } });
}

function correct(body: CorrectionBody) {
  const given = { params: { sessionId: ID }, body, idempotencyKey: crypto.randomUUID() };
  return client.call(correctionRoutes.correctConsult, given);
}

describe('CHAT-04 the last answer on this device', () => {
  it('is taken back: what stood before it stands again, and its question is open', async () => {
    net.lose();
    const opening = await begin();
    expect((await understood()).editable).toBeNull();
    const before = await detail();
    await answer('Yes', { question: opening.question?.text ?? '' });
    const { editable } = await understood();
    const undone = await correct({ kind: 'undo', answerId: editable ?? '' });
    const { updatedAt: _, ...stands } = undone.consult;
    const { updatedAt: __, ...stood } = before;
    expect(stands).toEqual(stood);
    expect(undone.understood.editable).toBeNull();
    const again = await answer('No', { question: opening.question?.text ?? '' });
    expect(again.question?.text).not.toBe(opening.question?.text);
    const answers = (await detail()).turns.filter(({ messageType }) => messageType === 'answer');
    expect(answers.map(({ content }) => content)).toEqual(['No']);
  });

  it('is taken back once, and the one before it not at all', async () => {
    net.lose();
    await begin();
    await answer('Yes');
    const first = (await understood()).editable ?? '';
    await answer('No');
    const late = correct({ kind: 'undo', answerId: first });
    await expect(late).rejects.toMatchObject({ status: 409, reason: REFUSAL_COPY['not-last'] });
    const last = (await understood()).editable ?? '';
    await correct({ kind: 'undo', answerId: last });
    await expect(correct({ kind: 'undo', answerId: last })).rejects.toMatchObject({ status: 409 });
    await expect(correct({ kind: 'undo', answerId: first })).rejects.toMatchObject({ status: 409 });
  });

  it('is given in other words, which count alone', async () => {
    net.lose();
    await begin();
    await answer('Yes');
    const id = (await understood()).editable ?? '';
    const empty = correct({ kind: 'edit', answerId: id, answer: '' });
    await expect(empty).rejects.toMatchObject({ reason: REFUSAL_COPY['blank-answer'] });
    const { consult } = await correct({ kind: 'edit', answerId: id, answer: 'No' });
    const answers = consult.turns.filter(({ messageType }) => messageType === 'answer');
    expect(answers).toMatchObject([{ id, content: 'No', edited: true }]);
    await correct({ kind: 'undo', answerId: id });
    expect((await detail()).turns.some(({ messageType }) => messageType === 'answer')).toBe(false);
  });

  it('alone can be corrected here: a single sign needs the server, and this is said in words', async () => {
    net.lose();
    await begin();
    const taken = correct({ kind: 'remove', sign: 'vomiting' });
    await expect(taken).rejects.toThrow('only on this device so far');
  });

  it('stays once there is a report', async () => {
    net.lose();
    await begin();
    await answer('Yes');
    const answerId = (await understood()).editable ?? '';
    await client.call(consultRoutes.finalize, { body: { sessionId: ID } });
    expect((await understood()).editable).toBeNull();
    await expect(correct({ kind: 'undo', answerId })).rejects.toThrow('is finished');
  });
});

describe('a consult without the server', () => {
  it('needs no reminder to look again once its owner says so', async () => {
    net.lose();
    await begin();
    await client.call(followUpRoutes.lookedAgain, { params: { sessionId: ID } });
    const { consults } = await client.call(consultRoutes.list, {});
    expect(consults).toMatchObject([{ sessionId: ID, lookedAgain: true }]);
  });

  it('PWA-02 goes from the symptoms to the report on this device, by the routes of the contract', async () => {
    net.lose();
    const lines: string[] = [];
    const numbers: number[] = [];
    const stop = bus.on('shell.reasoning-received', ({ seq, content }) => {
      lines.push(content);
      numbers.push(seq);
    });
    const opening = await begin();
    expect(opening).toMatchObject({ sessionId: ID, madeOnDevice: 'not-sent' });
    expect(opening.question?.text).toMatch(/\?$/);
    expect(opening.extractionSummary).toMatch(/vomit/i);
    expect((await detail()).urgency).toEqual(opening.triage);
    const next = await answer('Yes', { question: opening.question?.text ?? '' });
    expect(next.question?.text).not.toBe(opening.question?.text);
    const { assessment } = await client.call(consultRoutes.finalize, { body: { sessionId: ID } });
    expect(assessment.primary_diagnosis?.condition).toBeTruthy();
    expect(assessment.madeOnDevice).toBe('not-sent');
    expect(assessment.engine?.name).toContain('on the owner’s device');
    const held = await detail();
    expect(held).toMatchObject({ status: 'finished', assessment: { madeOnDevice: 'not-sent' } });
    expect(held.turns.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      BODY.initialSymptoms,
      'Yes',
    ]);
    expect(lines.length).toBeGreaterThan(3);
    expect(numbers).toEqual(lines.map((_, index) => index + 1));
    expect(net.sent).toEqual([]);
    stop();
  });

  it('gives the same key the same answer, and an older question a conflict', async () => {
    net.lose();
    const opening = await begin();
    expect(await begin()).toEqual(opening);
    const first = await answer('Yes', { key: 'one', question: opening.question?.text ?? '' });
    expect(await answer('Yes', { key: 'one', question: opening.question?.text ?? '' })).toEqual(
      first,
    );
    expect(
      (await detail()).turns.filter(({ messageType }) => messageType === 'answer'),
    ).toHaveLength(1);
    const late = answer('No', { question: opening.question?.text ?? '' });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'conflict' });
  });

  it('stays on this device when the network is back, and says what only the server can do', async () => {
    net.lose();
    await begin();
    net.comeBack(() => ({}));
    await answer('Yes');
    const pdf = client.call(reportRoutes.handover, { params: { sessionId: ID } });
    await expect(pdf).rejects.toThrow('only on this device so far');
    expect(net.sent).toEqual([]);
    await client.call(consultRoutes.remove, { params: { sessionId: ID } });
    expect(isHeld(ID)).toBe(false);
    expect(net.sent).toEqual([]);
  });

  it('refuses results before anything was answered, and answers after the report', async () => {
    net.lose();
    const opening = await begin();
    const early = client.call(consultRoutes.finalize, { body: { sessionId: ID } });
    if (opening.can_process_results) await early;
    else await expect(early).rejects.toMatchObject({ status: 409 });
    await answer('Yes');
    await client.call(consultRoutes.finalize, { body: { sessionId: ID } });
    await expect(answer('More')).rejects.toThrow('is finished');
  });

  it('fails in words when this device has no space to keep it', async () => {
    net.lose();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const problem = { status: 500, reason: REFUSAL_COPY.failed };
    await expect(begin()).rejects.toMatchObject(problem);
    expect(heldIds()).toEqual([]);
  });
});

describe('with the server in reach', () => {
  it('everything goes to the server, as it is', async () => {
    const init = { question: null, can_process_results: false, extractionSummary: '' };
    net.answer = () => ({ sessionId: ID, mismatchWarning: null, ...init });
    expect((await begin()).madeOnDevice).toBeUndefined();
    expect(net.sent.map(({ path }) => path)).toEqual([consultRoutes.init.path]);
    expect(heldIds()).toEqual([]);
  });

  it('FLOW-07 a call that fails while the server answers others is a failure, not a consult here', async () => {
    net.reachable = false;
    await expect(begin()).rejects.toBeInstanceOf(NetworkError);
    net.reachable = true;
    net.status = 500;
    await expect(begin()).rejects.toBeInstanceOf(ApiError);
    expect(heldIds()).toEqual([]);
  });

  it('a connection lost while the server thinks brings the consult to this device', async () => {
    net.hold = new Promise(() => undefined);
    const opening = begin();
    await vi.waitFor(() => expect(net.offline.size).toBe(1));
    net.lose();
    expect((await opening).madeOnDevice).toBe('not-sent');
    expect(net.offline.size).toBe(0);
  });
});

describe('the list', () => {
  const server = {
    consults: [
      {
        sessionId: ID,
        createdAt: '2026-01-01T00:00:00Z',
        updatedAt: '2026-01-01T00:00:00Z',
        species: 'cat',
        breed: 'Mixed',
        title: 'begun on the server',
        status: 'asking',
      },
    ],
  };

  it('shows what this device holds in front of what the server has, each once', async () => {
    net.lose();
    await begin();
    expect(await client.call(consultRoutes.list, {})).toMatchObject({
      onlyThisDevice: true,
      consults: [{ sessionId: ID, status: 'asking', madeOnDevice: 'not-sent' }],
    });
    net.comeBack(() => server);
    const both = await client.call(consultRoutes.list, {});
    expect(both.onlyThisDevice).toBeUndefined();
    expect(both.consults.map(({ title }) => title)).toEqual([BODY.initialSymptoms]);
  });

  it('bug: a report looked at again without a network was a new consult here that knew nothing of it', async () => {
    net.lose();
    const follows = {
      sessionId: crypto.randomUUID(),
      signs: [{ id: 'cough', now: 'worse' as const }],
    };
    const body = { ...BODY, initialSymptoms: '', follows };
    const judged = client.call(consultRoutes.init, { body, idempotencyKey: ID });
    await expect(judged).rejects.toThrow(NetworkError);
    expect(heldIds()).toEqual([]);
  });

  it('fails without a network when this device holds nothing', async () => {
    net.lose();
    await expect(client.call(consultRoutes.list, {})).rejects.toBeInstanceOf(NetworkError);
  });
});
