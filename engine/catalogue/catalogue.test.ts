import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { everySpecies } from '../bench/cases.ts';
import { renderCatalogue } from './catalogue.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/catalogue');

describe('catalogue of conditions and findings', () => {
  it.each(everySpecies)(
    'ENG docs/catalogue/%s.md says what the knowledge says; run `npm run catalogue`',
    async (species) => {
      expect(readFileSync(resolve(FOLDER, `${species}.md`), 'utf8')).toBe(
        await renderCatalogue(species),
      );
    },
  );

  it.each([
    ['dog', 90],
    ['cat', 90],
    ['ferret', 40],
  ] as const)(
    'ENG the %s has at least %i conditions, each with other names',
    async (species, least) => {
      const { conditions } = await loadKnowledge(species);
      expect(conditions.length).toBeGreaterThanOrEqual(least);
      expect(conditions.filter(({ otherNames }) => !otherNames?.length)).toEqual([]);
    },
  );
});
