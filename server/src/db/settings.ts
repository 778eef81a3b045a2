import type { Queryable } from './database.ts';

/** What the server itself keeps under a key; null where it keeps nothing. */
export async function readSetting(db: Queryable, key: string): Promise<string | null> {
  const [row] = await db.query<{ value: string }>('SELECT value FROM settings WHERE key = $1', [
    key,
  ]);
  return row?.value ?? null;
}

/** Writes one setting of the server, over an older one. */
export async function keepSetting(db: Queryable, key: string, value: string): Promise<void> {
  await db.query(
    `INSERT INTO settings (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, value],
  );
}

/** Removes a setting, unless it has another value by now. */
export async function removeSetting(db: Queryable, key: string, value: string): Promise<void> {
  await db.query('DELETE FROM settings WHERE key = $1 AND value = $2', [key, value]);
}

/** The values of all settings whose key begins so. */
export async function listSettings(db: Queryable, prefix: string): Promise<string[]> {
  const rows = await db.query<{ value: string }>(
    'SELECT value FROM settings WHERE starts_with(key, $1) ORDER BY key',
    [prefix],
  );
  return rows.map(({ value }) => value);
}
