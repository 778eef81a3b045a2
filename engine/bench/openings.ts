import type { Knowledge, Species } from '../src/knowledge-types.ts';
import { recordsOf } from './json-lines.ts';
import { wordingsOf } from './red-flag-suite.ts';

/** What an owner writes before the complaint; `joins` when the complaint goes on in the same sentence. */
export interface Opening {
  opening: string;
  species: Species | 'any';
  joins?: boolean;
  /** Findings that the opening itself tells: an indoor cat does not fight outside. */
  tells?: readonly string[];
}

/** A sentence without a sign. */
export interface Neutral {
  species: Species;
  text: string;
  /** As for an opening: "on sand" is a fact about a tank. */
  tells?: readonly string[];
}

const openings = recordsOf<Opening>('corpora/openings.jsonl');
const neutral = recordsOf<Neutral>('corpora/neutral.jsonl');

/** Openings of one species, its kind filled in. */
export const openingsOf = (knowledge: Knowledge): Opening[] =>
  openings
    .filter(({ species }) => species === 'any' || species === knowledge.species)
    .map((item) => ({ ...item, opening: item.opening.replace('{pet}', knowledge.word) }));

/** Sentences without a sign, by species. */
export const neutralOf = (species: Species): Neutral[] =>
  neutral.filter((sentence) => sentence.species === species);

/** The texts of the rule suite, each once. */
export const textsOf = (knowledge: Knowledge): string[] => [
  ...new Set(wordingsOf(knowledge).map(({ symptoms }) => symptoms)),
];

/** The single statements these texts are made of. */
export const statementsOf = (knowledge: Knowledge): string[] => [
  ...new Set(textsOf(knowledge).flatMap((text) => text.split('. '))),
];

/** An opening and the text after it; one that joins goes on in the same sentence. */
export function withOpening({ opening, joins }: Opening, text: string): string {
  const rest = joins && !/^I\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return `${opening} ${rest}`;
}
