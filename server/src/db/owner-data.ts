import type { MyData } from '@petwise/contracts';
import type { Queryable } from './database.ts';

/** Kinds of rows that an export lists. */
export type ExportedKind = Exclude<keyof MyData, 'schema' | 'version' | 'exportedAt'>;

/** A row as it is exported; where it stands among the others goes by these two. */
export type ExportedRow = Record<string, unknown> & {
  readonly id: string;
  readonly created_at: Date;
};

/** Rows of an owner, oldest first, a page at a time. */
export type ExportedPages = AsyncIterable<readonly ExportedRow[]>;

/** What went because it had not changed for long. */
export interface Gone {
  readonly rows: number;
  /** Consults and conversations among them: what hangs on their ids goes too. */
  readonly sessions?: readonly string[];
  /** Contents of files that a row named. */
  readonly contents?: readonly string[];
}

/** Removes what hangs on consults and conversations that are gone. */
export type ForgetSessions = (tx: Queryable, ids: readonly string[]) => Promise<unknown>;

/**
 * What a room keeps of owners. Export, deletion and the retention time are loops over these (`rooms/owner-data.ts`), and
 * no other room names its tables (`tools/lint/tables.mjs`).
 */
export interface OwnerData {
  /** The rows as their owner takes them along; a room whose rows stand within another's has none. */
  exportOf?(db: Queryable, ownerId: string): Partial<Record<ExportedKind, ExportedPages>>;
  /** Removes all of an owner's; the owner stays. */
  forget(tx: Queryable, ownerId: string): Promise<unknown>;
  forgetSessions?: ForgetSessions;
  /** Removes what has not changed since `before`, of all owners. */
  forgetUnchanged?(tx: Queryable, before: Date): Promise<Gone>;
}

/** Rows to a page: few enough that others' calls come in between. */
const PAGE = 4;

/**
 * Reads rows of an owner page by page.
 *
 * @param sql a statement that ends in its WHERE, where `$1` is the owner; it gives `id` and `created_at` of `alias`
 */
export async function* pagesOf(
  db: Queryable,
  ownerId: string,
  { sql, alias }: { sql: string; alias: string },
): AsyncGenerator<readonly ExportedRow[]> {
  const statement = `${sql} AND (${alias}.created_at, ${alias}.id) > ($2::timestamptz, $3)
    ORDER BY ${alias}.created_at, ${alias}.id LIMIT ${PAGE}`;
  for (let last: ExportedRow | undefined; ;) {
    const rows = await db.query<ExportedRow>(statement, [
      ownerId,
      last?.created_at ?? '-infinity',
      last?.id ?? '',
    ]);
    last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
  }
}
