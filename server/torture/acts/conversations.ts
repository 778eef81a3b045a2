import { correctionRoutes, sessionRoutes, type Correctable } from '@petwise/contracts';
import { BASIC_INTAKE } from '../../src/testing/session-client.ts';
import { at, must, once, say, told } from '../stage.ts';
import type { Acts } from './act.ts';

/** The basic form as a page sends it. */
const FORM = {
  content: 'the form',
  messageType: 'intake',
  metadata: { intakeType: 'basic', intakeData: BASIC_INTAKE },
};
const NO_HISTORY = {
  content: 'the form',
  messageType: 'intake',
  metadata: { intakeType: 'medical-history', intakeData: { skipped: true } },
};

/** The prototype chat. */
export const CONVERSATION_ACTS: Acts = {
  'conversation begun': {
    route: sessionRoutes.create,
    isOnce: false,
    prepare: async ({ owner }) => ({ send: (more) => owner.call(sessionRoutes.create, more) }),
  },
  message: {
    route: sessionRoutes.send,
    isOnce: true,
    prepare: async ({ owner }) => {
      const { sessionId } = await must<{ sessionId: string }>(owner.call(sessionRoutes.create));
      const body = { content: 'My dog vomits', messageType: 'text' };
      return once(owner, at(sessionRoutes.send, sessionId), { body });
    },
  },
  form: {
    route: sessionRoutes.send,
    isOnce: true,
    prepare: async ({ owner }) =>
      once(owner, at(sessionRoutes.send, await told(owner)), { body: FORM }),
  },
  'correction in a conversation': {
    route: correctionRoutes.correctSession,
    isOnce: true,
    prepare: async ({ owner }) => {
      const sessionId = await told(owner);
      const answer = { content: 'Yes', messageType: 'text' };
      for (const body of [FORM, NO_HISTORY, answer]) await must(say(owner, sessionId, body));
      const understood = owner.call(at(correctionRoutes.session, sessionId));
      const { editable: answerId } = await must<Correctable>(understood);
      const body = { kind: 'edit', answerId, answer: 'No, he does not' };
      return once(owner, at(correctionRoutes.correctSession, sessionId), { body });
    },
  },
};
