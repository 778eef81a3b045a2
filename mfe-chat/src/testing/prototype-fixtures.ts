import type { Message } from '@petwise/contracts';
import { copy } from '../copy.ts';

/** Sample messages of the prototype chat for tests and the standalone page. */
export function sampleMessage(change: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    role: 'assistant',
    content: 'Since when does Bella limp?',
    messageType: 'text',
    metadata: null,
    reasoning: null,
    createdAt: '2026-11-21T08:00:00.000Z',
    ...change,
  };
}

export function greeting(): Message {
  return sampleMessage({ id: 'm0', content: copy.greeting });
}

export function userMessage(content: string, change: Partial<Message> = {}): Message {
  return sampleMessage({ id: `u ${content}`, role: 'user', content, ...change });
}

/** A conversation in its middle: symptoms told, one question asked. */
export function sampleConversation(): Message[] {
  return [
    greeting(),
    userMessage('Bella limps on her left front leg.'),
    sampleMessage({
      id: 'm2',
      reasoning: 'Front leg lameness without a wound.\nDuration tells a sprain from joint disease.',
      content: 'Thank you. That helps.',
      metadata: {
        nextQuestion: 'Since when does Bella limp?',
        why_this_question: 'A limp of a few hours and a limp of many weeks have different causes.',
        quickResponses: [
          { text: 'Since today', value: 'today' },
          { text: 'More than a week', value: 'weeks' },
        ],
        canProcessResults: true,
      },
    }),
  ];
}

/** A finished analysis with its diagnoses. */
export function completeMessage(): Message {
  return sampleMessage({
    id: 'm9',
    messageType: 'analysis',
    content: 'Osteoarthritis is the most likely cause.',
    reasoning: 'Stiff after rest, worse after long walks.',
    metadata: {
      isComplete: true,
      diagnoses: [
        {
          condition: 'Osteoarthritis',
          description: 'Worn joints.',
          confidence: 82,
          isPrimary: true,
        },
        { condition: 'Sprain', description: 'A stretched ligament.', confidence: 40 },
      ],
    },
  });
}
