import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge, Species } from '../src/knowledge-types.ts';
import type { Reader } from '../src/text/extract.ts';
import { extract, makeReader } from '../src/text/extract.ts';
import { wordingsOf } from './red-flag-suite.ts';

/** What an owner writes before the complaint; `joins` when the complaint goes on in the same sentence. */
export interface Opening {
  opening: string;
  species: Species | 'any';
  joins?: boolean;
}

const stored = <T>(name: string): T =>
  // The files are ours; their shape is checked by the test that reads them.
  JSON.parse(readFileSync(join(import.meta.dirname, 'openings', name), 'utf8')) as T;

/** Openings of one species, its kind filled in. */
export const openingsOf = (knowledge: Knowledge): Opening[] =>
  stored<Opening[]>('openings.json')
    .filter(({ species }) => species === 'any' || species === knowledge.species)
    .map((item) => ({ ...item, opening: item.opening.replace('{pet}', knowledge.word) }));

/** Sentences without a sign, by species. */
export const neutralOf = (species: Species): string[] =>
  stored<Record<Species, string[]>>('neutral.json')[species];

/** The texts of the rule suite, each once. */
export const textsOf = (knowledge: Knowledge): string[] => [
  ...new Set(wordingsOf(knowledge).map(({ symptoms }) => symptoms)),
];

/** What was read, in one line; the urgency follows from it. */
export function readingOf(reader: Reader, text: string): string {
  const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
  return evidence
    .map(({ finding, value, certainty }) => `${finding}=${value} ${certainty}`)
    .sort()
    .join(', ');
}

export function withOpening({ opening, joins }: Opening, text: string): string {
  const rest = joins && !/^I\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return `${opening} ${rest}`;
}

/** Every opening before every text of the rule suite; the lines tell where the reading changed. */
export function changedByOpenings(knowledge: Knowledge): { n: number; changed: string[] } {
  const reader = makeReader(knowledge);
  const openings = openingsOf(knowledge);
  const texts = textsOf(knowledge);
  const changed = texts.flatMap((text) => {
    const alone = readingOf(reader, text);
    return openings.flatMap((opening) => {
      const whole = withOpening(opening, text);
      const read = readingOf(reader, whole);
      return read === alone ? [] : [`${knowledge.species} "${whole}": ${alone} | ${read}`];
    });
  });
  return { n: texts.length * openings.length, changed };
}
