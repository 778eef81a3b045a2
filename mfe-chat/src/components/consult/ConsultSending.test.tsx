// @vitest-environment jsdom
import { consultRoutes } from '@petwise/contracts';
import { bus } from '@petwise/events';
import { testHost } from '@petwise/events/testing';
import { handle, problem } from '@petwise/tools/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleAnswer,
  sampleAssessment,
  sampleDetail,
  sampleOpening,
  sampleQuestion,
  sampleTurns,
  SESSION,
} from '../../testing/consult-fixtures.ts';
import { answerBox, deferred, renderConsult } from '../../testing/render-consult.tsx';

beforeEach(() => {
  sessionStorage.clear();
  testHost().clear();
});

const reason = (seq: number, content: string, sessionId = SESSION) =>
  act(() =>
    testHost().emitterFor('shell')('shell.reasoning-received', { sessionId, seq, content }),
  );

describe('sending in the consult', () => {
  it('CHAT-06 Enter sends, Shift+Enter makes a new line', async () => {
    const { user, answers } = renderConsult();
    await user.type(answerBox(), 'Since Monday{Shift>}{Enter}{/Shift}or so');
    expect(answers).not.toHaveBeenCalled();
    expect(answerBox()).toHaveProperty('value', 'Since Monday\nor so');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    expect(answers.mock.calls[0]?.[0]).toMatchObject({
      sessionId: SESSION,
      answer: 'Since Monday\nor so',
    });
  });

  it('CHAT-04 bug: words typed before or behind a pressed option were sent as one text with it', async () => {
    const { user, answers } = renderConsult();
    await user.type(answerBox(), 'he might have');
    await user.click(screen.getByRole('button', { name: 'Two or three days' }));
    expect(answerBox()).toHaveProperty('value', 'he might have\nTwo or three days');
    await user.type(answerBox(), ' or a week{Enter}');
    await waitFor(() => expect(answers).toHaveBeenCalled());
    expect(answers.mock.calls[0]?.[0]).toMatchObject({
      answer: 'he might have\nTwo or three days\nor a week',
    });
    await waitFor(() => expect(answerBox()).toHaveProperty('value', ''));
  });

  it('CHAT-07 does not send blank text', async () => {
    const { user, answers } = renderConsult();
    await user.type(answerBox(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true);
    expect(answers).not.toHaveBeenCalled();
  });

  it('CHAT-02 shows the answer, then the next question; the box is empty and has the focus', async () => {
    const { user } = renderConsult();
    await user.type(answerBox(), 'Since Monday');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Since Monday')).toBeTruthy();
    expect(await screen.findByText(/Does she put weight/)).toBeTruthy();
    const rows = within(screen.getByRole('log')).getAllByRole('listitem');
    const texts = rows.map((row) => row.textContent);
    const mine = texts.findIndex((text) => text?.includes('Since Monday'));
    const next = texts.findIndex((text) => text?.includes('Does she put weight'));
    expect(mine).toBeGreaterThan(0);
    expect(next).toBeGreaterThan(mine);
    expect(answerBox()).toHaveProperty('value', '');
    await waitFor(() => expect(document.activeElement).toBe(answerBox()));
  });

  it('keeps the text in the box until the server has it', async () => {
    const answer = deferred<ReturnType<typeof sampleAnswer>>();
    const { user } = renderConsult({ answers: () => answer.promise });
    await user.type(answerBox(), 'Since Monday{Enter}');
    expect(answerBox()).toHaveProperty('value', 'Since Monday');
    expect(answerBox()).toHaveProperty('readOnly', true);
    reason(1, 'Reading your answer');
    await waitFor(() => expect(answerBox()).toHaveProperty('value', ''));
    expect(screen.getByText('Sending…')).toBeTruthy();
    await act(async () => answer.resolve(sampleAnswer()));
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    expect(screen.getAllByText('Since Monday')).toHaveLength(1);
  });

  it('CHAT-13 busy blocks sending and the final action; two presses send once', async () => {
    const answer = deferred<ReturnType<typeof sampleAnswer>>();
    const { user, answers } = renderConsult({
      opening: sampleOpening({ can_process_results: true }),
      answers: () => answer.promise,
    });
    await user.type(answerBox(), 'Since Monday');
    await user.dblClick(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Process My Results' })).toHaveProperty(
      'disabled',
      true,
    );
    await act(async () => answer.resolve(sampleAnswer()));
    await screen.findByText('Does she put weight on the leg?');
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it('CHAT-08 offers the analysis when the server says so, with the note, and hands the assessment over', async () => {
    const { user, onFinished } = renderConsult({
      opening: sampleOpening({ can_process_results: true }),
    });
    const panel = await screen.findByRole('region', { name: 'Ready for Analysis' });
    expect(panel.textContent).toMatch(/more answers give a more detailed analysis/);
    const finished: string[] = [];
    const stop = bus.on('chat.finished', ({ sessionId }) => finished.push(sessionId));
    await user.click(within(panel).getByRole('button', { name: 'Process My Results' }));
    await waitFor(() => expect(onFinished).toHaveBeenCalledWith(sampleAssessment()));
    expect(finished).toEqual([SESSION]);
    stop();
  });

  it('CHAT-08 is absent while the server asks for more, and says when text has not been sent', async () => {
    const { user } = renderConsult();
    expect(screen.queryByText('Ready for Analysis')).toBeNull();
    await user.type(answerBox(), 'Since Monday{Enter}');
    expect(await screen.findByText('Ready for Analysis')).toBeTruthy();
    await user.type(answerBox(), 'One thing more');
    expect(screen.getByText('The answer in the box below has not been sent yet.')).toBeTruthy();
  });

  it('leads to the analysis when there is no further question', () => {
    renderConsult({ opening: sampleOpening({ question: null }) });
    expect(screen.getByText(/There are no more questions for now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Process My Results' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('FLOW-07 a failure is logged and shown; the words stay; "Try again" sends them', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const { user } = renderConsult({
      answers: () => (fails ? problem(500, 'internal', 'Broken') : sampleAnswer()),
    });
    await user.type(answerBox(), 'Since Monday{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something went wrong on our side',
    );
    expect(log.mock.calls[0]?.[0]).toMatch(/^HTTP 500: /);
    expect(answerBox()).toHaveProperty('value', 'Since Monday');
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', false);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a 401 keeps everything, and the retry is offered after signing in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderConsult({ answers: () => problem(401, 'not-authenticated', 'Sign in') });
    await user.type(answerBox(), 'Since Monday{Enter}');
    expect(await screen.findByText('Please sign in again')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(answerBox()).toHaveProperty('value', 'Since Monday');
    const icon = () => screen.getByRole('alert').querySelector('svg')?.classList.value;
    expect(icon()).toContain('triangle-alert');
    act(() => testHost().emitterFor('shell')('shell.signed-in', {}));
    expect(screen.getByText('You are signed in again')).toBeTruthy();
    expect(icon()).toContain('info');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false);
  });

  it('a conflict brings the conversation up to date and keeps the words', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderConsult({
      answers: () => problem(409, 'conflict', 'Older question'),
      handlers: [handle(consultRoutes.detail, () => sampleDetail(sampleTurns(3)))],
    });
    await user.type(answerBox(), 'My words{Enter}');
    expect(await screen.findByText('This conversation has moved on')).toBeTruthy();
    expect(screen.getByRole('alert').querySelector('.lucide-info')).not.toBeNull();
    expect(await screen.findByText(/^Question 3:/)).toBeTruthy();
    expect(answerBox()).toHaveProperty('value', 'My words');
  });

  it('keeps the draft over a reload, and forgets it when the owner signs out', async () => {
    const first = renderConsult();
    await first.user.type(answerBox(), 'Half an ans');
    first.unmount();
    const second = renderConsult();
    expect(answerBox()).toHaveProperty('value', 'Half an ans');
    act(() => testHost().emitterFor('shell')('shell.signed-out', { reason: 'asked' }));
    second.unmount();
    renderConsult();
    expect(answerBox()).toHaveProperty('value', '');
  });

  it('tells the page which session is on screen', () => {
    const received: string[] = [];
    const stops = [
      bus.on('chat.session-opened', ({ sessionId }) => received.push(`opened ${sessionId}`)),
      bus.on('chat.session-closed', ({ sessionId }) => received.push(`closed ${sessionId}`)),
    ];
    renderConsult().unmount();
    expect(received).toEqual([`opened ${SESSION}`, `closed ${SESSION}`]);
    stops.forEach((stop) => stop());
  });

  it('refuses more than 50 000 characters with the reason, and takes exactly as many', async () => {
    const { user, answers } = renderConsult();
    await user.click(answerBox());
    await user.paste('z'.repeat(50_001));
    expect(screen.getByText(/can have 50,000 characters. Please shorten it by 1\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true);
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(answers).toHaveBeenCalledOnce());
    expect(answers.mock.calls[0]?.[0].answer).toHaveLength(50_000);
    await screen.findByText(`${'z'.repeat(500)}…`);
  });

  it('asks the question it shows', async () => {
    const { user, answers } = renderConsult();
    await user.type(answerBox(), 'Yes{Enter}');
    await screen.findByText('Does she put weight on the leg?');
    await user.type(answerBox(), 'A little{Enter}');
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
    expect(answers.mock.calls.map(([body]) => body.previousQuestion)).toMatchObject([
      { text: sampleQuestion().text },
      { text: 'Does she put weight on the leg?' },
    ]);
  });
});
