import type { Queryable } from '../../db/database.ts';
import type { HeardCase } from '../language-model/heard-case.ts';
import { findConsult, moveConsult, type ConsultRow } from './repository.ts';

/** A consult of this owner as a language model may read it; null where there is none. */
export async function findConsultCase(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<HeardCase | null> {
  const consult = await findConsult(db, ownerId, id);
  return consult === null ? null : consultCase(consult);
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
