// @vitest-environment jsdom
import { type CorrectionBody, type Correctable, correctionRoutes } from '@petwise/contracts';
import { handle, problem } from '@petwise/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  resumedOpening,
  sampleDetail,
  sampleQuestion,
  sampleTurns,
} from '../../testing/consult-fixtures.ts';
import { answerBox, renderConsult } from '../../testing/render-consult.tsx';
import { sampleSign, sampleUnderstood } from '../../testing/understood-fixtures.ts';

beforeEach(() => sessionStorage.clear());

/** A consult of one answer on a server that takes corrections; gives what it was sent. */
function show(given: { understood?: Correctable; refuse?: () => Response } = {}) {
  const sent: CorrectionBody[] = [];
  let understood = given.understood ?? sampleUnderstood({ editable: 't2' });
  let turns = sampleTurns(2);
  const detail = () => sampleDetail(turns);
  const rendered = renderConsult({
    opening: resumedOpening(detail()),
    handlers: [
      handle(correctionRoutes.consult, () => understood),
      handle(correctionRoutes.correctConsult, ({ body }) => {
        if (given.refuse) return given.refuse();
        sent.push(body);
        const [sign] = understood.signs;
        if (body.kind === 'remove' && sign) {
          understood = { ...understood, signs: understood.signs.slice(1), removed: [sign] };
        }
        if (body.kind === 'restore') understood = sampleUnderstood();
        const text = 'Another question?';
        const asked = { content: text, question: sampleQuestion({ text }) };
        turns = turns.map((turn, index) => {
          if (body.kind === 'edit' && turn.id === body.answerId) {
            return { ...turn, content: body.answer, edited: true };
          }
          return index === turns.length - 1 ? { ...turn, ...asked } : turn;
        });
        return { consult: detail(), understood };
      }),
    ],
  });
  return { ...rendered, sent };
}

function panel(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'What we understood so far' });
}

describe('what was understood', () => {
  it('CHAT-03 stands above the open question as chips; one is taken back, and the next question follows from that', async () => {
    const { user, sent } = show();
    const chips = await panel();
    const order = chips.compareDocumentPosition(screen.getByText(/^Question 2/));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(within(chips).getByRole('button', { name: 'Take back: limping' }));
    expect(await screen.findByText('Another question?')).toBeTruthy();
    expect(sent).toEqual([{ kind: 'remove', sign: 'limping' }]);
    await waitFor(() => expect(document.activeElement).toBe(answerBox()));
    expect(screen.getByText('Your correction was taken in')).toBeTruthy();
  });

  it('CHAT-03 a chip that was taken back can be undone', async () => {
    const { user, sent } = show();
    const chips = await panel();
    await user.click(within(chips).getByRole('button', { name: 'Take back: limping' }));
    const undo = await screen.findByRole('button', { name: /^Undo, it is so after all: limping/ });
    await waitFor(() => expect(undo).toHaveProperty('disabled', false));
    await user.click(undo);
    await waitFor(() => expect(sent.at(-1)).toEqual({ kind: 'restore', sign: 'limping' }));
    expect(await screen.findByRole('button', { name: 'Take back: limping' })).toBeTruthy();
  });

  it('many signs wait behind a button, and without any there is no panel', async () => {
    const signs = Array.from({ length: 40 }, (_, n) => sampleSign(`sign ${n}`));
    const { user } = show({ understood: sampleUnderstood({ signs }) });
    const chips = await panel();
    expect(within(chips).getAllByRole('button', { name: /^Take back/ })).toHaveLength(8);
    await user.click(within(chips).getByRole('button', { name: 'Show all 40' }));
    expect(within(chips).getAllByRole('button', { name: /^Take back/ })).toHaveLength(40);
  });

  it('what could not be read without a network is read once it is back', async () => {
    let isReachable = false;
    renderConsult({
      opening: resumedOpening(sampleDetail(sampleTurns(2))),
      handlers: [
        handle(correctionRoutes.consult, () => {
          if (!isReachable) throw new TypeError('no network');
          return sampleUnderstood();
        }),
      ],
    });
    await waitFor(() => expect(screen.getByText(/^Question 2/)).toBeTruthy());
    window.dispatchEvent(new Event('offline'));
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    expect(await panel()).toBeTruthy();
  });

  it('a server that does not know of it costs nothing but the chips', async () => {
    const { user, answers } = renderConsult();
    await user.type(answerBox(), 'Two days{Enter}');
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('region', { name: 'What we understood so far' })).toBeNull();
  });
});

describe('the last answer', () => {
  it('CHAT-06 is changed in its place: Enter saves, and the words stay until the server has them', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: 'Change this answer' }));
    const editor = screen.getByRole('textbox', { name: 'Your changed answer' });
    expect(editor).toHaveProperty('value', expect.stringContaining('Answer 1'));
    await user.clear(editor);
    await user.type(editor, 'Since Sunday{Enter}');
    expect(await screen.findByText('Since Sunday')).toBeTruthy();
    expect(sent).toEqual([{ kind: 'edit', answerId: 't2', answer: 'Since Sunday' }]);
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Your changed answer' })).toBeNull(),
    );
    expect(screen.getByText('changed')).toBeTruthy();
  });

  it('Escape leaves it as it was, and blank words cannot be saved', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: 'Change this answer' }));
    const editor = screen.getByRole('textbox', { name: 'Your changed answer' });
    await user.clear(editor);
    await user.type(editor, '  ');
    expect(screen.getByRole('button', { name: 'Save answer' })).toHaveProperty('disabled', true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Your changed answer' })).toBeNull();
    expect(screen.getByText(/^Answer 1/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('MFE-04 changed words that were not saved are there again in another version of the chat', async () => {
    const before = show();
    await before.user.click(await screen.findByRole('button', { name: 'Change this answer' }));
    await before.user.type(screen.getByRole('textbox', { name: 'Your changed answer' }), ' or so');
    before.unmount();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change this answer' }));
    const editor = screen.getByRole('textbox', { name: 'Your changed answer' });
    expect(editor).toHaveProperty('value', expect.stringMatching(/ or so$/));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Change this answer' }));
    const anew = screen.getByRole('textbox', { name: 'Your changed answer' });
    expect(anew).toHaveProperty('value', expect.not.stringMatching(/ or so$/));
  });

  it('a refusal shows the server’s sentence and keeps the changed words', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = show({ refuse: () => problem(409, 'conflict', 'It is another answer now') });
    await user.click(await screen.findByRole('button', { name: 'Change this answer' }));
    const editor = screen.getByRole('textbox', { name: 'Your changed answer' });
    await user.clear(editor);
    await user.type(editor, 'Since Sunday{Enter}');
    const card = await screen.findByRole('alert');
    expect(card.textContent).toContain('It is another answer now');
    expect(screen.getByRole('textbox', { name: 'Your changed answer' })).toHaveProperty(
      'value',
      'Since Sunday',
    );
  });
});
