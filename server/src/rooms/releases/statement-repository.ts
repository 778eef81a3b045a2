import type { Queryable } from '../../db/database.ts';
import type { ReleaseRow } from './repository.ts';

/** What a channel gives, as it was signed. */
interface StatementRow {
  readonly channel: string;
  readonly seq: number;
  readonly text: string;
  readonly signature: string;
}

/** Keeps the signature of a version that is in the store. */
export async function signRelease(
  db: Queryable,
  { remote, version }: Pick<ReleaseRow, 'remote' | 'version'>,
  signature: string,
): Promise<void> {
  await db.query('UPDATE releases SET signature = $3 WHERE remote = $1 AND version = $2', [
    remote,
    version,
    signature,
  ]);
}

/** The signed word on what a channel gives; null while there is none. */
export async function findStatement(db: Queryable, channel: string): Promise<StatementRow | null> {
  const [row] = await db.query<Omit<StatementRow, 'seq'> & { seq: string }>(
    'SELECT * FROM release_statements WHERE channel = $1',
    [channel],
  );
  return row === undefined ? null : { ...row, seq: Number(row.seq) };
}

/** Keeps the newest signed word on a channel, over the one before. */
export async function writeStatement(db: Queryable, statement: StatementRow): Promise<void> {
  const { channel, seq, text, signature } = statement;
  await db.query(
    `INSERT INTO release_statements (channel, seq, text, signature) VALUES ($1, $2, $3, $4)
     ON CONFLICT (channel) DO UPDATE SET seq = excluded.seq, text = excluded.text, signature = excluded.signature`,
    [channel, seq, text, signature],
  );
}
