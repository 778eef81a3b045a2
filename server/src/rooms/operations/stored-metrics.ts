import type { Database } from '../../db/database.ts';
import { countConsults } from '../consult/count-consults.ts';
import { countOutcomes } from '../follow-up/count-outcomes.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { countUploads } from '../uploads/count-uploads.ts';
import type { MetricRegistry } from '../../plugins/metrics.ts';

/** What the database holds, read once for each look; the last figures while it is away. Answers how to read it anew. */
export function measureStored(db: Database, registry: MetricRegistry): () => Promise<void> {
  let stored: Awaited<ReturnType<typeof readStored>> | null = null;
  registry.gauge(
    {
      name: 'petwise_consults',
      help: 'Assessments held, by how far they are.',
      labels: ['status'],
    },
    () => (stored?.consults ?? []).map(({ status, count }) => [{ status }, count]),
  );
  registry.gauge(
    {
      name: 'petwise_jobs',
      help: 'Long calls of the last day, by kind and state.',
      labels: ['kind', 'status'],
    },
    () => (stored?.jobs ?? []).map(({ kind, status, count }) => [{ kind, status }, count]),
  );
  registry.gauge(
    {
      name: 'petwise_outcomes',
      help: 'What vets found, as owners say, by where the report had it: first, listed, nowhere.',
      labels: ['placed'],
    },
    () => [...(stored?.outcomes ?? [])].map(([placed, count]) => [{ placed }, count]),
  );
  // Until the database has answered nothing is said: "0 files" would be a finding.
  registry.gauge({ name: 'petwise_uploads', help: 'Files held.', labels: [] }, () =>
    stored === null ? [] : [[{}, stored.uploads.count]],
  );
  registry.gauge({ name: 'petwise_uploads_bytes', help: 'Their size together.', labels: [] }, () =>
    stored === null ? [] : [[{}, stored.uploads.bytes]],
  );
  return async () => {
    // What the process says of itself counts most when the database is away.
    stored = await readStored(db).catch(() => stored);
  };
}

async function readStored(db: Database) {
  const outcomes = new Map<string, number>();
  for (const { placed, reports } of await countOutcomes(db)) {
    outcomes.set(placed, (outcomes.get(placed) ?? 0) + reports);
  }
  return {
    consults: await countConsults(db),
    jobs: await countJobs(db),
    outcomes,
    uploads: await countUploads(db),
  };
}
