import type { Species } from '../src/knowledge-types.ts';
import { recordsOf } from './json-lines.ts';

/** A plain name of a sign. */
interface JudgedName {
  name: string;
  means: readonly {
    /** Kinds of animal, with spaces between. */
    species: string;
    /** Ids of findings, likewise; empty when no finding means it. */
    ids: string;
  }[];
}

const split = (list: string): string[] => list.split(' ').filter((item) => item !== '');

const tables = new Map<string, Map<string, readonly string[]>>();
for (const { name, means } of recordsOf<JudgedName>('corpora/sign-names.jsonl'))
  for (const { species, ids } of means)
    for (const one of split(species)) {
      const table = tables.get(one) ?? new Map<string, readonly string[]>();
      tables.set(one, table.set(name, split(ids)));
    }

/**
 * Finding ids that count as this plain sign name in this species, as the adjudicator decided.
 *
 * @returns undefined when nobody has judged the name; empty when no finding means it
 */
export function acceptedIds(species: Species, sign: string): readonly string[] | undefined {
  return tables.get(species)?.get(sign.toLowerCase().trim());
}
