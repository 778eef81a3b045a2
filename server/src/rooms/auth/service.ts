import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../plugins/contract-routes.ts';
import {
  addOwner,
  addPwaToken,
  addSession,
  findOwner,
  findSession,
  lockPwaToken,
  markPwaTokenUsed,
  removeExpired,
  removeSession,
  revokeFamily,
  revokeOwner,
  touchSession,
} from './repository.ts';
import { hashToken, newToken } from './tokens.ts';

/** Channel that tells every server which sockets to close. */
export const SIGNED_OUT_CHANNEL = 'signed_out';

/** The last use is written at most this often. */
const TOUCH_MS = 60_000;
/** A token whose answer was lost on the way may be used again this long. */
export const REUSE_GRACE_MS = 30_000;

export interface SignedIn {
  readonly ownerId: string;
  readonly sessionToken: string;
  /** Only when the device is new to the server. */
  readonly ownerToken: string | null;
  readonly pwaToken: string | null;
}

type Settings = Pick<Config, 'sessionIdleMs' | 'sessionAbsoluteMs' | 'pwaTokenMs'>;

/** Sessions, owners and installed-app tokens. The password itself is checked by the gate. */
export class AuthService {
  readonly #db: Database;
  readonly #settings: Settings;
  readonly #clock: Clock;

  constructor(db: Database, settings: Settings, clock: Clock) {
    this.#db = db;
    this.#settings = settings;
    this.#clock = clock;
  }

  /** Whose device it is, by its long-lived token; null for one that the server does not know. */
  async ownerOf(ownerToken: string): Promise<string | null> {
    return findOwner(this.#db, hashToken(ownerToken));
  }

  /** Opens a new session; the one the device had before ends. */
  async signIn(device: {
    ownerToken: string | undefined;
    sessionToken: string | undefined;
    isPwa: boolean;
  }): Promise<SignedIn> {
    return this.#db.transaction(async (tx) => {
      if (device.sessionToken !== undefined)
        await removeSession(tx, hashToken(device.sessionToken));
      const known =
        device.ownerToken === undefined ? null : await findOwner(tx, hashToken(device.ownerToken));
      const owner = known === null ? await this.#newOwner(tx) : { id: known, token: null };
      const familyId = device.isPwa ? randomUUID() : null;
      const pwaToken = familyId === null ? null : await this.#newPwaToken(tx, owner.id, familyId);
      const sessionToken = await this.#newSession(tx, owner.id, familyId);
      return { ownerId: owner.id, sessionToken, ownerToken: owner.token, pwaToken };
    });
  }

  /**
   * Trades an installed-app token for a session and the next token. A token used
   * twice has been copied: its whole family ends (null).
   */
  async signInByPwaToken(token: string): Promise<SignedIn | null> {
    const tokenHash = hashToken(token);
    const now = this.#clock();
    return this.#db.transaction(async (tx) => {
      const row = await lockPwaToken(tx, tokenHash);
      if (row === null || row.expires_at.getTime() <= now) return null;
      if (row.used_at !== null && now - row.used_at.getTime() > REUSE_GRACE_MS) {
        await revokeFamily(tx, row.family_id);
        return null;
      }
      await markPwaTokenUsed(tx, tokenHash, new Date(now));
      const pwaToken = await this.#newPwaToken(tx, row.owner_id, row.family_id);
      const sessionToken = await this.#newSession(tx, row.owner_id, row.family_id);
      return { ownerId: row.owner_id, sessionToken, ownerToken: null, pwaToken };
    });
  }

  /** Who a session's token belongs to; null when it is unknown, idle too long or too old. */
  async actorOf(sessionToken: string): Promise<Actor | null> {
    const sessionHash = hashToken(sessionToken);
    const row = await findSession(this.#db, sessionHash);
    const now = this.#clock();
    if (row === null) return null;
    const idleSince = row.last_seen_at.getTime();
    if (row.expires_at.getTime() <= now || idleSince + this.#settings.sessionIdleMs <= now) {
      return null;
    }
    if (now - idleSince > TOUCH_MS) await touchSession(this.#db, sessionHash, new Date(now));
    return { ownerId: row.owner_id, sessionHash };
  }

  /** True while the session named by its hash may go on; for sockets that stay open. */
  async isActive(sessionHash: string): Promise<boolean> {
    const row = await findSession(this.#db, sessionHash);
    return row !== null && row.expires_at.getTime() > this.#clock();
  }

  /** Ends the session and its installed-app tokens, or all of the owner's; closes their sockets. */
  async signOut(actor: Actor, everywhere: boolean): Promise<void> {
    await this.#db.transaction(async (tx) => {
      if (everywhere) return revokeOwner(tx, actor.ownerId);
      const session = await findSession(tx, actor.sessionHash);
      await removeSession(tx, actor.sessionHash);
      if (session?.family_id) await revokeFamily(tx, session.family_id);
    });
    await this.#db.notify(SIGNED_OUT_CHANNEL, everywhere ? actor.ownerId : actor.sessionHash);
  }

  /** Forgets what has run out. */
  async sweep(): Promise<void> {
    const now = this.#clock();
    await removeExpired(this.#db, {
      now: new Date(now),
      idle: new Date(now - this.#settings.sessionIdleMs),
    });
  }

  async #newOwner(tx: Queryable): Promise<{ id: string; token: string }> {
    const owner = { id: randomUUID(), token: newToken() };
    await addOwner(tx, {
      id: owner.id,
      tokenHash: hashToken(owner.token),
      at: new Date(this.#clock()),
    });
    return owner;
  }

  async #newSession(tx: Queryable, ownerId: string, familyId: string | null): Promise<string> {
    const token = newToken();
    const at = this.#clock();
    await addSession(tx, {
      tokenHash: hashToken(token),
      ownerId,
      familyId,
      at: new Date(at),
      expiresAt: new Date(at + this.#settings.sessionAbsoluteMs),
    });
    return token;
  }

  async #newPwaToken(tx: Queryable, ownerId: string, familyId: string): Promise<string> {
    const token = newToken();
    const at = this.#clock();
    await addPwaToken(tx, {
      tokenHash: hashToken(token),
      familyId,
      ownerId,
      at: new Date(at),
      expiresAt: new Date(at + this.#settings.pwaTokenMs),
    });
    return token;
  }
}
