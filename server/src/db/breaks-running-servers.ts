import { statementsOf } from './migrate.ts';

/** What a server of the version before would stumble over; not in a table that the same migration makes. */
const BREAKS: readonly (readonly [RegExp, string])[] = [
  [/^DROP (?!INDEX)|^ALTER .*\bDROP (?!DEFAULT|NOT NULL|IDENTITY)/is, 'drops what it may use'],
  [/\bRENAME\b/i, 'renames what it may use'],
  [/\bALTER (?:COLUMN )?\S+ (?:SET DATA )?TYPE\b/i, 'changes the type of what it writes'],
  [/\bSET NOT NULL\b/i, 'makes required what it may leave out'],
  [
    /\bADD (?:COLUMN )?(?!CONSTRAINT|CHECK|UNIQUE|FOREIGN|PRIMARY)(?![^,]*\bDEFAULT\b)[^,]*\bNOT NULL\b/i,
    'makes required what it leaves out',
  ],
  [/\bDROP (?:DEFAULT|IDENTITY)\b/i, 'takes a default that it relies on'],
  [
    /\bADD (?:CONSTRAINT|CHECK|UNIQUE|FOREIGN|PRIMARY)\b|^CREATE UNIQUE|^CREATE (?:OR REPLACE )?(?:TRIGGER|RULE)/i,
    'makes a rule that it does not know',
  ],
  [/^(?:DELETE|TRUNCATE)\b/i, 'removes rows that it may use'],
];

/** Says that no program since that migration uses what is dropped: the second step of two. */
const SECOND_STEP = /^--.*\bunused since (\d{4})\b/im;

/**
 * Why a migration must not run while servers of the version before still run: one sentence for each statement, none
 * when it may. A change that takes something away is made in two versions: the first stops using it, the second
 * removes it and says `-- Unused since 00NN`, the migration from which on no program has used it.
 */
export function breaksRunningServers(sql: string, name: string): string[] {
  const unusedSince = SECOND_STEP.exec(sql)?.[1];
  if (unusedSince !== undefined && unusedSince < name.slice(0, 4)) return [];
  const own = new Set([...sql.matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gim)].map(nameOf));
  return statementsOf(sql)
    .filter((statement) => !/^CREATE (?:TABLE|FUNCTION)/i.test(statement))
    .filter((statement) => !own.has(tableOf(statement)))
    .filter((statement) => !isWidening(statement, sql) && !isOfNewColumn(statement, sql))
    .flatMap((statement) =>
      BREAKS.filter(([pattern]) => pattern.test(statement)).map(
        ([, why]) => `${name} ${why}: ${statement.replace(/\s+/g, ' ').slice(0, 100)}`,
      ),
    );
}

const nameOf = (found: RegExpMatchArray): string => found[1] ?? '';

/** The table that a statement changes. */
function tableOf(statement: string): string {
  const found = /\b(?:ON|TABLE|FROM|INTO) (?:IF (?:NOT )?EXISTS )?(\w+)/i.exec(statement);
  return found?.[1] ?? '';
}

/** A rule for a column that the same migration adds, and that a server of before leaves empty. */
function isOfNewColumn(statement: string, sql: string): boolean {
  const [, table = '', column = ''] =
    /^CREATE UNIQUE INDEX \w+ ON (\w+) \((\w+)\)/i.exec(statement) ?? [];
  const added = /^ALTER TABLE (\w+) ADD COLUMN (\w+)\b(?!.*\bDEFAULT\b)/is;
  return statementsOf(sql).some((one) => {
    const found = added.exec(one);
    return found?.[1] === table && found[2] === column;
  });
}

/** Half of a check that is made anew; that the new one allows all that the old one did is for its reviewer to see. */
function isWidening(statement: string, sql: string): boolean {
  const name = /^ALTER TABLE \w+ (?:DROP|ADD) CONSTRAINT (\w+_check)\b[^,]*$/is.exec(
    statement,
  )?.[1];
  return name !== undefined && sql.split(`CONSTRAINT ${name}`).length === 3;
}
