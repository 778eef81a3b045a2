import type { ReleaseName } from '@petwise/contracts/release-service';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import type { MountCounts } from './verdict.ts';

/** Of one address so many mounts of a version count, the first ones: nobody decides by reloading. */
const MOST_OF_ONE_ADDRESS = 4;

/** Mounts of one version that pages at one address have reported. */
export interface AddressMounts extends MountCounts {
  readonly remote: ReleaseName;
  readonly version: string;
  readonly address: string;
}

/** Reports of one kind: a phase that failed, or `ms:200`, mounts that took up to 200 ms. */
export interface KindReports {
  readonly remote: ReleaseName;
  readonly version: string;
  readonly kind: string;
  readonly reports: number;
}

/** How pages fared with a version. */
export interface VersionMounts {
  readonly remote: ReleaseName;
  readonly version: string;
  /** Since it was given, at most of the last two days: what it is judged by. */
  readonly judged: MountCounts;
  /** All of its mounts, ever: what others are compared with. */
  readonly all: MountCounts;
  /** Judged failures of the one source that reported most. */
  readonly mostOfOne: number;
  /** Mounts since the channel's pointer was last moved. */
  readonly sinceMove: number;
}

/** Adds what pages reported; versions that are not in the store are left out. */
export async function addMounts(
  db: Queryable,
  at: Date,
  { mounts, kinds }: { mounts: readonly AddressMounts[]; kinds: readonly KindReports[] },
): Promise<void> {
  await db.query(
    `INSERT INTO release_mounts AS held (remote, version, source, mounts, failures, last_at)
     SELECT r.remote, r.version, encode(sha256(convert_to(r.salt || m.address, 'UTF8')), 'hex'),
       least(m.mounts, $3), least(m.failures, $3), $2
     FROM jsonb_to_recordset($1::jsonb) AS m (remote text, version text, address text, mounts bigint, failures bigint)
     JOIN releases r ON r.remote = m.remote AND r.version = m.version
     ON CONFLICT (remote, version, source) DO UPDATE SET
       mounts = least($3, held.mounts + excluded.mounts),
       failures = held.failures + least($3 - held.mounts, excluded.failures), last_at = excluded.last_at`,
    [toJson(mounts), at, MOST_OF_ONE_ADDRESS],
  );
  await db.query(
    `INSERT INTO release_reports AS held (remote, version, kind, reports)
     SELECT r.remote, r.version, k.kind, k.reports
     FROM jsonb_to_recordset($1::jsonb) AS k (remote text, version text, kind text, reports bigint)
     JOIN releases r ON r.remote = k.remote AND r.version = k.version
     ON CONFLICT (remote, version, kind) DO UPDATE SET reports = held.reports + excluded.reports`,
    [toJson(kinds)],
  );
}

interface VersionMountsRow {
  readonly remote: ReleaseName;
  readonly version: string;
  readonly mounts: number;
  readonly failures: number;
  readonly all_mounts: number;
  readonly all_failures: number;
  readonly most_of_one: number;
  readonly since_move: number;
}

/** Of every version that pages have reported, by `<remote> <version>`. */
export async function listVersionMounts(
  db: Queryable,
  channel: string,
): Promise<ReadonlyMap<string, VersionMounts>> {
  const rows = await db.query<VersionMountsRow>(
    `SELECT m.remote, m.version, sum(m.mounts)::float8 AS all_mounts, sum(m.failures)::float8 AS all_failures,
       coalesce(sum(m.mounts) FILTER (WHERE m.source <> ''), 0)::float8 AS mounts,
       coalesce(sum(m.failures) FILTER (WHERE m.source <> ''), 0)::float8 AS failures,
       coalesce(max(m.failures) FILTER (WHERE m.source <> ''), 0)::float8 AS most_of_one,
       coalesce(sum(m.mounts) FILTER (WHERE m.source <> '' AND m.last_at >= c.since), 0)::float8 AS since_move
     FROM release_mounts m LEFT JOIN release_channels c ON c.channel = $1 AND c.remote = m.remote
     GROUP BY m.remote, m.version`,
    [channel],
  );
  return new Map(rows.map((row) => [`${row.remote} ${row.version}`, toVersionMounts(row)]));
}

function toVersionMounts(row: VersionMountsRow): VersionMounts {
  return {
    remote: row.remote,
    version: row.version,
    judged: { mounts: row.mounts, failures: row.failures },
    all: { mounts: row.all_mounts, failures: row.all_failures },
    mostOfOne: row.most_of_one,
    sinceMove: row.since_move,
  };
}

/** Reports by kind, of every version. */
export async function listKinds(db: Queryable): Promise<KindReports[]> {
  return db.query<KindReports & Record<string, unknown>>(
    'SELECT remote, version, kind, reports::float8 AS reports FROM release_reports ORDER BY kind',
  );
}

/** A version that is given anew is judged by what comes from now on; what it did before stays as its past. */
export async function beginAnew(db: Queryable, remote: string, version: string): Promise<void> {
  await foldInto(db, 'remote = $1 AND version = $2', [remote, version]);
}

/** What is older than a moment no longer says where it came from. */
export async function forgetSources(db: Queryable, before: Date): Promise<void> {
  await foldInto(db, 'last_at < $1', [before]);
}

async function foldInto(
  db: Queryable,
  which: string,
  params: readonly (string | Date)[],
): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM release_mounts WHERE source <> '' AND ${which} RETURNING *)
     INSERT INTO release_mounts AS held (remote, version, source, mounts, failures, last_at)
     SELECT remote, version, '', sum(mounts), sum(failures), max(last_at) FROM gone GROUP BY remote, version
     ON CONFLICT (remote, version, source) DO UPDATE SET mounts = held.mounts + excluded.mounts,
       failures = held.failures + excluded.failures, last_at = excluded.last_at`,
    params,
  );
}
