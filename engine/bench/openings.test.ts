import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../src/engine.ts';
import type { Knowledge, Species } from '../src/knowledge-types.ts';
import { everySpecies } from './cases.ts';
import type { SpeciesReader } from './figures/species-reader.ts';
import { speciesReaderOf } from './figures/species-reader.ts';
import { changedBy } from './figures/openings.ts';
import { knowledgeOf } from './measure.ts';
import type { Opening } from './openings.ts';
import { neutralOf, openingsOf, statementsOf } from './openings.ts';

let knowledge: Map<Species, Knowledge>;
const readers = new Map<Species, SpeciesReader>();

beforeAll(async () => {
  knowledge = await knowledgeOf(everySpecies);
  for (const [species, known] of knowledge) readers.set(species, speciesReaderOf(known));
});

const given = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing for ${String(key)}`);
  return value;
};

/** Each statement of the rule suite once, with the species that had the fewest so far and its least used opening. */
function rotation(): { species: Species; opening: Opening; text: string }[] {
  const speciesByText = new Map<string, Species[]>();
  for (const [species, known] of knowledge)
    for (const text of statementsOf(known))
      speciesByText.set(text, [...(speciesByText.get(text) ?? []), species]);
  const used = new Map<string, number>();
  const least = <T>(items: readonly T[], keyOf: (item: T) => string): T => {
    const [first] = items.toSorted((a, b) => (used.get(keyOf(a)) ?? 0) - (used.get(keyOf(b)) ?? 0));
    if (first === undefined) throw new Error('nothing to choose from');
    used.set(keyOf(first), (used.get(keyOf(first)) ?? 0) + 1);
    return first;
  };
  return [...speciesByText].map(([text, all]) => {
    const species = least(all, (item) => item);
    const opening = least(openingsOf(given(knowledge, species)), (item) => item.opening);
    return { species, opening, text };
  });
}

describe('what stands before the complaint changes nothing', () => {
  it('ENG bug: an opening before the words of the rule suite changes no sign and no certainty', () => {
    const changed = rotation().flatMap(({ species, opening, text }) => {
      const line = changedBy(given(readers, species), opening, text);
      return line === null ? [] : [`${species} ${line}`];
    });
    expect(changed).toEqual([]);
  });

  it('ENG the rotation comes through every opening', () => {
    const met = new Set(rotation().map(({ opening }) => opening.opening));
    const all = [...knowledge.values()].flatMap((known) => openingsOf(known));
    expect(all.filter(({ opening }) => !met.has(opening))).toEqual([]);
  });
});

describe('sentences without a sign', () => {
  it.each(everySpecies)('ENG bug: neutral sentences about a %s yield no sign', (species) => {
    const known = given(knowledge, species);
    const engine = createEngine(known);
    const readings = neutralOf(species).flatMap(({ text: symptoms, tells = [] }) => {
      const turn = engine.begin({
        patient: {
          species,
          breed: 'mixed',
          age: 4,
          ageUnit: 'years',
          sex: 'unknown',
          spayedNeutered: 'unknown',
          weight: 4,
          weightUnit: 'kg',
        },
        history: { skipped: true },
        symptoms,
      });
      const { signs } = engine.understood(turn.state);
      return signs
        .filter(({ id }) => !tells.includes(id))
        .map(({ id, quote }) => `${symptoms}: ${id} "${quote}"`);
    });
    expect(readings).toEqual([]);
  });
});
