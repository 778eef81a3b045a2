import { ownerTurn, stepTurns } from '@petwise/assessor';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { correctRows } from '../conversation/correction-rows.ts';
import { findConsult, moveConsult, type ConsultRow } from './repository.ts';
import { addTurns, findTurn } from './turn-repository.ts';
import { SPOKEN_TURNS } from './spoken-rows.ts';

/** A consult of this owner; null where there is none. */
export async function findConsultConversation(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<Conversation | null> {
  const consult = await findConsult(db, ownerId, id);
  return consult === null ? null : consultConversation(consult);
}

/** As `findConsultConversation`. @throws ProblemError where this owner has no such consult */
export async function mustFindConsultConversation(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<Conversation> {
  const found = await findConsultConversation(db, ownerId, id);
  if (found === null) throw new ProblemError('not-found', 'This assessment does not exist');
  return found;
}

function consultConversation(consult: ConsultRow): Conversation {
  const { id, before_last: before } = consult;
  return {
    id,
    ownerId: consult.owner_id,
    version: consult.version,
    species: consult.species,
    isOpen: consult.status === 'asking',
    state: consult.state,
    before,
    lastAnswer: async ({ db }) => {
      const turn = before && (await findTurn(db, id, before.answerId));
      const files = turn?.uploaded_files ?? [];
      return turn && { files, hasFiles: files.length > 0, wordsOf: (text) => text };
    },
    correct: async (tx, correction, at) => {
      const { state, canProcessResults: canProcess, triage } = correction.step;
      const isSameQuestion =
        correction.keepsQuestion && correction.step.question?.id === consult.question?.id;
      const question = isSameQuestion ? consult.question : correction.step.question;
      const next = { state, before: correction.before, question, canProcess, triage, at };
      if (!(await moveConsult(tx, consult, next))) throw new ProblemError('conflict');
      const words = await correctRows(tx, SPOKEN_TURNS, { of: id, correction, at });
      const own = words === null ? [] : [ownerTurn('correction', words, [])];
      const turns = [...own, ...stepTurns({ ...correction.step, question })];
      await addTurns(tx, id, { turns, at });
    },
    amend: (tx, { step, before: earlier, at }) =>
      moveConsult(tx, consult, {
        state: step.state,
        before: before && { ...before, state: earlier },
        question: consult.question,
        canProcess: consult.can_process_results,
        triage: step.triage,
        at,
      }),
  };
}
