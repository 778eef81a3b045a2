import type { Database } from '../../db/database.ts';
import type { MetricBook } from './metrics.ts';

interface Stored {
  readonly consults: readonly { status: string; count: number }[];
  readonly jobs: readonly { kind: string; status: string; count: number }[];
  readonly outcomes: readonly { placed: string; count: number }[];
  readonly uploads: { count: number; bytes: number };
}

/** What the database holds, read once for each look; the last figures while it is away. Answers how to read it anew. */
export function measureStored(db: Database, book: MetricBook): () => Promise<void> {
  let stored: Stored = { consults: [], jobs: [], outcomes: [], uploads: { count: 0, bytes: 0 } };
  book.gauge('petwise_consults', 'Assessments held, by how far they are.', () =>
    stored.consults.map(({ status, count }) => [{ status }, Number(count)]),
  );
  book.gauge('petwise_jobs', 'Long calls of the last day, by kind and state.', () =>
    stored.jobs.map(({ kind, status, count }) => [{ kind, status }, Number(count)]),
  );
  book.gauge(
    'petwise_outcomes',
    'What vets found, as owners say, by where the report had it: first, listed, nowhere.',
    () => stored.outcomes.map(({ placed, count }) => [{ placed }, Number(count)]),
  );
  book.gauge('petwise_uploads', 'Files held.', () => [[{}, Number(stored.uploads.count)]]);
  book.gauge('petwise_uploads_bytes', 'Their size together.', () => [
    [{}, Number(stored.uploads.bytes)],
  ]);
  return async () => {
    // What the process says of itself counts most when the database is away.
    stored = await readStored(db).catch(() => stored);
  };
}

async function readStored(db: Database): Promise<Stored> {
  const consults = await db.query<Stored['consults'][number]>(
    'SELECT status, count(*) AS count FROM consults GROUP BY status ORDER BY status',
  );
  const jobs = await db.query<Stored['jobs'][number]>(
    'SELECT kind, status, count(*) AS count FROM jobs GROUP BY kind, status ORDER BY kind, status',
  );
  const outcomes = await db.query<Stored['outcomes'][number]>(
    'SELECT placed, count(*) AS count FROM consult_outcomes GROUP BY placed ORDER BY placed',
  );
  const [uploads] = await db.query<Stored['uploads']>(
    'SELECT count(*) AS count, coalesce(sum(size), 0) AS bytes FROM uploads',
  );
  return { consults, jobs, outcomes, uploads: uploads ?? { count: 0, bytes: 0 } };
}
