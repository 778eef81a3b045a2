import type { Species } from '../src/knowledge-types.ts';
import { recordsOf } from './json-lines.ts';

interface JudgedName {
  species: Species;
  name: string;
  /** Ids of findings, with spaces between; empty when no finding means it. */
  ids: string;
}

const tables = new Map<Species, Map<string, readonly string[]>>();
for (const { species, name, ids } of recordsOf<JudgedName>('corpora/sign-names.jsonl')) {
  const table = tables.get(species) ?? new Map<string, readonly string[]>();
  tables.set(
    species,
    table.set(
      name,
      ids.split(' ').filter((id) => id !== ''),
    ),
  );
}

/**
 * Finding ids that count as this plain sign name in this species, as the adjudicator decided.
 *
 * @returns undefined when nobody has judged the name; empty when no finding means it
 */
export function acceptedIds(species: Species, sign: string): readonly string[] | undefined {
  return tables.get(species)?.get(sign.toLowerCase().trim());
}
