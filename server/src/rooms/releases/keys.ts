import type { ReleaseName } from '@petwise/contracts/release-service';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import { ProblemError } from '../../errors.ts';
import { hashToken, newToken } from '../auth/tokens.ts';

/** Stands for every remote in a key's list, also those to come. */
const ALL = '*';
/** The operator's own key, in the data folder. */
const KEY_FILE = 'release-key';

/** Who asks the release service. */
export interface KeyHolder {
  readonly name: string;
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
    const [row] =
      key === undefined
        ? []
        : await this.#db.query<{ name: string; remotes: readonly string[] }>(
            'SELECT name, remotes FROM release_keys WHERE hash = $1',
            [hashToken(key)],
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
      isOperator,
      mayMove: (remote) => isOperator || row.remotes.includes(remote),
    };
  }

  /** A new key; only its hash is kept. */
  async make(name: string, remotes: readonly ReleaseName[]): Promise<string> {
    const key = newToken();
    await this.#keep(key, { name, remotes });
    return key;
  }

  /** Makes sure that the data folder holds a key for every remote, which only this computer's user can read. */
  async openOperatorKey(dataDir: string): Promise<void> {
    const file = join(dataDir, KEY_FILE);
    const held = (await readFile(file, 'utf8').catch(() => '')).trim();
    const key = held === '' ? newToken() : held;
    await this.#keep(key, { name: 'operator', remotes: [ALL] });
    if (held !== '') return;
    await writeFile(file, `${key}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
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
