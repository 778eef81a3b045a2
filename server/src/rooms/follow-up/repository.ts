import type { FollowUp, Outcome, Since, VetAnswer, VetAnswerBody } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { holdOwner } from '../auth/owners.ts';
import { holdConsult } from '../consult/hold-consult.ts';
import { isConsultOf, isFinished } from '../consult/sql.ts';
import { findReportedPet } from '../pets/find-reported-pet.ts';
import type { Placed } from './placed.ts';

/** Keeps a vet's answer; false when the report has as many as it may have. */
export async function addVetAnswer(
  tx: Queryable,
  given: VetAnswerBody & { id: string; consultId: string; ownerId: string; at: Date; most: number },
): Promise<boolean> {
  // Whoever deletes all of an owner's data takes the owner first, too.
  await holdOwner(tx, given.ownerId);
  // The row is held, so that two answers at once cannot both be the last.
  await holdConsult(tx, given.consultId);
  const rows = await tx.query(
    `INSERT INTO vet_answers (id, consult_id, owner_id, author, words, created_at)
     SELECT $1, $2, $3, $4, $5, $6::timestamptz
     WHERE (SELECT count(*) FROM vet_answers WHERE consult_id = $2) < $7::int RETURNING id`,
    [given.id, given.consultId, given.ownerId, given.author, given.words, given.at, given.most],
  );
  return rows.length > 0;
}

/** The consults that one was begun after, the latest first; those that were deleted are left out. */
export async function findEarlier(db: Queryable, consultId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `WITH RECURSIVE chain (id, place) AS (
       SELECT earlier_id, 1 FROM consult_follows WHERE consult_id = $1
       UNION ALL
       SELECT f.earlier_id, c.place + 1 FROM consult_follows f JOIN chain c ON f.consult_id = c.id
     )
     SELECT id FROM chain WHERE id IS NOT NULL ORDER BY place`,
    [consultId],
  );
  return rows.map(({ id }) => id);
}

/** What came after a report, the vets' answers oldest first. */
export async function readFollowUp(db: Queryable, consultId: string): Promise<FollowUp> {
  const answers = await db.query<{ author: string; words: string; created_at: Date }>(
    `SELECT author, words, created_at FROM vet_answers
     WHERE consult_id = $1 ORDER BY created_at, id`,
    [consultId],
  );
  const [outcome] = await db.query<{ diagnosis: string; found_on: string }>(
    `SELECT diagnosis, to_char(found_on, 'YYYY-MM-DD') AS found_on
     FROM consult_outcomes WHERE consult_id = $1`,
    [consultId],
  );
  const [since = null] = await db.query<Since>(
    `SELECT earlier_id AS "sessionId", earlier_level AS level, signs
     FROM consult_follows WHERE consult_id = $1`,
    [consultId],
  );
  return {
    pet: await findReportedPet(db, consultId),
    since,
    vetAnswers: answers.map(({ author, words, created_at: at }): VetAnswer => ({
      at: at.toISOString(),
      author,
      words,
    })),
    outcome: outcome ? { diagnosis: outcome.diagnosis, foundOn: outcome.found_on } : null,
  };
}

/** Keeps what the vet found, in place of what was said before. */
export async function keepOutcome(
  db: Queryable,
  given: Outcome & { consultId: string; ownerId: string; placed: Placed; at: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO consult_outcomes (consult_id, owner_id, diagnosis, found_on, placed, updated_at)
     VALUES ($1, $2, $3, $4::date, $5, $6)
     ON CONFLICT (consult_id) DO UPDATE
       SET diagnosis = excluded.diagnosis, found_on = excluded.found_on, placed = excluded.placed,
         updated_at = excluded.updated_at`,
    [given.consultId, given.ownerId, given.diagnosis, given.foundOn, given.placed, given.at],
  );
}

/** Keeps that its owner needs no reminder to look again after a report; nothing once that is deleted. */
export async function keepLookedAgain(
  db: Queryable,
  given: { consultId: string; ownerId: string; at: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO looked_again (consult_id, owner_id, at)
     SELECT $1, $2, $3::timestamptz WHERE ${isConsultOf('$1', '$2')}
     ON CONFLICT (consult_id) DO NOTHING`,
    [given.consultId, given.ownerId, given.at],
  );
}

/** As `keepLookedAgain`, for the report that a consult was begun after, when that consult has its own report. */
export async function keepJudgedAgain(
  tx: Queryable,
  given: { consultId: string; ownerId: string; at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO looked_again (consult_id, owner_id, at)
     SELECT earlier_id, owner_id, $3::timestamptz FROM consult_follows
     WHERE consult_id = $1 AND owner_id = $2 AND earlier_id IS NOT NULL AND ${isFinished('$1')}
     ON CONFLICT (consult_id) DO NOTHING`,
    [given.consultId, given.ownerId, given.at],
  );
}
