// @vitest-environment jsdom
import type { Message, Triage } from '@petwise/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { urgentInMessages } from '../../model/urgency.ts';
import {
  completeMessage,
  greeting,
  sampleMessage,
  userMessage,
} from '../../testing/prototype-fixtures.ts';
import { renderPrototype } from '../../testing/render-prototype.tsx';

beforeEach(() => sessionStorage.clear());

const emergency: Triage = {
  level: 'emergency',
  advice: 'Go to a vet or emergency clinic now.',
  reasons: ['A swollen belly with retching may be a twisted stomach.'],
};
const today: Triage = { level: 'today', advice: 'See a vet today.', reasons: [] };
const calm: Triage = { level: 'routine', advice: 'Book a visit.', reasons: [] };

function says(triage: Triage, change: Partial<Message> = {}): Message {
  return sampleMessage({ content: 'And then?', metadata: { triage }, ...change });
}

describe('the urgency in the prototype chat', () => {
  it('stands as the urgent card above the conversation, with its way to the emergency page', async () => {
    const warning = says(emergency, {
      messageType: 'warning',
      content: 'This may be an emergency.',
    });
    renderPrototype({ messages: [greeting(), userMessage('His belly is huge.'), warning] });
    const card = await screen.findByRole('alert');
    expect(card.closest('[role=log]')).toBeNull();
    expect(within(card).getByRole('heading', { name: /^Get help now/ })).toBeTruthy();
    expect(card.textContent).toContain('Go to a vet or emergency clinic now.');
    expect(card.textContent).toContain('may be a twisted stomach');
    const help = within(card).getByRole('link', { name: 'Get help now: Emergency help' });
    expect(help.getAttribute('href')).toBe('/emergency');
  });

  it('shows no card while nothing is urgent', async () => {
    renderPrototype({ messages: [greeting(), userMessage('He scratches.'), says(calm)] });
    await screen.findByRole('log');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays through calmer answers, and rises with what is worse', () => {
    const told = [userMessage('He limps'), says(today), userMessage('A bit'), says(calm)];
    expect(urgentInMessages(told)?.level).toBe('today');
    expect(urgentInMessages([...told, userMessage('He collapsed'), says(emergency)])?.level).toBe(
      'emergency',
    );
    expect(urgentInMessages([...told, completeMessage()])?.level).toBe('today');
    expect(urgentInMessages([greeting(), completeMessage()])).toBeNull();
  });

  it.each([
    ['a form tells what animal it is', userMessage('cat', { messageType: 'intake' })],
    ['a sign is taken back', userMessage('not so', { messageType: 'correction' })],
    ['an answer is changed', userMessage('No', { metadata: { edited: true } })],
  ])('goes when the case is judged anew because %s', (_why, message) => {
    const told = [userMessage('He retches'), says(emergency), message];
    expect(urgentInMessages(told)?.level).toBe('emergency');
    expect(urgentInMessages([...told, says(calm)])).toBeNull();
    expect(urgentInMessages([...told, says(today)])?.level).toBe('today');
  });

  it('follows the analysis, which knows most', () => {
    const told = [userMessage('He limps'), says(emergency)];
    const analysis = completeMessage();
    const metadata = { ...analysis.metadata, triage: calm };
    expect(urgentInMessages([...told, { ...analysis, metadata }])).toBeNull();
  });
});
