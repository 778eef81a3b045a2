import type { Problem } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import type { Job, JobKind } from './job.ts';
import type { OwnedRow } from '../../db/owned-row.ts';

export interface JobRow {
  readonly id: string;
  readonly owner_id: string;
  readonly kind: JobKind;
  readonly session_id: string;
  readonly request_hash: string;
  readonly request: unknown;
  readonly status: 'running' | 'done' | 'failed';
  readonly attempts: number;
  readonly result: unknown;
  readonly problem: Problem | null;
  readonly created_at: Date;
}

const COLUMNS =
  'id, owner_id, kind, session_id, request_hash, request, status, attempts, result, problem, created_at';

/** A row as the queue works on it; jobs of one lane go one after another. */
export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    sessionId: row.session_id,
    lane: row.kind === 'listen' ? `listen ${row.session_id}` : row.session_id,
    request: row.request,
    attempts: row.attempts,
    createdAt: row.created_at,
  };
}

/** Writes the row before any work; null when the owner's key is taken, or `of` is to be this owner's and is not. */
export async function addJob(
  tx: Queryable,
  job: Omit<Job, 'lane' | 'attempts' | 'createdAt'> & {
    key: string;
    requestHash: string;
    of: OwnedRow | undefined;
    at: Date;
    leaseUntil: Date;
  },
): Promise<JobRow | null> {
  const rows = await tx.query<JobRow>(
    `INSERT INTO jobs (id, owner_id, idempotency_key, kind, request_hash, session_id, request,
       status, lease_until, created_at)
     SELECT $1, $2, $3, $4, $5, $6, $7::jsonb, 'running', $8::timestamptz, $9::timestamptz
     WHERE ${job.of?.('$6', '$2') ?? 'true'}
     ON CONFLICT (owner_id, idempotency_key) DO NOTHING RETURNING ${COLUMNS}`,
    [
      job.id,
      job.ownerId,
      job.key,
      job.kind,
      job.requestHash,
      job.sessionId,
      toJson(job.request),
      job.leaseUntil,
      job.at,
    ],
  );
  return rows[0] ?? null;
}

/** The job that an owner began under an idempotency key; null for none. */
export async function findJob(db: Queryable, ownerId: string, key: string): Promise<JobRow | null> {
  const rows = await db.query<JobRow>(
    `SELECT ${COLUMNS} FROM jobs WHERE owner_id = $1 AND idempotency_key = $2`,
    [ownerId, key],
  );
  return rows[0] ?? null;
}

/** Takes a failed job up again; null when somebody else has. */
export async function restartJob(
  db: Queryable,
  id: string,
  { request, leaseUntil }: { request: unknown; leaseUntil: Date },
): Promise<JobRow | null> {
  const rows = await db.query<JobRow>(
    `UPDATE jobs SET status = 'running', attempts = attempts + 1, lease_until = $2,
       request = $3::jsonb, problem = NULL, finished_at = NULL
     WHERE id = $1 AND status = 'failed' RETURNING ${COLUMNS}`,
    [id, leaseUntil, toJson(request)],
  );
  return rows[0] ?? null;
}

/** Takes over every running job that nobody holds any more; `own` names those that run here. */
export async function adoptJobs(
  db: Queryable,
  { now, leaseUntil, own }: { now: Date; leaseUntil: Date; own: readonly string[] },
): Promise<JobRow[]> {
  return db.query<JobRow>(
    `UPDATE jobs SET lease_until = $2, attempts = attempts + 1
     WHERE status = 'running' AND lease_until < $1 AND NOT id = ANY($3::text[])
     RETURNING ${COLUMNS}`,
    [now, leaseUntil, own],
  );
}

/** Lets whoever looks next take over these jobs. */
export async function releaseLeases(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query(
    `UPDATE jobs SET lease_until = '-infinity' WHERE status = 'running' AND id = ANY($1::text[])`,
    [ids],
  );
}

/** The answer of a job that is done; null while it is not. */
export async function findResult(db: Queryable, job: Job): Promise<{ result: unknown } | null> {
  const rows = await db.query<{ result: unknown }>(
    "SELECT result FROM jobs WHERE id = $1 AND status = 'done'",
    [job.id],
  );
  return rows[0] ?? null;
}

/** For a database that only this process can open: whatever runs was left by a dead one. */
export async function releaseAllLeases(db: Queryable): Promise<void> {
  await db.query("UPDATE jobs SET lease_until = '-infinity' WHERE status = 'running'");
}

/** Keeps a running job ours for longer; nothing happens when another server has taken it over. */
export async function extendLease(db: Queryable, job: Job, leaseUntil: Date): Promise<void> {
  await db.query(
    "UPDATE jobs SET lease_until = $3 WHERE id = $1 AND attempts = $2 AND status = 'running'",
    [job.id, job.attempts, leaseUntil],
  );
}

/** Ends a job well; false when another server has taken it over. */
export async function finishJob(
  tx: Queryable,
  job: Job,
  { result, at }: { result: unknown; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE jobs SET status = 'done', result = $3::json, request = NULL, finished_at = $4
     WHERE id = $1 AND attempts = $2 AND status = 'running' RETURNING id`,
    [job.id, job.attempts, toJson(result), at],
  );
  return rows.length > 0;
}

/** Ends a job badly. With a problem the same key gets the same refusal; without, it may try again. */
export async function failJob(
  db: Queryable,
  job: Job,
  { problem, at }: { problem: Problem | null; at: Date },
): Promise<void> {
  await db.query(
    `UPDATE jobs SET status = 'failed', problem = $3::jsonb, request = NULL, finished_at = $4
     WHERE id = $1 AND attempts = $2 AND status = 'running'`,
    [job.id, job.attempts, problem === null ? null : toJson(problem), at],
  );
}

/** How the newest call of a kind on a session stands, a running one first; null where there is none. */
export async function findLastJob(
  db: Queryable,
  sessionId: string,
  kind: JobKind,
): Promise<Pick<JobRow, 'status' | 'result'> | null> {
  const [row] = await db.query<Pick<JobRow, 'status' | 'result'>>(
    `SELECT status, result FROM jobs WHERE session_id = $1 AND kind = $2
     ORDER BY (status = 'running') DESC, created_at DESC LIMIT 1`,
    [sessionId, kind],
  );
  return row ?? null;
}

/** Removes jobs that ended before a time. */
export async function removeJobsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query("DELETE FROM jobs WHERE status <> 'running' AND finished_at < $1", [before]);
}
