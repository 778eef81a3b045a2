// @vitest-environment jsdom
import { type CorrectionBody, correctionRoutes, sessionRoutes } from '@petwise/contracts';
import { handle, problem } from '@petwise/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleConversation,
  sampleMessage,
  userMessage,
} from '../../testing/prototype-fixtures.ts';
import { renderPrototype } from '../../testing/render-prototype.tsx';
import { sampleUnderstood } from '../../testing/understood-fixtures.ts';

beforeEach(() => sessionStorage.clear());

function box(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: 'Your message' });
}

describe('corrections in the prototype chat', () => {
  it('PROTO-05 a chip is taken back and the last answer changed; both show what the server made of it', async () => {
    const sent: CorrectionBody[] = [];
    const understood = sampleUnderstood({ editable: 'own' });
    const last = sampleConversation().slice(-1);
    const messages = [
      ...sampleConversation().slice(0, 2),
      userMessage('Since Monday', { id: 'own' }),
      ...last,
    ];
    const { user } = renderPrototype({
      messages,
      handlers: [
        handle(correctionRoutes.session, () => understood),
        handle(correctionRoutes.correctSession, ({ body }) => {
          sent.push(body);
          return { messages: [...messages, userMessage(`heard ${body.kind}`)], understood };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Take back: limping' }));
    expect(await screen.findByText('heard remove')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Change this answer' }));
    const editor = screen.getByRole('textbox', { name: 'Your changed answer' });
    await user.clear(editor);
    await user.type(editor, 'Since Sunday{Enter}');
    expect(await screen.findByText('heard edit')).toBeTruthy();
    expect(sent).toEqual([
      { kind: 'remove', sign: 'limping' },
      { kind: 'edit', answerId: 'own', answer: 'Since Sunday' },
    ]);
  });
});

describe('a tab that has not seen the newest question', () => {
  it('PROTO-06 is told so by the server’s sentence, sees the newest at once, and keeps its words', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const messages = sampleConversation();
    const seen: unknown[] = [];
    const newest = sampleMessage({ id: 'm9', content: 'The newest question?' });
    const { user } = renderPrototype({
      messages,
      handlers: [
        handle(sessionRoutes.messages, () => ({ messages: [...messages] })),
        handle(sessionRoutes.send, ({ body }) => {
          seen.push(body.metadata);
          messages.push(newest);
          return problem(409, 'conflict', 'This question was answered already.');
        }),
      ],
    });
    await user.type(await box(), 'Since Monday{Enter}');
    const card = await screen.findByRole('alert');
    expect(card.textContent).toContain('This question was answered already.');
    expect(seen).toEqual([{ replyTo: 'm2' }]);
    expect(await screen.findByText('The newest question?')).toBeTruthy();
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'Since Monday'));
  });
});
