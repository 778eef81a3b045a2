import type { Triage } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import {
  resumedOpening,
  sampleAnswer,
  sampleDetail,
  sampleFile,
  sampleOpening,
  sampleQuestion,
  sampleTurns,
} from '../testing/consult-fixtures.ts';
import { nextConsult, openConsult, pendingMessage } from './consult-state.ts';
import { answerCall } from './outbox.ts';

const call = answerCall(null, {
  answer: 'Since Monday',
  files: [],
  previousQuestion: sampleQuestion(),
});
const started = nextConsult(openConsult(sampleOpening()), {
  type: 'started',
  call,
  received: false,
});

describe('openConsult', () => {
  it('CHAT-12 begins with symptoms, summary, warning and question, in that order', () => {
    const opening = {
      ...sampleOpening({ mismatchWarning: 'Cat or dog?' }),
      uploadedFiles: [sampleFile()],
    };
    const { messages } = openConsult(opening);
    expect(messages.map(({ role, messageType }) => [role, messageType])).toEqual([
      ['user', 'initial_symptoms'],
      ['assistant', 'extraction_summary'],
      ['assistant', 'warning'],
      ['assistant', 'question'],
    ]);
    expect(messages[0]).toMatchObject({ content: opening.symptoms, uploadedFiles: [sampleFile()] });
    expect(messages[3]).toMatchObject({
      metadata: sampleQuestion(),
      reasoning: sampleQuestion().thinking_stream,
    });
    for (const message of messages) {
      expect(message.id).not.toBe('');
      expect(Number.isNaN(Date.parse(message.timestamp))).toBe(false);
    }
  });

  it('CHAT-10 marks a warning with the exact words, also one that the server kept', () => {
    const fresh = openConsult(sampleOpening({ mismatchWarning: 'Cat or dog?' }));
    expect(fresh.messages[2]?.content).toBe('⚠️ CLARIFICATION NEEDED: Cat or dog?');
    const [first] = sampleTurns(1);
    const turns = ['Cat or dog?', '⚠️ CLARIFICATION NEEDED: Cat or dog?'].map((content, index) => ({
      ...(first ?? sampleTurns(1)[0]),
      id: `w${index}`,
      role: 'assistant' as const,
      timestamp: '2026-11-21T08:00:00.000Z',
      messageType: 'warning' as const,
      content,
    }));
    const resumed = openConsult(resumedOpening(sampleDetail(turns)));
    expect(resumed.messages.map((message) => message.content)).toEqual([
      '⚠️ CLARIFICATION NEEDED: Cat or dog?',
      '⚠️ CLARIFICATION NEEDED: Cat or dog?',
    ]);
  });

  it('resumes with the question that is still open, and with none when the last was answered', () => {
    const turns = sampleTurns(3);
    expect(openConsult(resumedOpening(sampleDetail(turns))).question?.text).toMatch(/^Question 3/);
    expect(openConsult(resumedOpening(sampleDetail(turns.slice(0, -1)))).question).toBeNull();
  });

  it('a resumed consult says why it is urgent, as before the reload', () => {
    const urgency: Triage = {
      level: 'today',
      reasons: ['Blood in it'],
      advice: 'See a vet today.',
    };
    const detail = sampleDetail(sampleTurns(1), { triage: 'today', urgency });
    expect(openConsult(resumedOpening(detail)).urgent).toEqual(urgency);
  });

  it('shows only urgent triage, and a resumed level with advice of its own', () => {
    const calm: Triage = { level: 'routine', reasons: [], advice: 'Some day.' };
    expect(openConsult(sampleOpening({ triage: calm })).urgent).toBeNull();
    const resumed = openConsult(
      resumedOpening(sampleDetail(sampleTurns(1), { triage: 'emergency' })),
    );
    expect(resumed.urgent).toMatchObject({
      level: 'emergency',
      advice: expect.stringMatching(/emergency/),
    });
  });
});

describe('nextConsult', () => {
  it('CHAT-02 adds the answer and what follows it, once', () => {
    const answer = sampleAnswer({ extraction_summary: 'Three days.', mismatchWarning: 'Sure?' });
    const state = nextConsult(started, { type: 'answered', call, answer });
    expect(
      state.messages.slice(3).map(({ role, messageType }) => `${role} ${messageType}`),
    ).toEqual([
      'user answer',
      'assistant extraction_summary',
      'assistant warning',
      'assistant question',
    ]);
    expect(state).toMatchObject({ busy: null, canProcess: true, question: answer.question });
  });

  it('never lowers an urgency that was shown', () => {
    const urgent: Triage = { level: 'today', reasons: ['No water'], advice: 'See a vet today.' };
    const warned = nextConsult(started, {
      type: 'answered',
      call,
      answer: sampleAnswer({ triage: urgent }),
    });
    expect(warned.urgent).toEqual(urgent);
    const after = nextConsult(warned, { type: 'answered', call, answer: sampleAnswer() });
    expect(after.urgent).toEqual(urgent);
  });

  it('shows the words on their way only once the server has them', () => {
    expect(pendingMessage(started)).toBeNull();
    const received = nextConsult(started, { type: 'received' });
    expect(pendingMessage(received)?.content).toBe('Since Monday');
    const stopped = nextConsult(received, { type: 'stopped', problem: null });
    expect(pendingMessage(stopped)).toBeNull();
    expect(nextConsult(stopped, { type: 'received' })).toBe(stopped);
  });

  it('keeps the rows on screen when the server tells the same, and takes its account when it differs', () => {
    const detail = sampleDetail(sampleTurns(2), { can_process_results: true });
    const first = nextConsult(started, { type: 'synced', consult: detail });
    expect(first.messages).toHaveLength(4);
    const again = nextConsult(first, { type: 'synced', consult: detail });
    expect(again.messages).toBe(first.messages);
    expect(again.canProcess).toBe(true);
  });

  it('offers the retry after the owner has signed in again', () => {
    const out = { kind: 'signed-out', code: null, detail: null, requestId: null } as const;
    const stopped = nextConsult(started, { type: 'stopped', problem: out });
    expect(nextConsult(stopped, { type: 'signed-in' }).problem?.kind).toBe('signed-in');
    expect(nextConsult(started, { type: 'signed-in' })).toBe(started);
  });
});

describe('a correction', () => {
  const urgent = { level: 'emergency', reasons: ['Gasping'], advice: 'Go now.' } as const;
  const open = () => openConsult(sampleOpening({ triage: { ...urgent, reasons: ['Gasping'] } }));

  it('may lower the urgency', () => {
    const consult = sampleDetail(sampleTurns(1), { triage: 'soon' });
    expect(nextConsult(open(), { type: 'corrected', consult }).urgent).toBeNull();
  });

  it('keeps the advice as it was given while the urgency stays', () => {
    const consult = sampleDetail(sampleTurns(1), { triage: 'emergency' });
    expect(nextConsult(open(), { type: 'corrected', consult }).urgent).toMatchObject({
      advice: 'Go now.',
    });
  });
});
