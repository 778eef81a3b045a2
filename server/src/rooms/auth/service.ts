import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { Actor } from '../../plugins/contract-routes.ts';
import {
  addDevice,
  addOwner,
  addPwaToken,
  addSession,
  findSession,
  listDeviceOwners,
  lockPwaToken,
  markPwaTokenUsed,
  noteDeviceOwner,
  removeDevice,
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

const UNASKED = 'This device was used before. Reload the page to choose whose assessments to open';

export interface SignedIn {
  readonly ownerId: string;
  readonly sessionToken: string;
  /** Null where the device is not known by a cookie. */
  readonly deviceToken: string | null;
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

  /** Who has used a device, the last one first, by its long-lived token; null for an unknown device. */
  async usersOf(
    deviceToken: string,
  ): Promise<readonly { ownerId: string; lastUsedAt: Date }[] | null> {
    const rows = await listDeviceOwners(this.#db, hashToken(deviceToken));
    return rows?.map((row) => ({ ownerId: row.owner_id, lastUsedAt: row.last_used_at })) ?? null;
  }

  /**
   * Opens a new session; the one the device had before ends. `earlier` says as
   * which of those who used the device before, the last one first; with `none`,
   * or on a new device, it is somebody new. Null was not asked: a `conflict` on
   * a device that was used before.
   */
  async signIn(device: {
    deviceToken: string | undefined;
    sessionToken: string | undefined;
    isPwa: boolean;
    earlier: number | 'none' | null;
  }): Promise<SignedIn> {
    const { deviceToken: given, earlier } = device;
    return this.#db.transaction(async (tx) => {
      if (device.sessionToken !== undefined)
        await removeSession(tx, hashToken(device.sessionToken));
      const users = given === undefined ? null : await listDeviceOwners(tx, hashToken(given));
      if (earlier === null && users !== null && users.length > 0)
        throw new ProblemError('conflict', UNASKED);
      const isKnown = given !== undefined && users !== null;
      const deviceToken = isKnown ? given : newToken();
      const deviceHash = hashToken(deviceToken);
      const at = new Date(this.#clock());
      if (!isKnown) await addDevice(tx, deviceHash, at);
      const before = earlier === 'none' || earlier === null ? undefined : users?.[earlier];
      const ownerId = before?.owner_id ?? (await this.#newOwner(tx));
      await noteDeviceOwner(tx, { deviceHash, ownerId, at });
      const familyId = device.isPwa ? randomUUID() : null;
      const pwaToken = familyId === null ? null : await this.#newPwaToken(tx, ownerId, familyId);
      const sessionToken = await this.#newSession(tx, ownerId, familyId);
      return { ownerId, sessionToken, deviceToken, pwaToken };
    });
  }

  /** Forgets who has used a device; what is theirs stays on the server. */
  async forgetDevice(deviceToken: string): Promise<void> {
    await removeDevice(this.#db, hashToken(deviceToken));
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
      return { ownerId: row.owner_id, sessionToken, deviceToken: null, pwaToken };
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

  async #newOwner(tx: Queryable): Promise<string> {
    const id = randomUUID();
    await addOwner(tx, id, new Date(this.#clock()));
    return id;
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
