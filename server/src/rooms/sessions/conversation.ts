import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { correctRows } from '../conversation/correction-rows.ts';
import { stepReplies, warnOf } from './replies.ts';
import {
  addMessages,
  findSession,
  listMessages,
  moveSession,
  type NewMessage,
  type SessionRow,
} from './repository.ts';
import { wordsOf } from './sent-message.ts';
import { removeQuestion, SPOKEN_MESSAGES } from './spoken-rows.ts';
import { noSession } from './turn.ts';

/** A session of this owner; null where there is none, or it is not asking. */
export async function findSessionConversation(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<Conversation | null> {
  const session = await findSession(db, ownerId, id);
  return session && sessionConversation(ownerId, session);
}

/** As `findSessionConversation`. @throws ProblemError where this owner has no such session */
export async function mustFindSessionConversation(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<Conversation | null> {
  const session = await findSession(db, ownerId, id);
  if (session === null) throw noSession();
  return sessionConversation(ownerId, session);
}

function sessionConversation(ownerId: string, session: SessionRow): Conversation | null {
  const { id, stage } = session;
  const { before = null, ...progress } = session.progress;
  if (stage !== 'asking' || progress.patient === null) return null;
  return {
    id,
    ownerId,
    version: session.version,
    species: progress.patient.species,
    isOpen: true,
    state: progress.state,
    before,
    lastAnswer: async ({ db, files }) => {
      const [message] = before ? await listMessages(db, id, before.answerId) : [];
      if (before === null || message === undefined) return null;
      const { imageUrls = [], fileNames: names = [] } = message.metadata ?? {};
      const ids = imageUrls.map((url) => url.slice(url.lastIndexOf('/') + 1));
      return {
        files: await files.recognise(ownerId, { ids, names }),
        hasFiles: names.length > 0,
        aside: before.aside,
        wordsOf: (text) => wordsOf(text, names),
      };
    },
    correct: async (tx, correction, at) => {
      const { step, answer } = correction;
      const told = (answer === undefined ? progress : (before ?? progress)).told;
      const { messages, open } = stepReplies(step, told);
      const isTakenBack = answer !== undefined && !('words' in answer);
      const next = {
        ...progress,
        ...(before && correction.before ? { before: { ...before, ...correction.before } } : {}),
        open,
        state: step.state,
        canProcess: step.canProcessResults,
        told: step.triage?.level === 'emergency' ? step.triage.advice : told,
        askedAt: at.toISOString(),
        answers: progress.answers - (isTakenBack ? 1 : 0),
      };
      const moved = await moveSession(tx, session, { stage, progress: next, at });
      if (!moved) throw new ProblemError('unavailable');
      const words = await correctRows(tx, SPOKEN_MESSAGES, { of: id, correction, at });
      const own = words === null ? [] : [correctionMessage(words)];
      await addMessages(tx, id, { messages: [...own, ...messages], at });
    },
    amend: async (tx, { step, before: earlier, at }) => {
      const warnings = warnOf(step.triage, progress.told);
      const next = {
        ...progress,
        state: step.state,
        ...(before === null ? {} : { before: { ...before, state: earlier } }),
        told: warnings.length === 0 ? progress.told : (step.triage?.advice ?? progress.told),
      };
      if (!(await moveSession(tx, session, { stage, progress: next, at }))) return false;
      if (warnings.length === 0) return true;
      // The question stays the newest, as the page expects it.
      const question = await removeQuestion(tx, id);
      await addMessages(tx, id, { messages: [...warnings, ...question], at });
      return true;
    },
  };
}

function correctionMessage(content: string): NewMessage {
  const messageType = 'correction';
  return { id: randomUUID(), role: 'user', content, messageType, metadata: null, reasoning: null };
}
