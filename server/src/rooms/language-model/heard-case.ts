import type { AssessmentStep } from '@petwise/assessor';
import type { Queryable } from '../../db/database.ts';
import { findConsult, moveConsult, type ConsultRow } from '../consult/repository.ts';
import { removeNewest } from '../sessions/correction-repository.ts';
import { warnOf } from '../sessions/replies.ts';
import { addMessages, findSession, moveSession, type SessionRow } from '../sessions/repository.ts';

/** An assessment that a language model may read beside the engine: a consult, or a session of the prototype chat. */
export interface HeardCase {
  readonly id: string;
  readonly ownerId: string;
  readonly version: number;
  readonly species: string;
  /** False once it is finished. */
  readonly isOpen: boolean;
  /** The assessor's own. */
  readonly state: unknown;
  /** The state before the last answer, from where it may be given again; null before the first. */
  readonly before: unknown;
  /** Puts what was heard beside it; the open question stays. False when the case has moved meanwhile. */
  readonly amend: (
    tx: Queryable,
    next: { readonly step: AssessmentStep; readonly before: unknown; readonly at: Date },
  ) => Promise<boolean>;
}

/** The owner's assessment of an id; null where there is none, or nothing is understood in it yet. */
export async function findHeardCase(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<HeardCase | null> {
  const consult = await findConsult(db, ownerId, id);
  if (consult !== null) return consultCase(consult);
  const session = await findSession(db, ownerId, id);
  return session === null ? null : sessionCase(ownerId, session);
}

export function consultCase(consult: ConsultRow): HeardCase {
  const last = consult.before_last;
  return {
    id: consult.id,
    ownerId: consult.owner_id,
    version: consult.version,
    species: consult.species,
    isOpen: consult.status === 'asking',
    state: consult.state,
    before: last?.state ?? null,
    amend: (tx, { step, before, at }) =>
      moveConsult(tx, consult, {
        state: step.state,
        before: last === null ? null : { ...last, state: before },
        question: consult.question,
        canProcess: consult.can_process_results,
        triage: step.triage,
        at,
      }),
  };
}

/** Null before the forms are filled in. */
export function sessionCase(ownerId: string, session: SessionRow): HeardCase | null {
  const { progress, stage } = session;
  if (progress.patient === null || progress.state === null) return null;
  const last = progress.before;
  return {
    id: session.id,
    ownerId,
    version: session.version,
    species: progress.patient.species,
    isOpen: stage === 'asking',
    state: progress.state,
    before: last?.state ?? null,
    amend: async (tx, { step, before, at }) => {
      const warnings = warnOf(step.triage, progress.told);
      const next = {
        ...progress,
        state: step.state,
        ...(last === undefined ? {} : { before: { ...last, state: before } }),
        told: warnings.length === 0 ? progress.told : (step.triage?.advice ?? progress.told),
      };
      if (!(await moveSession(tx, session, { stage, progress: next, at }))) return false;
      if (warnings.length === 0) return true;
      // The question stays the newest, as the page expects it.
      const question = await removeNewest(tx, session.id, 'question');
      await addMessages(tx, session.id, { messages: [...warnings, ...question], at });
      return true;
    },
  };
}
