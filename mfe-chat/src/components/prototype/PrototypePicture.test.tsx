// @vitest-environment jsdom
import type { Message, Triage } from '@petwise/contracts';
import { queueStandIn } from '@petwise/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { greeting, sampleMessage, userMessage } from '../../testing/prototype-fixtures.ts';
import { renderPrototype } from '../../testing/render-prototype.tsx';

beforeEach(() => {
  sessionStorage.clear();
  // A page without a layout makes no addresses of files.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const OFFER = 'A photo would help the vet: the gums.';

function conversation(triage?: Triage): Message[] {
  const metadata = {
    nextQuestion: 'Are her gums pale?',
    quickResponses: [{ text: 'No', value: 'no' }],
    picture: { shows: 'gums', takes: 'photo' as const },
    ...(triage && { triage }),
  };
  return [greeting(), userMessage('Bella is weak.'), sampleMessage({ metadata })];
}

describe('issue 16.10: the Assistant asks for a picture where the consult does', () => {
  it('and what is taken waits with the owner’s words', async () => {
    const queue = queueStandIn();
    const { user } = renderPrototype({
      messages: conversation(),
      doors: { 'uploads/queue': queue.door },
    });
    expect(await screen.findByText(OFFER)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take a photo' }));
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    await sheet.findByText(/No camera can be used here/);
    const input = document.querySelector('dialog input[type=file]');
    if (!input) throw new Error('The sheet has no file input');
    const photo = new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' });
    fireEvent.change(input, { target: { files: [photo] } });
    await user.click(await sheet.findByRole('button', { name: 'Attach it', hidden: true }));
    await waitFor(() => expect(queue.props().files).toMatchObject([{ name: 'gums.jpg' }]));
  });

  it('but not in an emergency', async () => {
    renderPrototype({
      messages: conversation({ level: 'emergency', advice: 'Go now.', reasons: ['Pale gums'] }),
    });
    expect(await screen.findByText('Are her gums pale?')).toBeTruthy();
    expect(screen.queryByText(OFFER)).toBeNull();
  });
});

describe('issue 15.9: the Assistant offers to measure where the consult does', () => {
  const MEASURED: Message[] = [
    greeting(),
    userMessage('Bella is weak.'),
    sampleMessage({
      metadata: {
        nextQuestion: 'Are her gums pale?',
        quickResponses: [{ text: 'No', value: 'no' }],
        measure: 'gums',
        questions_left: 4,
      },
    }),
  ];

  it('and what was measured is said in words, not lost for being no option', async () => {
    const { user, sent } = renderPrototype({ messages: MEASURED });
    expect(await screen.findByText('About 4 questions left')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Measure it' }));
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    await user.click(await sheet.findByRole('radio', { name: 'White or very pale', hidden: true }));
    await user.click(await sheet.findByRole('button', { name: 'Use this', hidden: true }));
    await waitFor(() => expect(sent.at(-1)?.content).toBe('The gums are white'));
  });
});
