import { hash, verify } from '@node-rs/argon2';
import type { Queryable } from '../../db/database.ts';
import { keepSetting, readSetting } from '../../db/settings.ts';
import { revokeEverything } from './repository.ts';
import { makePassPhrase } from './pass-phrase.ts';

/** OWASP's choice for argon2id, which is the library's default kind: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PASSWORD_KEY = 'password';

/** The one password of this server; only its hash is kept. */
export interface PasswordGate {
  /** Constant work for right and wrong; takes the text exactly as typed, each letter in its one spelling (`normalised`). */
  isRight(typed: string): Promise<boolean>;
  /** A pass phrase made at this start, to be shown once; null otherwise. */
  readonly fresh: string | null;
  /** Keeps the hash of a fresh pass phrase; called once it has been shown. */
  keepFresh(): Promise<void>;
}

/**
 * Decides the password at start: the one of the settings, else the one kept,
 * else a new pass phrase. Another password than before ends every session.
 */
export async function openPasswordGate(
  db: Queryable,
  set: string | undefined,
  options: { renew?: boolean } = {},
): Promise<PasswordGate> {
  const stored = await readSetting(db, PASSWORD_KEY);
  if (set !== undefined) {
    if (stored === null || !(await verify(stored, set))) {
      await keepSetting(db, PASSWORD_KEY, await hash(set, ARGON2));
      await revokeEverything(db);
    }
    return gate(await hashNow(db), null, async () => undefined);
  }
  if (stored !== null && options.renew !== true) return gate(stored, null, async () => undefined);
  const phrase = makePassPhrase();
  const hashed = await hash(phrase, ARGON2);
  return gate(hashed, phrase, async () => {
    await keepSetting(db, PASSWORD_KEY, hashed);
    await revokeEverything(db);
  });
}

function gate(hashed: string, fresh: string | null, keepFresh: () => Promise<void>): PasswordGate {
  return { isRight: (typed) => verify(hashed, typed), fresh, keepFresh };
}

async function hashNow(db: Queryable): Promise<string> {
  const stored = await readSetting(db, PASSWORD_KEY);
  if (stored === null) throw new Error('the password was not kept');
  return stored;
}
