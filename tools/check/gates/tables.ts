import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLES } from '../../lint/tables.mjs';
import { type Gate, verdictOf } from '../gate.ts';

const MIGRATIONS = 'server/src/db/migrations';

/** Each table that a migration makes belongs to one folder of the server, so that the rule `own-tables` guards it. */
export const tables: Gate = {
  name: 'tables of rooms',
  judge(root) {
    const owned = Object.values(TABLES).flat();
    const folder = join(root, MIGRATIONS);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const unowned = files.flatMap((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return [...sql.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi)]
        .flatMap(([, table]) => table ?? [])
        .filter((table) => !owned.includes(table))
        .map(
          (table) =>
            `${MIGRATIONS}/${file}: no room owns ${table}; say it in tools/lint/tables.mjs`,
        );
    });
    return Promise.resolve(verdictOf(unowned));
  },
};
