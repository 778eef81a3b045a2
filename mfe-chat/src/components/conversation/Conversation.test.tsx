// @vitest-environment jsdom
import type { DoorName, MedicalHistory, Message } from '@petwise/contracts';
import { SlotProvider, type SlotProps } from '@petwise/ui';
import {
  basicFormStandIn,
  diagnosisStandIn,
  historyFormStandIn,
  renderInShell,
  type ShellOptions,
} from '@petwise/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleDetail, sampleTurns } from '../../testing/consult-fixtures.ts';
import {
  completeMessage,
  sampleConversation,
  sampleMessage,
  userMessage,
} from '../../testing/prototype-fixtures.ts';
import { Conversation } from './Conversation.tsx';

function show(messages: readonly Message[], options: ShellOptions & { pending?: boolean } = {}) {
  const actions = {
    onOption: vi.fn(),
    onBasic: vi.fn(() => Promise.resolve()),
    onHistory: vi.fn(() => Promise.resolve()),
  };
  const conversation = (shown: readonly Message[]) => (
    <Conversation
      messages={shown}
      pending={options.pending ?? false}
      patient={{ symptoms: 'My cat limps', draftId: 's', species: 'cat' }}
      actions={actions}
      offers={{ wanted: true, reader: null, onTaken: vi.fn() }}
      tail={[]}
      pin={undefined}
    />
  );
  return { ...renderInShell(conversation(messages), options), actions, conversation };
}

describe('messages of the conversation', () => {
  it('CONV-01 labels attached images, and logs and hides one that does not load', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show([userMessage('Look', { metadata: { imageUrls: ['/files/1', '/files/2'] } })]);
    expect(screen.getByText('Look')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Medical Image 1' }).getAttribute('src')).toBe(
      '/files/1',
    );
    fireEvent.error(screen.getByRole('img', { name: 'Medical Image 2' }));
    expect(screen.queryByText('Medical Image 2')).toBeNull();
    expect(screen.getByText('Medical Image 1')).toBeTruthy();
    expect(error).toHaveBeenCalledWith('Image could not be loaded: Medical Image 2');
  });

  it('CONV-02 shows reasoning, content, next question, why, quick answers and the exact hint', () => {
    const { actions } = show(sampleConversation());
    expect(screen.getByText(/Front leg lameness/).closest('details')).toHaveProperty('open', true);
    expect(screen.getByText('Thank you. That helps.')).toBeTruthy();
    expect(screen.getByText('Since when does Bella limp?')).toBeTruthy();
    expect(screen.getByText('Why this question?')).toBeTruthy();
    expect(screen.getByText('or type in specific answer for more insightful results')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Since today' }));
    expect(actions.onOption).toHaveBeenCalledWith('Since today');
  });

  it('CONV-02 lays a question out as the consult does: asked, answered, and last why', () => {
    show(sampleConversation());
    const places = [
      screen.getByText('Since when does Bella limp?'),
      screen.getByRole('button', { name: 'Since today' }),
      screen.getByText('Why this question?'),
    ];
    const logText = screen.getByRole('log').textContent ?? '';
    const order = places.map(({ textContent }) => logText.indexOf(textContent ?? ''));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('CONV-02 says a question once, also where the message is nothing else', () => {
    const question = 'Any swelling?';
    show([sampleMessage({ id: 'q', content: question, metadata: { nextQuestion: question } })]);
    expect(screen.getAllByText(question)).toHaveLength(1);
  });

  it('CONV-02 folds the reasoning of all but the latest message, and the owner may open it', () => {
    show([
      ...sampleConversation(),
      userMessage('ok'),
      sampleMessage({ id: 'z', reasoning: 'Newest thought' }),
    ]);
    const older = screen.getByText(/Front leg lameness/).closest('details');
    expect(older).toHaveProperty('open', false);
    expect(screen.getByText('Newest thought').closest('details')).toHaveProperty('open', true);
    const [title] = within(older ?? document.body).getAllByText('Reasoning');
    if (title) fireEvent.click(title);
    expect(older).toHaveProperty('open', true);
  });

  it('CONV-02 opens the diagnosis view only for a complete message, with the whole conversation', () => {
    const diagnosis = vi.fn(diagnosisStandIn);
    const early = sampleMessage({
      id: 'e',
      metadata: { diagnoses: completeMessage().metadata?.diagnoses ?? [] },
    });
    const messages = [...sampleConversation(), early, completeMessage()];
    show(messages, { doors: { 'report/diagnosis': diagnosis } });
    expect(screen.getAllByRole('region', { name: 'Primary Diagnosis' })).toHaveLength(1);
    const props = diagnosis.mock.lastCall?.[0];
    expect(props).toMatchObject({
      isComplete: true,
      isO3Pro: false,
      reasoning: completeMessage().reasoning,
    });
    expect(props?.conversationContext).toHaveLength(messages.length);
    expect(props?.conversationContext[1]).toEqual({
      role: 'user',
      content: 'Bella limps on her left front leg.',
      messageType: 'text',
    });
  });

  it('CONV-03 holds the text of an analysis until it is complete', () => {
    show([sampleMessage({ messageType: 'analysis', content: 'Half a thought' })]);
    expect(screen.queryByText('Half a thought')).toBeNull();
    expect(screen.getByText('The analysis is not finished yet.')).toBeTruthy();
  });

  it('CONV-03 gives a warning the amber of the theme', () => {
    show([
      sampleMessage({ content: 'Calm' }),
      sampleMessage({ id: 'w', messageType: 'warning', content: 'Careful' }),
    ]);
    const ground = (text: string) => getComputedStyle(bodyOf(text)).background;
    expect(ground('Careful')).toContain('warning');
    expect(ground('Calm')).not.toContain('warning');
  });

  it('CONV-04 puts the disclaimer on complete messages alone', () => {
    show([...sampleConversation(), completeMessage()]);
    const notes = screen.getAllByText('Important Medical Disclaimer');
    expect(notes).toHaveLength(1);
    const note = screen.getByRole('note');
    expect(note.textContent).toMatch(
      /informational only and does not replace professional medical advice/,
    );
  });

  it('CONV-05 shows a form only inside the latest message of the assistant', () => {
    const form = (id: string) => sampleMessage({ id, metadata: { requiresForm: 'basic-intake' } });
    const basic = vi.fn(basicFormStandIn(sampleDetail(sampleTurns(1)).patientData));
    show([form('a'), userMessage('x'), form('b')], {
      doors: { 'intake/basic-information': basic },
    });
    expect(screen.getAllByRole('form')).toHaveLength(1);
    const rows = screen.getAllByRole('listitem');
    expect(rows[2]?.contains(screen.getByRole('form'))).toBe(true);
    expect(basic.mock.lastCall?.[0]).toMatchObject({ symptoms: 'My cat limps', detected: {} });
  });

  it('CONV-05 hands what the forms give to the conversation, the history form knowing the species', async () => {
    const { patientData } = sampleDetail(sampleTurns(1));
    const history: MedicalHistory = {
      medications: ['Insulin'],
      chronicIllnesses: [],
      priorOperations: [],
      vaccinationHistory: 'Unknown',
      diet: '',
      environment: 'Indoor only',
    };
    const doors: ShellOptions['doors'] = {
      'intake/basic-information': basicFormStandIn(patientData),
      'intake/medical-history': historyFormStandIn(history),
    };
    const first = show([sampleMessage({ metadata: { requiresForm: 'basic-intake' } })], { doors });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(first.actions.onBasic).toHaveBeenCalledExactlyOnceWith(patientData);
    first.unmount();
    const second = show([sampleMessage({ metadata: { requiresForm: 'medical-history' } })], {
      doors,
    });
    expect(screen.getByRole('form', { name: 'Medical history of a cat' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Begin Assessment' }));
    await waitFor(() => expect(second.actions.onHistory).toHaveBeenLastCalledWith(history));
    const skip = await screen.findByRole('button', { name: 'Skip Medical History' });
    await waitFor(() => expect(skip).toHaveProperty('disabled', false));
    fireEvent.click(skip);
    expect(second.actions.onHistory).toHaveBeenLastCalledWith({ skipped: true });
  });

  it('says what still works when a form or the diagnosis view cannot be opened', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
    onTestFinished(() => void vi.restoreAllMocks());
    function Missing<Name extends DoorName>({ fallback }: SlotProps<Name>) {
      return fallback;
    }
    const messages = [
      completeMessage(),
      sampleMessage({ id: 'f', metadata: { requiresForm: 'basic-intake' } }),
    ];
    const { conversation, unmount } = show([]);
    unmount();
    renderInShell(<SlotProvider slot={Missing}>{conversation(messages)}</SlotProvider>);
    expect(screen.getByText(/This form is not available right now/)).toBeTruthy();
    expect(screen.getByText('Sprain').closest('li')?.textContent).toMatch(/Sprain \(\d+\u00a0%\)/);
    expect(screen.getByText('Osteoarthritis')).toBeTruthy();
  });

  it('shows markup, and messages of a type nobody knows, as text', () => {
    const text = '<script>alert(1)</script>';
    const { container } = show([sampleMessage({ messageType: 'hologram', content: text })]);
    expect(screen.getByText(text)).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
  });
});

/** The coloured ground that a message's text lies on. */
function bodyOf(text: string): Element {
  const body = screen.getByText(text).closest('li')?.querySelector('[data-variant]');
  if (!body) throw new Error(`No message says ${text}`);
  return body;
}
