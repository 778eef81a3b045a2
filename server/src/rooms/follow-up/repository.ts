import type {
  FollowUp,
  Outcome,
  PetWeight,
  ReportedPet,
  Since,
  VetAnswer,
  VetAnswerBody,
} from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Placed } from './placed.ts';

/** Keeps a vet's answer; false when the report has as many as it may have. */
export async function addVetAnswer(
  tx: Queryable,
  given: VetAnswerBody & { id: string; consultId: string; ownerId: string; at: Date; most: number },
): Promise<boolean> {
  // The row is held, so that two answers at once cannot both be the last.
  await tx.query('SELECT id FROM consults WHERE id = $1 FOR UPDATE', [given.consultId]);
  const rows = await tx.query(
    `INSERT INTO vet_answers (id, consult_id, owner_id, author, words, created_at)
     SELECT $1, $2, $3, $4, $5, $6::timestamptz
     WHERE (SELECT count(*) FROM vet_answers WHERE consult_id = $2) < $7::int RETURNING id`,
    [given.id, given.consultId, given.ownerId, given.author, given.words, given.at, given.most],
  );
  return rows.length > 0;
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
  const pet = await findReportedPet(db, consultId);
  return {
    pet: pet && { name: pet.name, picture: pet.picture },
    since,
    vetAnswers: answers.map(({ author, words, created_at: at }): VetAnswer => ({
      at: at.toISOString(),
      author,
      words,
    })),
    outcome: outcome ? { diagnosis: outcome.diagnosis, foundOn: outcome.found_on } : null,
  };
}

/** The pet that a report is about, as it is kept now; null where none is. */
export async function findReportedPet(
  db: Queryable,
  consultId: string,
): Promise<(ReportedPet & { readonly weights: readonly PetWeight[] }) | null> {
  const [pet = null] = await db.query<ReportedPet & { weights: PetWeight[] }>(
    `SELECT p.facts ->> 'name' AS name, p.weights,
       (SELECT u.id FROM uploads u WHERE u.pet_id = p.id) AS picture
     FROM consults c JOIN pets p ON p.id = c.patient_data ->> 'petId' AND p.owner_id = c.owner_id
     WHERE c.id = $1`,
    [consultId],
  );
  return pet;
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

/** How many reports of one kind of animal had what a vet found in one place. */
export interface OutcomeCount {
  readonly species: string;
  readonly placed: Placed;
  readonly reports: number;
}

/** Of all owners; no word of theirs and no id. */
export function countOutcomes(db: Queryable): Promise<OutcomeCount[]> {
  return db.query<OutcomeCount>(
    `SELECT consults.species, consult_outcomes.placed, count(*)::int AS reports
     FROM consult_outcomes JOIN consults ON consults.id = consult_outcomes.consult_id
     GROUP BY consults.species, consult_outcomes.placed`,
  );
}
