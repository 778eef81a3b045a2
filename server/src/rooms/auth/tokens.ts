import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text that fits a cookie or a JSON field. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. Plain SHA-256 is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
