import type { Queryable } from '../../db/database.ts';
import type { HeardCase } from '../language-model/heard-case.ts';
import { removeNewest } from './correction-repository.ts';
import { warnOf } from './replies.ts';
import { addMessages, findSession, moveSession, type SessionRow } from './repository.ts';

/** A session of this owner as a language model may read it; null where there is none, or its forms are not filled in. */
export async function findSessionCase(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<HeardCase | null> {
  const session = await findSession(db, ownerId, id);
  return session === null ? null : sessionCase(ownerId, session);
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
