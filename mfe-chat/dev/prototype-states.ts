import { type Message, sessionRoutes } from '@petwise/contracts';
import { type FakeHandler, handle, type HarnessState, problem } from '@petwise/tools/harness';
import { SESSION } from '../src/testing/consult-fixtures.ts';
import {
  completeMessage,
  greeting,
  sampleConversation,
  sampleMessage,
  userMessage,
} from '../src/testing/prototype-fixtures.ts';

type State = HarnessState<'chat/prototype'>;

/** A small server of one session: what is sent is kept and answered. */
function server(first: readonly Message[]): FakeHandler[] {
  const messages = [...first];
  return [
    handle(sessionRoutes.create, () => ({ sessionId: SESSION })),
    handle(sessionRoutes.messages, () => ({ messages })),
    handle(sessionRoutes.send, async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      messages.push(
        userMessage(body.content, { id: crypto.randomUUID(), messageType: body.messageType }),
      );
      const id = crypto.randomUUID();
      messages.push(
        body.messageType === 'process-results'
          ? { ...completeMessage(), id }
          : { ...(sampleConversation().at(-1) ?? greeting()), id },
      );
      return { messages };
    }),
  ];
}

function state(name: string, handlers: FakeHandler[]): State {
  return { name, door: 'chat/prototype', props: {}, handlers };
}

const never = () => new Promise<never>(() => undefined);
const LONG = 'She was fine on Sunday. On Monday she did not want to jump into the car. '.repeat(14);

/** The prototype chat in every state worth looking at. */
export const prototypeStates: readonly State[] = [
  state('prototype', server([greeting()])),
  state('prototype conversation', server(sampleConversation())),
  state(
    'prototype form',
    server([
      ...sampleConversation().slice(0, 2),
      sampleMessage({ metadata: { requiresForm: 'basic-intake' } }),
    ]),
  ),
  state(
    'prototype urgent',
    server([
      ...sampleConversation(),
      sampleMessage({
        id: 'urgent',
        messageType: 'warning',
        content: 'This may be an emergency. Go to a vet now.',
        metadata: {
          triage: { level: 'emergency', advice: 'Go to a vet now.', reasons: ['She collapsed.'] },
        },
      }),
    ]),
  ),
  state('prototype complete', server([...sampleConversation(), completeMessage()])),
  state('prototype loading', [handle(sessionRoutes.create, never)]),
  state('prototype sending', [handle(sessionRoutes.send, never), ...server(sampleConversation())]),
  state('prototype empty', server([])),
  state('prototype error', [
    handle(sessionRoutes.create, () => problem(500, 'internal', 'Something went wrong')),
  ]),
  state(
    'prototype long',
    server([
      userMessage(LONG, { metadata: { imageUrls: ['/no-such-image.png'] } }),
      sampleMessage({
        id: 'w',
        messageType: 'warning',
        content: `<img src=x onerror=alert(1)> ${LONG}`,
      }),
      sampleMessage({ id: 'a', messageType: 'analysis', content: 'not yet' }),
      sampleMessage({
        id: 'o',
        messageType: 'of-a-kind-nobody-knows',
        metadata: { options: Array.from({ length: 40 }, (_, n) => `Option ${n + 1}`) },
      }),
    ]),
  ),
];
