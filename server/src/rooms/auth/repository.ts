import type { Queryable } from '../../db/database.ts';

export interface SessionRow {
  readonly owner_id: string;
  readonly family_id: string | null;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
}

export interface PwaTokenRow {
  readonly owner_id: string;
  readonly family_id: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

/** Who has used a device, the last one first; null for a device that the server does not know. */
export async function listDeviceOwners(
  db: Queryable,
  deviceHash: string,
): Promise<{ owner_id: string; last_used_at: Date }[] | null> {
  const known = await db.query('SELECT 1 FROM devices WHERE token_hash = $1', [deviceHash]);
  if (known.length === 0) return null;
  return db.query(
    `SELECT owner_id, last_used_at FROM device_owners WHERE device_hash = $1
     ORDER BY last_used_at DESC, owner_id`,
    [deviceHash],
  );
}

/** Notes a browser by the hash of its token. */
export async function addDevice(db: Queryable, deviceHash: string, at: Date): Promise<void> {
  await db.query('INSERT INTO devices (token_hash, created_at) VALUES ($1, $2)', [deviceHash, at]);
}

/** Forgets who has used a device; what is theirs stays. */
export async function removeDevice(db: Queryable, deviceHash: string): Promise<void> {
  await db.query('DELETE FROM devices WHERE token_hash = $1', [deviceHash]);
}

/** Notes that an owner uses a device now. */
export async function noteDeviceOwner(
  db: Queryable,
  { deviceHash, ownerId, at }: { deviceHash: string; ownerId: string; at: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO device_owners (device_hash, owner_id, last_used_at) VALUES ($1, $2, $3)
     ON CONFLICT (device_hash, owner_id) DO UPDATE SET last_used_at = excluded.last_used_at`,
    [deviceHash, ownerId, at],
  );
}

/** Makes a new owner. */
export async function addOwner(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query('INSERT INTO owners (id, created_at) VALUES ($1, $2)', [id, at]);
}

/** Opens a session; `familyId` ties it to the installed app's token that opened it. */
export async function addSession(
  db: Queryable,
  session: {
    tokenHash: string;
    ownerId: string;
    familyId: string | null;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.query(
    `INSERT INTO auth_sessions (token_hash, owner_id, family_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $4, $4, $5)`,
    [session.tokenHash, session.ownerId, session.familyId, session.at, session.expiresAt],
  );
}

/** A session by the hash of its token, also one that has run out; null for none. */
export async function findSession(db: Queryable, tokenHash: string): Promise<SessionRow | null> {
  const rows = await db.query<SessionRow>(
    'SELECT owner_id, family_id, last_seen_at, expires_at FROM auth_sessions WHERE token_hash = $1',
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Notes that a session was used. */
export async function touchSession(db: Queryable, tokenHash: string, at: Date): Promise<void> {
  await db.query('UPDATE auth_sessions SET last_seen_at = $2 WHERE token_hash = $1', [
    tokenHash,
    at,
  ]);
}

/** Ends a session; nothing happens when there is none. */
export async function removeSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.query('DELETE FROM auth_sessions WHERE token_hash = $1', [tokenHash]);
}

/** Keeps a token of an installed app (LOGIN-05); `familyId` is the same for those that replace one another. */
export async function addPwaToken(
  db: Queryable,
  token: { tokenHash: string; familyId: string; ownerId: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO pwa_tokens (token_hash, family_id, owner_id, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [token.tokenHash, token.familyId, token.ownerId, token.at, token.expiresAt],
  );
}

/** Reads a token and holds it against a second use until the transaction ends. */
export async function lockPwaToken(tx: Queryable, tokenHash: string): Promise<PwaTokenRow | null> {
  const rows = await tx.query<PwaTokenRow>(
    'SELECT owner_id, family_id, expires_at, used_at FROM pwa_tokens WHERE token_hash = $1 FOR UPDATE',
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Notes when a token was used first; a much later use is a copy's. */
export async function markPwaTokenUsed(tx: Queryable, tokenHash: string, at: Date): Promise<void> {
  await tx.query('UPDATE pwa_tokens SET used_at = coalesce(used_at, $2) WHERE token_hash = $1', [
    tokenHash,
    at,
  ]);
}

/** Ends a family of installed-app tokens, and every session that one of them opened. */
export async function revokeFamily(tx: Queryable, familyId: string): Promise<void> {
  await tx.query('DELETE FROM pwa_tokens WHERE family_id = $1', [familyId]);
  await tx.query('DELETE FROM auth_sessions WHERE family_id = $1', [familyId]);
}

/** Ends every session and token of one owner. */
export async function revokeOwner(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query('DELETE FROM pwa_tokens WHERE owner_id = $1', [ownerId]);
  await tx.query('DELETE FROM auth_sessions WHERE owner_id = $1', [ownerId]);
}

/** Ends every session and token there is; for a new password. */
export async function revokeEverything(db: Queryable): Promise<void> {
  await db.query('DELETE FROM pwa_tokens');
  await db.query('DELETE FROM auth_sessions');
}

/** Removes sessions and tokens that have run out, and sessions not used since `idle`. */
export async function removeExpired(
  db: Queryable,
  before: { now: Date; idle: Date },
): Promise<void> {
  await db.query('DELETE FROM auth_sessions WHERE expires_at < $1 OR last_seen_at < $2', [
    before.now,
    before.idle,
  ]);
  await db.query('DELETE FROM pwa_tokens WHERE expires_at < $1', [before.now]);
}
