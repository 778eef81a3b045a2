import {
  type ContractSnapshot,
  ReleaseName,
  type ReleaseLogLine,
} from '@petwise/contracts/release-service';
import * as v from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import type { PlacedPointer, Pointer } from './moves.ts';
import { LEAST_MOUNTS, MOST_IN_VAIN } from './verdict.ts';

/** One version in the store. */
export interface ReleaseRow {
  readonly remote: string;
  readonly version: string;
  readonly contract: number;
  /** SHA-256 of every file, base64, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly added_at: Date;
  readonly added_by: string;
  readonly recalled: boolean;
  /** What it was built against; null where nobody has said. */
  readonly snapshot: ContractSnapshot | null;
  /** Of its release list, base64; null for one of before there were signatures. */
  readonly signature: string | null;
}

interface ChannelRow {
  readonly channel: string;
  readonly remote: string;
  readonly current: string;
  readonly canary: string | null;
  readonly percent: number | null;
  readonly pinned: boolean;
  readonly by_start: boolean;
  readonly goes_on: boolean;
  readonly since: Date;
}

/** Most versions that a channel keeps to fall back to. */
const MOST_GOOD = 5;
/** Any number that no other program on the database uses for its own lock. */
const MOVE_LOCK = 4_300_002;

/** Lets one move in at a time, until its transaction ends: what it has read is then still so when it writes. */
export async function lockMoves(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [MOVE_LOCK]);
}

/** @returns whether it was not there yet. */
export async function addRelease(
  tx: Queryable,
  release: Omit<ReleaseRow, 'recalled'>,
): Promise<boolean> {
  const { remote, version, contract, files, added_at, added_by, snapshot, signature } = release;
  const rows = await tx.query(
    `INSERT INTO releases (remote, version, contract, files, added_at, added_by, snapshot, signature)
     VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7::jsonb, $8) ON CONFLICT DO NOTHING RETURNING version`,
    [
      remote,
      version,
      contract,
      toJson(files),
      added_at,
      added_by,
      snapshot && toJson(snapshot),
      signature,
    ],
  );
  return rows.length > 0;
}

/** Says of a version that is there what it was built against, where nobody has. */
export async function addSnapshot(
  db: Queryable,
  { remote, version }: { readonly remote: string; readonly version: string },
  snapshot: ContractSnapshot,
): Promise<void> {
  await db.query(
    'UPDATE releases SET snapshot = $3::jsonb WHERE remote = $1 AND version = $2 AND snapshot IS NULL',
    [remote, version, toJson(snapshot)],
  );
}

/** Versions that no page may open again, the newest first. */
export async function listRecalled(
  db: Queryable,
): Promise<{ remote: ReleaseName; version: string }[]> {
  return db.query(
    'SELECT remote, version FROM releases WHERE recalled ORDER BY added_at DESC, version',
  );
}

/** A build in the store; null for none. */
export async function findRelease(
  db: Queryable,
  remote: string,
  version: string,
): Promise<ReleaseRow | null> {
  const rows = await db.query<ReleaseRow>(
    'SELECT * FROM releases WHERE remote = $1 AND version = $2',
    [remote, version],
  );
  return rows[0] ?? null;
}

/** Newest first. */
export function listReleases(db: Queryable): Promise<ReleaseRow[]> {
  return db.query<ReleaseRow>('SELECT * FROM releases ORDER BY added_at DESC, version');
}

/** Marks a version as one that no page may open again, for good. */
export async function markRecalled(tx: Queryable, remote: string, version: string): Promise<void> {
  await tx.query('UPDATE releases SET recalled = true WHERE remote = $1 AND version = $2', [
    remote,
    version,
  ]);
}

/** Takes a build out of the table; its files are removed after the transaction. */
export async function removeRelease(tx: Queryable, remote: string, version: string): Promise<void> {
  await tx.query('DELETE FROM releases WHERE remote = $1 AND version = $2', [remote, version]);
}

/** What channels give; of all channels without a name. */
export async function listPointers(db: Queryable, channel?: string): Promise<PlacedPointer[]> {
  const rows = await db.query<ChannelRow>(
    'SELECT * FROM release_channels WHERE $1::text IS NULL OR channel = $1 ORDER BY channel, remote',
    [channel ?? null],
  );
  return rows.map(toPointer);
}

/** Says what a channel gives of a remote from now on; null takes it off the channel. */
export async function writePointer(
  tx: Queryable,
  place: { channel: string; remote: string; at: Date },
  pointer: Pointer | null,
): Promise<void> {
  const { channel, remote, at } = place;
  if (pointer === null) {
    await tx.query('DELETE FROM release_channels WHERE channel = $1 AND remote = $2', [
      channel,
      remote,
    ]);
    return;
  }
  const { current, canary, pinned, byStart } = pointer;
  await tx.query(
    `INSERT INTO release_channels (channel, remote, current, canary, percent, goes_on, pinned, by_start, since)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (channel, remote) DO UPDATE SET current = excluded.current, canary = excluded.canary,
       percent = excluded.percent, goes_on = excluded.goes_on, pinned = excluded.pinned, by_start = excluded.by_start, since = excluded.since`,
    [
      channel,
      remote,
      current,
      canary?.version ?? null,
      canary?.percent ?? null,
      canary?.goesOn ?? false,
      pinned,
      byStart,
      at,
    ],
  );
}

/** Counts how long a channel gave a version; `rolledBack` stays once it is so. */
export async function addService(
  tx: Queryable,
  place: { channel: string; remote: string; at: Date },
  served: { version: string; milliseconds: number; rolledBack: boolean },
): Promise<void> {
  await tx.query(
    `INSERT INTO release_services (channel, remote, version, milliseconds, last_at, turned_back)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (channel, remote, version) DO UPDATE SET
       milliseconds = release_services.milliseconds + excluded.milliseconds,
       last_at = excluded.last_at, turned_back = release_services.turned_back OR excluded.turned_back`,
    [place.channel, place.remote, served.version, served.milliseconds, place.at, served.rolledBack],
  );
}

/** A version that somebody makes current again is trusted again. */
export async function clearRolledBack(
  tx: Queryable,
  { channel, remote }: { channel: string; remote: string },
  version: string,
): Promise<void> {
  await tx.query(
    'UPDATE release_services SET turned_back = false WHERE channel = $1 AND remote = $2 AND version = $3',
    [channel, remote, version],
  );
}

/**
 * What to fall back to, by remote: versions that a channel gave to everybody and
 * nobody turned back or recalled. First those that pages have mounted often
 * enough and hardly ever in vain, the one given last before the others; then
 * those that were mounted most, and of those that no page has told of, the one
 * given for the longest.
 */
export async function listGood(
  db: Queryable,
  channel: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.query<{ remote: string; version: string }>(
    `SELECT s.remote, s.version FROM release_services s
     JOIN releases r ON r.remote = s.remote AND r.version = s.version
     LEFT JOIN release_channels c ON c.channel = s.channel AND c.remote = s.remote
     LEFT JOIN LATERAL (
       SELECT coalesce(sum(mounts), 0) AS mounts, coalesce(sum(failures), 0) AS failures
       FROM release_mounts WHERE remote = s.remote AND version = s.version) m ON true
     WHERE s.channel = $1 AND NOT s.turned_back AND NOT r.recalled
       AND c.current IS DISTINCT FROM s.version AND s.milliseconds > 0
     ORDER BY CASE WHEN m.mounts >= $2 AND m.failures <= m.mounts * $3::float8 THEN s.last_at END DESC NULLS LAST,
       m.mounts - m.failures DESC, m.failures, s.milliseconds DESC, s.last_at DESC`,
    [channel, LEAST_MOUNTS, MOST_IN_VAIN],
  );
  const good = new Map<string, string[]>();
  for (const { remote, version } of rows) {
    const versions = good.get(remote) ?? [];
    if (versions.length < MOST_GOOD) good.set(remote, [...versions, version]);
  }
  return good;
}

/** Versions that some channel gave to somebody since a moment. */
export function listServedSince(
  db: Queryable,
  since: Date,
): Promise<{ remote: string; version: string }[]> {
  return db.query(
    'SELECT remote, version FROM release_services WHERE last_at >= $1 ORDER BY last_at DESC',
    [since],
  );
}

/** Adds a line to the log of moves, which nobody rewrites. */
export async function addLogLine(
  tx: Queryable,
  line: Omit<ReleaseLogLine, 'seq' | 'at'> & { readonly at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO release_log (at, who, channel, remote, kind, from_version, to_version, canary, percent, why)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      line.at,
      line.who,
      line.channel,
      line.remote,
      line.kind,
      line.from,
      line.to,
      line.canary,
      line.percent,
      line.why,
    ],
  );
}

interface LogRow extends Omit<ReleaseLogLine, 'seq' | 'at'> {
  readonly seq: string;
  readonly at: Date;
}

/** Newest first. */
export async function listLog(
  db: Queryable,
  { channel, remote, limit }: { channel: string; remote?: string | undefined; limit: number },
): Promise<ReleaseLogLine[]> {
  const rows = await db.query<LogRow>(
    `SELECT seq, at, who, channel, remote, kind, from_version AS "from", to_version AS "to", canary, percent, why
     FROM release_log WHERE channel = $1 AND ($2::text IS NULL OR remote = $2)
     ORDER BY seq DESC LIMIT $3`,
    [channel, remote ?? null, limit],
  );
  return rows.map((row) => ({ ...row, seq: Number(row.seq), at: row.at.toISOString() }));
}

function toPointer(row: ChannelRow): PlacedPointer {
  const { channel, remote, current, canary, percent, goes_on, pinned, by_start, since } = row;
  return {
    channel,
    remote: v.parse(ReleaseName, remote),
    current,
    canary:
      canary === null || percent === null ? null : { version: canary, percent, goesOn: goes_on },
    pinned,
    byStart: by_start,
    since,
  };
}
