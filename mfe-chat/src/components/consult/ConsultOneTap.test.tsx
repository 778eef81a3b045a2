// @vitest-environment jsdom
import { type CorrectionBody, correctionRoutes } from '@petwise/contracts';
import { handle, problem, queueStandIn } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleDetail,
  sampleFile,
  sampleQuestion,
  sampleTurns,
} from '../../testing/consult-fixtures.ts';
import { answerBox, renderConsult } from '../../testing/render-consult.tsx';
import { sampleUnderstood } from '../../testing/understood-fixtures.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const AGAIN = 'How long has Bella been limping, once more?';

/** A fresh consult on a server that takes corrections. */
async function show() {
  const sent: CorrectionBody[] = [];
  let editable: string | null = null;
  const question = sampleQuestion({ text: AGAIN });
  const queue = queueStandIn();
  const rendered = renderConsult({
    doors: { 'uploads/queue': queue.door },
    handlers: [
      handle(correctionRoutes.consult, () => sampleUnderstood({ editable })),
      handle(correctionRoutes.correctConsult, ({ body }) => {
        sent.push(body);
        editable = null;
        const [first, ...rest] = sampleTurns(0);
        const turns = [first, ...rest].flatMap((turn) => (turn ? [turn] : []));
        const asked = { ...sampleTurns(1).at(-1), content: AGAIN, question };
        // A turn of the sample with another question in it.
        const consult = sampleDetail([...turns, asked as (typeof turns)[number]]);
        return { consult, understood: sampleUnderstood() };
      }),
    ],
  });
  rendered.answers.mockImplementation(() => {
    editable = 'the-answer';
    return {
      question: sampleQuestion({ text: 'Does she put weight on the leg?', options: ['Yes', 'No'] }),
      can_process_results: true,
      extraction_summary: null,
      thinking_stream: '',
    };
  });
  await screen.findByRole('region', { name: 'What we understood so far' });
  return { ...rendered, sent, queue };
}

function undoButton(): HTMLElement | null {
  return screen.queryByRole('button', { name: /^Undo the answer/ });
}

function attach(): File {
  const file = new File(['x'], 'paw.png', { type: 'image/png' });
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input');
  fireEvent.change(input, { target: { files: [file] } });
  return file;
}

function waitingFiles(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'Remove paw.png' });
}

describe('CHAT-04 one tap on an option', () => {
  it('sends it, and Undo takes it back on the server: the question is asked again', async () => {
    const { user, answers, sent } = await show();
    await user.click(screen.getByRole('button', { name: 'Two or three days' }));
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    expect(answers.mock.calls[0]?.[0]).toMatchObject({ answer: 'Two or three days' });
    expect(answerBox()).toHaveProperty('value', '');
    const undo = await screen.findByRole('button', { name: 'Undo the answer “Two or three days”' });
    await user.click(undo);
    expect(await screen.findByText(AGAIN)).toBeTruthy();
    expect(sent).toEqual([{ kind: 'undo', answerId: 'the-answer' }]);
    expect(undoButton()).toBeNull();
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeTruthy();
  });

  it('by the keyboard: arrow keys only move, Enter sends', async () => {
    const { user, answers } = await show();
    const options = within(screen.getByRole('group', { name: 'Quick answers' }));
    act(() => options.getByRole('button', { name: 'Since today' }).focus());
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Two or three days');
    expect(answers).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(1));
  });

  it('bug: after an answer by keys the focus stood behind the next question, thirty tabs from its options', async () => {
    const { user } = await show();
    await user.tab();
    act(() => screen.getByRole('button', { name: 'Two or three days' }).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    const options = screen.getByRole('group', { name: 'Quick answers' });
    await waitFor(() => expect(document.activeElement).toBe(options));
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Yes');
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
  });

  it('beside words of one’s own only fills the box, and those are sent with Send', async () => {
    const { user, answers } = await show();
    await user.type(answerBox(), 'about');
    await user.click(screen.getByRole('button', { name: 'Two or three days' }));
    expect(answerBox()).toHaveProperty('value', 'about\nTwo or three days');
    expect(answers).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    expect(undoButton()).toBeNull();
  });

  it('with a file that is there sends both, and Undo leaves the file in the box', async () => {
    const { user, answers, queue } = await show();
    const upload = attach();
    act(() => queue.props().onUploaded(sampleFile(), upload));
    await user.click(screen.getByRole('button', { name: 'Two or three days' }));
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    expect(answers.mock.calls.map(([body]) => body)).toMatchObject([
      { answer: 'Two or three days', attachedFiles: [{ id: 'f1' }] },
    ]);
    expect(answerBox()).toHaveProperty('value', '');
    expect(waitingFiles()).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Undo the answer/ }));
    expect(await screen.findByText(AGAIN)).toBeTruthy();
    expect(waitingFiles()).toBeTruthy();
    expect(answerBox()).toHaveProperty('value', '');
  });

  it('while a file is on its way only fills the box, and says why', async () => {
    const { user, answers, queue } = await show();
    const upload = attach();
    act(() => queue.props().onBusyChange(true));
    await user.click(screen.getByRole('button', { name: 'Since today' }));
    expect(answerBox()).toHaveProperty('value', 'Since today');
    expect(screen.getByText('Wait until your files are uploaded, then send.')).toBeTruthy();
    expect(answers).not.toHaveBeenCalled();
    act(() => {
      queue.props().onUploaded(sampleFile(), upload);
      queue.props().onBusyChange(false);
    });
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    expect(answers.mock.calls[0]?.[0]).toMatchObject({ attachedFiles: [{ id: 'f1' }] });
  });

  it('with a file that cannot be sent leaves both in the box', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, answers, queue } = await show();
    answers.mockImplementation(() => problem(400, 'invalid-request', 'No'));
    const upload = attach();
    act(() => queue.props().onUploaded(sampleFile(), upload));
    await user.click(screen.getByRole('button', { name: 'Since today' }));
    await waitFor(() => expect(answerBox()).toHaveProperty('value', 'Since today'));
    expect(await screen.findByText('The server did not take this')).toBeTruthy();
    expect(waitingFiles()).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('the second press of a double click answers nothing', async () => {
    const { user, answers } = await show();
    await user.dblClick(screen.getByRole('button', { name: 'Since today' }));
    expect(await screen.findByText('Does she put weight on the leg?')).toBeTruthy();
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it('Undo is offered for five seconds, and stays while it has the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Since today' }));
    await waitFor(() => expect(undoButton()).toBeTruthy());
    act(() => void vi.advanceTimersByTime(4_000));
    act(() => undoButton()?.focus());
    act(() => void vi.advanceTimersByTime(2_000));
    expect(undoButton()).toBeTruthy();
    act(() => undoButton()?.blur());
    await waitFor(() => expect(undoButton()).toBeNull());
  });
});
