import { type HeldKey, ReleaseName } from '@petwise/contracts/release-service';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import { ProblemError } from '../../errors.ts';
import { writeSynced } from '../../sync-path.ts';
import { hashToken, newToken } from '../auth/tokens.ts';

/** Stands for every remote in a key's list, also those to come. */
const ALL = '*';
/** The operator's own key, in the data folder. */
const KEY_FILE = 'release-key';
const OPERATOR = 'operator';
/** Names by which the log calls what no team has moved. */
const NOT_TEAMS: readonly string[] = [OPERATOR, 'petwise', 'start'];

/** Who asks the release service. */
export interface KeyHolder {
  readonly name: string;
  /** Of the key that was borne. */
  readonly hash: string;
  mayMove(remote: string): boolean;
  /** Whether the key is for every remote: for what concerns the whole store. */
  readonly isOperator: boolean;
}

/** Keys of teams: each moves its own remotes and no other. */
export class ReleaseKeys {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** @throws ProblemError 401 for a request without a key that is known. */
  async holderOf(request: FastifyRequest): Promise<KeyHolder> {
    const key = keyIn(request.headers.authorization ?? '');
    const hash = key === undefined ? '' : hashToken(key);
    const [row] =
      key === undefined
        ? []
        : await this.#db.query<{ name: string; remotes: readonly string[] }>(
            'SELECT name, remotes FROM release_keys WHERE hash = $1',
            [hash],
          );
    if (row === undefined) {
      // A program goes on as it is; a browser that opens the operator's page asks for the key.
      const headers = { 'www-authenticate': 'Basic realm="Petwise releases", charset="UTF-8"' };
      const isPage = !request.url.startsWith('/api');
      throw new ProblemError(
        'not-authenticated',
        'This needs a release key',
        isPage ? { headers } : {},
      );
    }
    const isOperator = row.remotes.includes(ALL);
    return {
      name: row.name,
      hash,
      isOperator,
      mayMove: (remote) => isOperator || row.remotes.includes(remote),
    };
  }

  /**
   * A new key; only its hash is kept.
   *
   * @throws ProblemError 409 for a name that is taken, so that a line of the log names one key.
   */
  async make(name: string, remotes: readonly ReleaseName[]): Promise<string> {
    const isTaken = (await this.list()).some((held) => held.name === name);
    if (isTaken || NOT_TEAMS.includes(name)) {
      throw new ProblemError(
        'conflict',
        `There is a key of ${name}; end it first, or name another`,
      );
    }
    const key = newToken();
    await this.#keep(key, { name, remotes });
    return key;
  }

  /** Whose keys there are, by name. */
  async list(): Promise<HeldKey[]> {
    const rows = await this.#db.query<{ name: string; remotes: readonly string[]; at: Date }>(
      'SELECT name, remotes, created_at AS at FROM release_keys ORDER BY name, created_at',
    );
    return rows.map(({ name, remotes, at }) => ({
      name,
      remotes: remotes.includes(ALL) ? null : v.parse(v.array(ReleaseName), remotes),
      createdAt: at.toISOString(),
    }));
  }

  /**
   * Ends every key of a name but the one of who asks.
   *
   * @returns how many ended.
   * @throws ProblemError 404 where there is none.
   */
  async end(name: string, asks: KeyHolder): Promise<number> {
    const ended = await this.#db.query(
      'DELETE FROM release_keys WHERE name = $1 AND hash <> $2 RETURNING hash',
      [name, asks.hash],
    );
    if (ended.length === 0) throw new ProblemError('not-found', `There is no other key of ${name}`);
    return ended.length;
  }

  /** Makes sure that the data folder holds a key for every remote, which only this computer's user can read. */
  async openOperatorKey(dataDir: string): Promise<void> {
    const file = join(dataDir, KEY_FILE);
    const held = (await readFile(file, 'utf8').catch(() => '')).trim();
    const key = held === '' ? newToken() : held;
    await this.#keep(key, { name: OPERATOR, remotes: [ALL] });
    if (held !== '') return;
    await writeSynced(file, `${key}\n`);
  }

  async #keep(key: string, { name, remotes }: { name: string; remotes: readonly string[] }) {
    await this.#db.query(
      `INSERT INTO release_keys (hash, name, remotes, created_at) VALUES ($1, $2, $3::jsonb, $4)
       ON CONFLICT DO NOTHING`,
      [hashToken(key), name, toJson(remotes), new Date(this.#clock())],
    );
  }
}

/** The key that a program bears, or that a browser sends as a password; the user's name is of no account. */
function keyIn(authorization: string): string | undefined {
  const [, scheme = '', value = ''] =
    /^(Bearer|Basic) ([\w+/=-]{20,300})$/.exec(authorization) ?? [];
  const credentials = scheme === 'Basic' ? Buffer.from(value, 'base64').toString() : `:${value}`;
  return /:([\w-]{20,100})$/.exec(credentials)?.[1];
}
