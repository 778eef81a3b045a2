import { systemClock, type Clock } from '../clock.ts';
import type { Database } from './database.ts';

/** Between two looks at the database's time. */
const SYNC_MS = 30_000;
/** A look that took longer says too little: the true time lies anywhere within it. */
const MOST_DOUBT_MS = 1_000;
const FIRST_COMPARISONS = 3;

/** Milliseconds that only move forward; setting this computer's clock does not move them. */
const monotonic: Clock = () => performance.timeOrigin + performance.now();

/**
 * The database's time, asked for now and every half minute, so that all servers
 * on one database agree on leases, sessions and what came first, whatever their
 * own clocks say. An embedded database has this process's time already.
 */
export async function databaseClock(db: Database, own: Clock = monotonic): Promise<Clock> {
  if (db.kind === 'embedded') return systemClock;
  let ahead = 0;
  let doubt = Infinity;
  for (let attempt = 0; attempt < FIRST_COMPARISONS; attempt += 1) {
    const seen = await compare(db, own);
    if (seen.doubt < doubt) ({ ahead, doubt } = seen);
  }
  const timer = setInterval(() => {
    compare(db, own).then(
      (seen) => {
        if (seen.doubt <= MOST_DOUBT_MS) ({ ahead } = seen);
      },
      // A database that is away is asked again; until then the own time runs on.
      () => undefined,
    );
  }, SYNC_MS);
  timer.unref();
  return () => Math.round(own() + ahead);
}

/** How far the database is ahead of an own time, and by how much that may be wrong; milliseconds. */
async function compare(db: Database, own: Clock): Promise<{ ahead: number; doubt: number }> {
  const before = own();
  const [row] = await db.query<{ ms: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
  );
  const after = own();
  if (row === undefined) throw new Error('the database tells no time');
  return { ahead: row.ms - (before + after) / 2, doubt: after - before };
}
