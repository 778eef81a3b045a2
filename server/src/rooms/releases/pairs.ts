import { ReleaseName, type ReleasePair } from '@petwise/contracts/release-service';
import * as v from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { haveToDo, incompatibilities, type Served } from './compatibility.ts';
import type { ReleaseRow } from './repository.ts';

/**
 * Every two of the newest versions in the store that have to do with each other, and
 * what breaks where they meet: each remote with each shell, and remotes that open or
 * hear each other. Pages that were opened at different times hold such pairs. Of a
 * version without a snapshot only its pairs with shells are named, as unknown.
 *
 * @param newest how many of each remote and of the shell; recalled ones do not count.
 */
export async function pairsOf(db: Queryable, newest: number): Promise<ReleasePair[]> {
  const stored = await listNewest(db, newest);
  return stored.flatMap((one, index) =>
    stored
      .slice(index + 1)
      .filter((other) => other.remote !== one.remote)
      .flatMap((other) => pairOf(one, other)),
  );
}

function pairOf(one: ReleaseRow, other: ReleaseRow): ReleasePair[] {
  const names = { one: nameOf(one), other: nameOf(other) };
  const [left, right] = [servedOf(one), servedOf(other)];
  if (left === null || right === null) {
    const isOfShell = [one.remote, other.remote].includes('shell');
    return isOfShell ? [{ ...names, known: false, problems: [] }] : [];
  }
  if (!haveToDo(left, right)) return [];
  return [{ ...names, known: true, problems: incompatibilities(left, right) }];
}

function nameOf({ remote, version }: ReleaseRow): ReleasePair['one'] {
  return { remote: v.parse(ReleaseName, remote), version };
}

function servedOf(row: ReleaseRow): Served | null {
  const { contract, snapshot } = row;
  return snapshot && { ...nameOf(row), contract, snapshot };
}

/** The newest few of each remote and of the shell that are not recalled, newest first. */
function listNewest(db: Queryable, count: number): Promise<ReleaseRow[]> {
  return db.query<ReleaseRow>(
    `SELECT * FROM (
       SELECT *, row_number() OVER (PARTITION BY remote ORDER BY added_at DESC, version) AS place
       FROM releases WHERE NOT recalled) AS newest
     WHERE place <= $1 ORDER BY remote, place`,
    [count],
  );
}
