import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTable } from '../../lint/tables.mjs';
import { type Gate, verdictOf } from '../gate.ts';

const SERVER = 'server/src';
const MIGRATIONS = `${SERVER}/db/migrations`;
/** The loop of export, deletion and retention. */
const LOOP = `${SERVER}/rooms/owner-data.ts`;
/** Its rows are the account itself, which stays when all it holds is deleted. */
const ACCOUNT = 'rooms/auth';

const CREATED = /\bCREATE TABLE (?:IF NOT EXISTS )?(\w+)([^;]*)/gi;
const ALTERED = /\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+)([^;]*)/gi;
const GAINS_OWNER = /\bADD (?:COLUMN )?(?:IF NOT EXISTS )?owner_id\b/i;

/**
 * Each table that a migration makes belongs to one folder of the server, so that the rule `own-tables` guards it; and what
 * names an owner is deleted with "delete everything", by its room's `owner-data.ts` in the loop over the rooms.
 */
export const tables: Gate = {
  name: 'tables of rooms',
  judge(root) {
    const folder = join(root, MIGRATIONS);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const complaints = files.flatMap((file) => {
      // What a comment says of a table is no table.
      const sql = readFileSync(join(folder, file), 'utf8').replace(/--.*/g, '');
      const created = [...sql.matchAll(CREATED)];
      const owned = [
        ...created.filter(([, , columns = '']) => /\bowner_id\b/i.test(columns)),
        ...[...sql.matchAll(ALTERED)].filter(([, , change = '']) => GAINS_OWNER.test(change)),
      ];
      return [
        ...created
          .flatMap(([, table]) => table ?? [])
          .filter((table) => folderOfTable(table) === undefined)
          .map((table) => `no room owns ${table}; say it in tools/lint/tables.mjs`),
        ...owned
          .flatMap(([, table]) => table ?? [])
          .flatMap((table) => deletionFaults(root, table)),
      ].map((complaint) => `${MIGRATIONS}/${file}: ${complaint}`);
    });
    return Promise.resolve(verdictOf(complaints));
  },
};

/** What is wrong with the deletion of a table's rows with their owner's data; nothing when all is well. */
function deletionFaults(root: string, table: string): string[] {
  const room = folderOfTable(table);
  if (room === undefined || room === ACCOUNT) return [];
  const file = `${SERVER}/${room}/owner-data.ts`;
  const deletion = new RegExp(`\\bDELETE FROM ${table} WHERE owner_id = \\$1`);
  if (!deletion.test(textOf(root, file))) {
    return [`"delete everything" leaves ${table}: ${file} has no DELETE of an owner's rows`];
  }
  const isInLoop = textOf(root, LOOP).includes(`'./${room.replace('rooms/', '')}/owner-data.ts'`);
  return isInLoop ? [] : [`"delete everything" leaves ${table}: ${file} is not in ${LOOP}`];
}

function textOf(root: string, path: string): string {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
