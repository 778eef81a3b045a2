// @vitest-environment jsdom
import {
  type ConsultSecondReader,
  type Correctable,
  type CorrectionBody,
  correctionRoutes,
  secondReaderRoutes,
} from '@petwise/contracts';
import { handle } from '@petwise/tools/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { copy } from '../../copy.ts';
import { resumedOpening, sampleDetail, sampleTurns } from '../../testing/consult-fixtures.ts';
import { renderConsult } from '../../testing/render-consult.tsx';
import { sampleReader, sampleSign, sampleUnderstood } from '../../testing/understood-fixtures.ts';

beforeEach(() => sessionStorage.clear());

/** A consult on a server with a second reader; gives what the page sent. */
function show(first: Correctable, then: (sent: readonly object[]) => Correctable = () => first) {
  const sent: object[] = [];
  const now = (): Correctable => (sent.length === 0 ? first : then(sent));
  const detail = sampleDetail(sampleTurns(2));
  const rendered = renderConsult({
    opening: resumedOpening(detail),
    handlers: [
      handle(correctionRoutes.consult, now),
      handle(correctionRoutes.correctConsult, ({ body }: { body: CorrectionBody }) => {
        sent.push(body);
        return { consult: detail, understood: now() };
      }),
      handle(secondReaderRoutes.allow, ({ body }) => {
        sent.push(body);
        return { ear: sampleReader().ear };
      }),
    ],
  });
  return { ...rendered, sent };
}

const ear = (change: Partial<ConsultSecondReader>) =>
  sampleUnderstood({ ear: sampleReader(change) });

describe('the second reader', () => {
  it('shows what would be sent before it is sent, and asks once', async () => {
    const { user, sent } = show(ear({ state: 'ask', wouldSend: 'He limps since Monday.' }), () =>
      ear({ state: 'listening' }),
    );
    const card = await screen.findByRole('region', { name: 'Second reader' });
    expect(within(card).getByText('He limps since Monday.')).toBeTruthy();
    expect(card.textContent).toContain('reader-1 at models.example');
    expect(card.textContent).not.toContain(copy.secondReaderPictures(''));
    await user.click(within(card).getByRole('button', { name: 'Yes, send it' }));
    await waitFor(() => expect(sent).toMatchObject([{ allowed: true }]));
    expect(await within(card).findByText(/is reading your words/)).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ allowed: false }));
  });

  it('says that Petwise read alone when it gave no answer, and nothing when all went well', async () => {
    show(ear({ state: 'failed' }));
    expect(await screen.findByText(/gave no answer/)).toBeTruthy();
  });

  it('a check quotes the owner and takes one tap', async () => {
    const quote = 'yodelling his dinner back';
    const checks = [
      { id: 'vomiting', words: 'vomiting', quote, against: false },
      { id: 'limping', words: 'limping', quote: 'he limps', against: true },
    ];
    const { user, sent } = show(sampleUnderstood({ checks, ear: sampleReader() }), () =>
      sampleUnderstood({ checks: [], ear: sampleReader() }),
    );
    const panel = await screen.findByRole('region', { name: 'Did we get this right?' });
    expect(panel.textContent).toContain(`You wrote “${quote}”. Does that mean: vomiting?`);
    expect(panel.textContent).toContain(
      'You wrote “he limps”. We took that as: limping. Is it so now?',
    );
    await user.click(within(panel).getByRole('button', { name: 'Yes: vomiting' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'check', sign: 'vomiting', answer: 'yes' }]));
    await waitFor(() => expect(panel.isConnected).toBe(false));
  });

  it('a danger that it alone heard of is asked for by its own question, with the words that told of it', async () => {
    const check = {
      id: 'retching_unproductive',
      words: 'retching with nothing coming up',
      quote: 'a cat with a hairball',
      against: false,
      danger: 'Bloat',
      question: 'Does your dog try to vomit and nothing comes up?',
    };
    show(sampleUnderstood({ checks: [check], ear: sampleReader() }));
    const panel = await screen.findByRole('region', { name: 'Did we get this right?' });
    expect(panel.textContent).toContain(
      'You wrote “a cat with a hairball”. Does your dog try to vomit and nothing comes up?',
    );
    expect(panel.textContent).toContain('Safety first: this decides about bloat.');
  });

  it('chips say who read a sign', async () => {
    const signs = [
      sampleSign('limping', { heardBy: 'both' }),
      sampleSign('vomiting', { heardBy: 'second' }),
      sampleSign('cough', { heardBy: 'engine' }),
    ];
    show(sampleUnderstood({ signs }));
    const chips = await screen.findByRole('region', { name: 'What we understood so far' });
    const [first, second, third] = within(chips).getAllByRole('listitem');
    expect(first?.textContent).toBe('limping · read by bothTake back: limping');
    expect(second?.textContent).toBe('vomiting · second readerTake back: vomiting');
    expect(third?.textContent).toBe('coughTake back: cough');
  });
});
