import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Species } from '../src/knowledge-types.ts';

const tables = new Map<Species, ReadonlyMap<string, readonly string[]>>();

function tableOf(species: Species): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(species);
  if (known) return known;
  const path = join(import.meta.dirname, 'sign-names', `${species}.json`);
  // The files are checked by cases.test.ts; here their shape is taken as given.
  const lines = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>;
  const table = new Map(
    Object.entries(lines).map(([name, ids]) => [name, ids.split(' ').filter((id) => id !== '')]),
  );
  tables.set(species, table);
  return table;
}

/**
 * Finding ids that count as this plain sign name in this species, as the adjudicator decided.
 *
 * @returns undefined when nobody has judged the name; empty when no finding means it
 */
export function acceptedIds(species: Species, sign: string): readonly string[] | undefined {
  return tableOf(species).get(sign.toLowerCase().trim());
}
