import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breaksRunningServers } from './breaks-running-servers.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** The last migration from before rolling upgrades were promised (docs/operations.md). */
const BEFORE = '0014-access-log.sql';

describe('a migration', () => {
  const names = readdirSync(FOLDER).filter((name) => name > BEFORE);
  test.each([[BEFORE], ...names.map((name) => [name])])(
    '%s leaves a running older server its tables',
    (name) => {
      expect(breaksRunningServers(readFileSync(new URL(name, FOLDER), 'utf8'), name)).toEqual([]);
    },
  );

  test.each([
    ['ALTER TABLE owners DROP COLUMN token_hash;', 'drops'],
    ['DROP TABLE shares;', 'drops'],
    ['ALTER TABLE second_ear_use RENAME COLUMN consult_id TO session_id;', 'renames'],
    ['ALTER TABLE consults ALTER COLUMN age TYPE integer;', 'type'],
    ['ALTER TABLE consults ALTER COLUMN title SET NOT NULL;', 'required'],
    ['ALTER TABLE consults ADD COLUMN pet_id text NOT NULL;', 'required'],
    ['ALTER TABLE a ADD COLUMN b text DEFAULT 1, ADD COLUMN c text NOT NULL;', 'required'],
    ['ALTER TABLE consults ADD CONSTRAINT short CHECK (length(title) < 9);', 'rule'],
    ['CREATE UNIQUE INDEX one ON consults (title);', 'rule'],
    ['ALTER TABLE a ADD COLUMN b text DEFAULT 1;\nCREATE UNIQUE INDEX one ON a (b);', 'rule'],
    ['ALTER TABLE a ADD COLUMN b text;\nCREATE UNIQUE INDEX one ON a (c);', 'rule'],
    ['ALTER TABLE jobs ALTER COLUMN attempts DROP DEFAULT;', 'default'],
    ['CREATE TRIGGER t BEFORE INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION f();', 'rule'],
    ['DELETE FROM shares;', 'rows'],
    ['ALTER TABLE a DROP CONSTRAINT a_b_check;', 'drops'],
    // One that drops what an earlier one says is unused must name an earlier one.
    ['-- Unused since 0020.\nALTER TABLE owners DROP COLUMN x;', 'drops'],
  ])('is refused: %s', (sql, why) => {
    const [found] = breaksRunningServers(sql, '0020-next.sql');
    expect(found).toContain(why);
  });

  test.each([
    ['CREATE TABLE pets (id text PRIMARY KEY, name text NOT NULL UNIQUE CHECK (name <> $$$$));'],
    ['CREATE TABLE pets (id text NOT NULL);\nCREATE UNIQUE INDEX one ON pets (id);'],
    ['CREATE TABLE log (id text);\nCREATE TRIGGER t BEFORE UPDATE ON log EXECUTE FUNCTION f();'],
    ['ALTER TABLE consults ADD COLUMN pet_id text REFERENCES pets (id) ON DELETE SET NULL;'],
    ['ALTER TABLE consults ADD COLUMN tries integer NOT NULL DEFAULT 0;'],
    ['ALTER TABLE consults ALTER COLUMN title SET STATISTICS 0;'],
    ['CREATE INDEX by_title ON consults (title);'],
    ['ALTER TABLE a ADD COLUMN b text;\nCREATE UNIQUE INDEX one ON a (b) WHERE b IS NOT NULL;'],
    [
      'ALTER TABLE a DROP CONSTRAINT a_b_check;\nALTER TABLE a ADD CONSTRAINT a_b_check CHECK (b > 0);',
    ],
    ['-- Unused since 0017.\nALTER TABLE owners DROP COLUMN x;'],
  ])('may be: %s', (sql) => {
    expect(breaksRunningServers(sql, '0020-next.sql')).toEqual([]);
  });
});
