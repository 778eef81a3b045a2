// @vitest-environment jsdom
import { type CorrectionBody, correctionRoutes, sessionRoutes } from '@petwise/contracts';
import { handle, problem, queueStandIn } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleFile } from '../../testing/consult-fixtures.ts';
import {
  sampleConversation,
  sampleMessage,
  userMessage,
} from '../../testing/prototype-fixtures.ts';
import { renderPrototype } from '../../testing/render-prototype.tsx';
import { sampleUnderstood } from '../../testing/understood-fixtures.ts';

beforeEach(() => sessionStorage.clear());

const ASKING = { nextQuestion: 'Any swelling?', quickResponses: [{ text: 'Yes', value: 'yes' }] };

function box(): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: 'Your message' });
}

describe('corrections in the prototype chat', () => {
  function show() {
    const sent: CorrectionBody[] = [];
    const understood = sampleUnderstood({ editable: 'own' });
    const last = sampleConversation().slice(-1);
    const messages = [
      ...sampleConversation().slice(0, 2),
      userMessage('Since Monday', { id: 'own' }),
      ...last,
    ];
    const rendered = renderPrototype({
      messages,
      handlers: [
        handle(correctionRoutes.session, () => understood),
        handle(correctionRoutes.correctSession, ({ body }) => {
          sent.push(body);
          return { messages: [...messages, userMessage(`heard ${body.kind}`)], understood };
        }),
      ],
    });
    return { ...rendered, sent };
  }

  it('PROTO-05 a chip is taken back, and the conversation shows what the server made of it', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: 'Take back: limping' }));
    expect(await screen.findByText('heard remove')).toBeTruthy();
    expect(sent).toEqual([{ kind: 'remove', sign: 'limping' }]);
  });

  it('PROTO-05 the last answer is changed, and the conversation shows what the server made of it', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByLabelText('Change this answer'));
    const editor = screen.getByLabelText('Your changed answer');
    await user.clear(editor);
    await user.type(editor, 'Sunday{Enter}');
    expect(await screen.findByText('heard edit')).toBeTruthy();
    expect(sent).toEqual([{ kind: 'edit', answerId: 'own', answer: 'Sunday' }]);
  });
});

describe('CHAT-04 one tap on a quick answer of the Assistant', () => {
  function show() {
    const sent: CorrectionBody[] = [];
    const messages = sampleConversation();
    let editable: string | null = null;
    const queue = queueStandIn();
    const bodies: unknown[] = [];
    const rendered = renderPrototype({
      doors: { 'uploads/queue': queue.door },
      handlers: [
        handle(sessionRoutes.messages, () => ({ messages: [...messages] })),
        handle(sessionRoutes.send, ({ body }) => {
          editable = 'own';
          bodies.push(body);
          const next = sampleMessage({ id: 'm9', content: 'Any swelling?', metadata: ASKING });
          messages.push(userMessage(body.content, { id: 'own' }), next);
          return { messages: [...messages] };
        }),
        handle(correctionRoutes.session, () => sampleUnderstood({ editable })),
        handle(correctionRoutes.correctSession, ({ body }) => {
          sent.push(body);
          editable = null;
          messages.splice(-2);
          return { messages: [...messages], understood: sampleUnderstood({ editable }) };
        }),
      ],
    });
    return { ...rendered, sent, queue, bodies };
  }

  it('sends it, and Undo takes it back on the server: the question is asked again', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: 'Since today' }));
    expect(await screen.findByText('Any swelling?')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo the answer “Since today”' }));
    expect(await screen.findByText('Since when does Bella limp?')).toBeTruthy();
    expect(sent).toEqual([{ kind: 'undo', answerId: 'own' }]);
    expect(screen.queryByText('Any swelling?')).toBeNull();
  });

  it('with a file that is there sends both, and Undo leaves the file in the box', async () => {
    const { user, queue, bodies } = show();
    await screen.findByRole('button', { name: 'Since today' });
    const upload = new File(['x'], 'paw.png', { type: 'image/png' });
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('There is no file input');
    fireEvent.change(input, { target: { files: [upload] } });
    act(() => queue.props().onUploaded(sampleFile(), upload));
    await user.click(screen.getByRole('button', { name: 'Since today' }));
    expect(await screen.findByText('Any swelling?')).toBeTruthy();
    expect(bodies).toMatchObject([{ messageType: 'image', metadata: { fileNames: ['paw.png'] } }]);
    expect(screen.queryByRole('button', { name: 'Remove paw.png' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo the answer “Since today”' }));
    expect(await screen.findByRole('button', { name: 'Remove paw.png' })).toBeTruthy();
    expect(await box()).toHaveProperty('value', '');
  });

  it('beside words of one’s own only fills the box', async () => {
    const { user } = show();
    await user.type(await box(), 'about');
    await user.click(screen.getByRole('button', { name: 'Since today' }));
    expect(await box()).toHaveProperty('value', 'about\nSince today');
    expect(screen.queryByText('Any swelling?')).toBeNull();
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
