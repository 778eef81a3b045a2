// @vitest-environment jsdom
import { type CorrectionBody, correctionRoutes } from '@petwise/contracts';
import { handle } from '@petwise/tools/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDetail, sampleQuestion, sampleTurns } from '../../testing/consult-fixtures.ts';
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
  const rendered = renderConsult({
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
  return { ...rendered, sent };
}

function undoButton(): HTMLElement | null {
  return screen.queryByRole('button', { name: /^Undo the answer/ });
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
