import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import { everySpecies } from '../testing/consults.ts';
import { extract, makeReader } from './extract.ts';

const readers = new Map(
  await Promise.all(
    everySpecies.map(
      async (species) => [species, makeReader(await loadKnowledge(species))] as const,
    ),
  ),
);
type Species = (typeof everySpecies)[number];

function valuesOf(species: Species, text: string): Map<string, string> {
  const reader = readers.get(species);
  if (!reader) throw new Error(`no reader for ${species}`);
  const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
  return new Map(evidence.map(({ finding, value }) => [finding, value]));
}

const LOST = [
  'not eating',
  "won't eat",
  "hasn't eaten today",
  'not really eating',
  'not drinking',
  'not eating or drinking',
  'not walking',
  "doesn't play",
  'not pooping',
  'not himself',
];
const SIGNS = [
  'vomiting',
  'limping',
  'coughing hard',
  'breathing hard',
  'gasping for air',
  'shaking all over',
  'drooling a lot',
  'pale gums',
  'maggots on his bum',
  'straining in the tray',
  'his belly is swollen',
  'blood in his poo',
  'collapsed twice',
  'has a runny nose',
  'retching',
  'wobbly on his feet',
  'paws the ground',
];

describe('bug: "not eating and vomiting" denied the vomiting', () => {
  it.each(everySpecies)('what a %s does no longer takes nothing from what it has', (species) => {
    const denied: string[] = [];
    for (const sign of SIGNS) {
      const alone = [...valuesOf(species, sign)].filter(([, value]) => value === 'yes');
      for (const lost of LOST)
        for (const joint of [' and ', ', ']) {
          const together = valuesOf(species, `${lost}${joint}${sign}`);
          for (const [finding] of alone)
            if (together.get(finding) === 'no') denied.push(`${lost}${joint}${sign}: ${finding}`);
        }
    }
    expect(denied).toEqual([]);
  });

  it.each<[Species, string]>([
    ['dog', 'not eating today'],
    ['rabbit', "hasn't eaten today"],
    ['guinea_pig', "didn't eat this evening"],
    ['cat', "won't eat tonight"],
    ['horse', 'has not eaten this morning'],
    ['rabbit', "won't eat, poops normally"],
    ['dog', 'not eating, walking normally'],
    ['cat', 'not eating, peeing fine'],
    ['bird', 'not eating, flies normally'],
    ['dog', 'not eating and drinking'],
  ])('bug: %s: "%s" was read as an animal that eats, or as nothing', (species, text) => {
    expect(valuesOf(species, text).get('appetite_loss')).toBe('yes');
  });

  it.each<[string, string, 'yes' | 'no']>([
    ['not eating and drinking', 'drinks_less', 'yes'],
    ['not vomiting and coughing', 'cough', 'no'],
    ['not limping and walking normally', 'limping', 'no'],
    ['not vomiting and eating well', 'appetite_loss', 'no'],
    ['not bright and lively', 'lethargy', 'yes'],
    ['not lost weight and bright', 'lethargy', 'no'],
    ["doesn't have fleas and scabs", 'scabs', 'no'],
    ["doesn't sleep and pants", 'panting', 'yes'],
    ['drinking and vomiting', 'vomiting', 'yes'],
  ])('a dog is "%s": %s is %s', (text, finding, value) => {
    expect(valuesOf('dog', text).get(finding)).toBe(value);
  });
});
