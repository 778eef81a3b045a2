import type { LabTest } from '@petwise/contracts';
import type { Config } from '../../config.ts';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

const MOST = 8;
/** Share of a term's weight that an entry must meet. */
const ENOUGH = 0.5;
/** Words that many tests share say little about which is meant. */
const COMMON = new Set([
  'panel',
  'test',
  'blood',
  'biopsy',
  'culture',
  'profile',
  'analysis',
  'level',
  'review',
  'basic',
  'general',
]);
const FILLERS = new Set(['and', 'or', 'of', 'the', 'for', 'with', 'by', 'in', 'to', 'a']);

type Links = Pick<Config, 'labOrderUrl' | 'telehealth'>;

/** The tests that the terms mean (DX-09): best match of each term first, each test once. */
export function searchLabTests(terms: readonly string[], links: Links): LabTest[] {
  const ranked = terms.map(rank);
  const found = new Set<CatalogueEntry>();
  const deepest = Math.max(0, ...ranked.map(({ length }) => length));
  for (let place = 0; place < deepest && found.size < MOST; place += 1) {
    for (const entries of ranked) {
      const entry = entries[place];
      if (entry !== undefined && found.size < MOST) found.add(entry);
    }
  }
  return [...found].map((entry) => toLabTest(entry, links));
}

function rank(term: string): CatalogueEntry[] {
  const wanted = tokensOf(term);
  const whole = wanted.reduce((sum, token) => sum + weightOf(token), 0);
  if (whole === 0) return [];
  return CATALOGUE.map((entry) => ({ entry, score: scoreOf(entry, wanted) / whole }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** A word of the name counts in full, another word of the entry a little less. */
function scoreOf(entry: CatalogueEntry, wanted: readonly string[]): number {
  const name = tokensOf(entry.name);
  const words = entry.words.flatMap(tokensOf);
  return wanted.reduce((sum, token) => {
    if (name.some((word) => isSame(word, token))) return sum + weightOf(token);
    return words.some((word) => isSame(word, token)) ? sum + 0.8 * weightOf(token) : sum;
  }, 0);
}

function isSame(word: string, token: string): boolean {
  if (word === token) return true;
  return (
    Math.min(word.length, token.length) >= 4 && (word.startsWith(token) || token.startsWith(word))
  );
}

function weightOf(token: string): number {
  return COMMON.has(token) ? 0.4 : 1;
}

function tokensOf(text: string): string[] {
  const tokens =
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/[a-z0-9]+/g) ?? [];
  return [...new Set(tokens.filter((token) => token.length > 1 && !FILLERS.has(token)))];
}

function toLabTest(entry: CatalogueEntry, { labOrderUrl, telehealth }: Links): LabTest {
  const kinds = entry.species.map((kind) => kind.replaceAll('_', ' '));
  const made = kinds.length === 0 ? '' : ` Made for: ${kinds.join(', ')}.`;
  return {
    testName: entry.name,
    description: `${entry.description}${made}`,
    price: entry.price,
    questUrl: labOrderUrl.replaceAll('{test}', encodeURIComponent(entry.name)),
    telehealth: telehealth ?? null,
  };
}
