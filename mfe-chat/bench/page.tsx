import { type Message, sessionRoutes } from '@petwise/contracts';
import { handle, type HarnessState, startHarness } from '@petwise/tools/harness';
import { countFrames, whenOpen } from './measure.ts';
import { doors } from '../src/index.ts';
import {
  resumedOpening,
  sampleDetail,
  sampleTurns,
  SESSION,
} from '../src/testing/consult-fixtures.ts';
import { sampleConversation, sampleMessage } from '../src/testing/prototype-fixtures.ts';

// The driver calls these by name.
Object.assign(globalThis, { whenOpen, countFrames });

/** Messages of each conversation. */
const MESSAGES = 10_000;

const turns = sampleTurns(MESSAGES / 2);

/** The same words as the consult's, as the prototype chat's server would give them. */
function messages(): Message[] {
  const sent = turns.map((turn) =>
    sampleMessage({
      id: turn.id,
      role: turn.role,
      content: turn.content,
      createdAt: turn.timestamp,
    }),
  );
  return [...sent.slice(0, -1), ...sampleConversation().slice(-1)];
}

const consult: HarnessState<'chat/consult'> = {
  name: 'consult',
  door: 'chat/consult',
  props: { opening: resumedOpening(sampleDetail(turns)), onFinished: () => undefined },
};

const all = messages();
const prototype: HarnessState<'chat/prototype'> = {
  name: 'prototype',
  door: 'chat/prototype',
  props: {},
  handlers: [
    handle(sessionRoutes.create, () => ({ sessionId: SESSION })),
    handle(sessionRoutes.messages, () => ({ messages: all })),
  ],
};

// What was made above stands for what the server would have sent; the chat opens from here.
performance.mark('open');
startHarness({ bundle: 'chat', doors, states: [consult, prototype] });
