import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { SqlValue } from './database.ts';

const { serialize } = protocol;

/** What PostgreSQL answers, message by message. */
type Message = Parameters<typeof parse.parseResults>[0][number];

/** A statement that PostgreSQL has read, and knows by a name. */
interface Prepared {
  readonly name: string;
  /** Of its parameters, by place. */
  readonly types: readonly number[];
  /** What its rows look like; none of a statement without rows. */
  readonly columns: readonly Message[];
  uses: number;
}

/** Statements that read or write rows; all others are few, and may change what a prepared one stands on. */
const OF_ROWS = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;
const IN_TRANSACTION = /^(?:BEGIN|COMMIT|ROLLBACK)$/;
/** A statement is planned anew after so many uses, so that its plan follows tables that grow. */
const PLAN_USES = 500;
/** The product has some three hundred. */
const MOST_PREPARED = 400;
const SYNC = serialize.sync();
/** PGlite 0.5 collects all that it reads of the answers to raw calls; a call that it answers itself lets go of it. */
const MOST_COLLECTED_BYTES = 1024 * 1024;

/**
 * Runs statements on a PGlite's one connection. `PGlite.query` has each of them read and planned anew, in six calls of the
 * WebAssembly; here a known one takes one call, and a third of the processor's time.
 */
export class EmbeddedStatements {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  /** Messages that close what is no longer prepared; they go with the next call. */
  #closing: Uint8Array[] = [];
  #names = 0;
  #collectedBytes = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /**
   * Runs one statement to its end, at once.
   *
   * @throws `DatabaseError` of PGlite, with the SQLSTATE as `code`.
   */
  run<Row>(sql: string, params: readonly SqlValue[]): { rows: Row[]; command: string } {
    const statement = OF_ROWS.test(sql) ? this.#prepare(sql) : this.#read(sql, '');
    const values = params.map((value, place) => this.#written(value, statement.types[place]));
    const answer = this.#send([
      serialize.bind({ statement: statement.name, values }),
      serialize.execute({}),
    ]);
    if (statement.name === '' && !IN_TRANSACTION.test(sql)) this.#forgetAll();
    const [result] = parse.parseResults([...statement.columns, ...answer], this.#pglite.parsers);
    const done = answer.find((message) => message.name === 'commandComplete');
    const command = done !== undefined && 'text' in done ? String(done.text) : '';
    // The caller names the columns it selects; PostgreSQL cannot know their types.
    return { rows: (result?.rows ?? []) as Row[], command };
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined && known.uses < PLAN_USES) {
      known.uses += 1;
      return known;
    }
    if (known !== undefined) this.#forget(sql, known);
    if (this.#prepared.size >= MOST_PREPARED) this.#forgetAll();
    this.#names += 1;
    const fresh = this.#read(sql, `s${this.#names}`);
    this.#prepared.set(sql, fresh);
    return fresh;
  }

  #read(text: string, name: string): Prepared {
    const answer = this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const types = parse.parseDescribeStatementResults(answer);
    return { name, types, columns: answer.filter(isRowDescription), uses: 1 };
  }

  #written(value: SqlValue, type: number | undefined): string | null {
    if (value === null) return null;
    const serializer = type === undefined ? undefined : this.#pglite.serializers[type];
    return serializer === undefined ? value.toString() : serializer(value);
  }

  #send(messages: readonly Uint8Array[]): Message[] {
    const all = [...this.#closing, ...messages, SYNC];
    this.#closing = [];
    const answer: Message[] = [];
    const bytes = this.#pglite.execProtocolRawSync(Buffer.concat(all));
    new protocol.Parser().parse(bytes, (message) => answer.push(message));
    this.#collectedBytes += bytes.length;
    if (this.#collectedBytes > MOST_COLLECTED_BYTES) this.#letGo();
    const error = answer.find((message) => message instanceof Error);
    if (error !== undefined) throw error;
    return answer;
  }

  /** Done when it returns, but for its promise; what it says of a database that has ended, the next statement says too. */
  #letGo(): void {
    this.#collectedBytes = 0;
    this.#pglite.execProtocol(SYNC, { syncToFs: false }).catch(() => undefined);
  }

  #forget(sql: string, { name }: Prepared): void {
    this.#prepared.delete(sql);
    this.#closing.push(serialize.close({ type: 'S', name }));
  }

  #forgetAll(): void {
    for (const [sql, prepared] of this.#prepared) this.#forget(sql, prepared);
  }
}

const isRowDescription = ({ name }: Message): boolean => name === 'rowDescription';
