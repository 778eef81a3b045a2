import type { Queryable } from '../../db/database.ts';
import { speciesOf } from '../consult/sql.ts';
import type { Placed } from './placed.ts';

/** How many reports of one kind of animal had what a vet found in one place. */
export interface OutcomeCount {
  readonly species: string;
  readonly placed: Placed;
  readonly reports: number;
}

/** Of all owners; no word of theirs and no id. */
export function countOutcomes(db: Queryable): Promise<OutcomeCount[]> {
  return db.query<OutcomeCount>(
    `SELECT species, placed, count(*)::int AS reports
     FROM (SELECT placed, ${speciesOf('consult_id')} AS species FROM consult_outcomes) AS told
     GROUP BY species, placed`,
  );
}
