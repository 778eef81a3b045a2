/** A value a statement may carry; objects go in as JSON text. */
export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly string[]
  | readonly number[];

export interface Queryable {
  /** Runs one statement with `$1` parameters; answers its rows. */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly SqlValue[],
  ): Promise<Row[]>;
}

/** The little of PostgreSQL that the rooms need; embedded and real servers both give it. */
export interface Database extends Queryable {
  /** `embedded`: this process is the only one that can have the database open. */
  readonly kind: 'embedded' | 'postgres';
  /** All of `work` or none of it; rolled back when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Tells every server on this database; the payload is an id or a few, never data (8000 bytes at most). */
  notify(channel: string, payload: string): Promise<void>;
  /** Calls `heard` for each `notify`, from this server too; answers how to stop. */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Locks a number until the answer is called, or this process or its line to the database ends; nobody else may take the
   * same. Below 2^31.
   */
  holdLock(key: number): Promise<() => Promise<void>>;
  /** Numbers that are locked now, by whatever process on the database. */
  lockedKeys(): Promise<number[]>;
  close(): Promise<void>;
}
