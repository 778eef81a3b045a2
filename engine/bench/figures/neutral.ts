import type { SpeciesReaders } from './species-reader.ts';
import { readerFor } from './species-reader.ts';
import type { Part } from './figure.ts';
import { everySpecies } from '../cases.ts';

/** Sentences nobody wrote for this and that speak of no illness, one species after the other: no finding, no red flag. */
export function measureNeutral(readers: SpeciesReaders, sentences: readonly string[]): Part {
  const details: string[] = [];
  let [found, flagged] = [0, 0];
  for (const [index, text] of sentences.entries()) {
    const species = everySpecies[index % everySpecies.length] ?? 'dog';
    const reader = readerFor(readers, species);
    const signs = reader
      .read(text)
      .evidence.filter(
        ({ finding, source, value }) =>
          source === 'text' && value !== 'no' && !reader.findings.get(finding)?.values,
      );
    if (!signs.length) continue;
    found += 1;
    const level = reader.urgencyOf(text);
    if (level === 'emergency') flagged += 1;
    const read = signs.map(({ finding, quote }) => `${finding} "${quote}"`).join(', ');
    details.push(`neutral ${species} (${level}): ${text}: ${read}`);
  }
  const n = sentences.length;
  const of = `${n} glosses of WordNet and sentences of READMEs`;
  const share = (hits: number, per: number): number | null => (n ? (per * hits) / n : null);
  return {
    figures: [
      {
        name: 'neutral: sentences with a finding',
        value: share(found, 1000),
        bound: { atMost: 1 },
        unit: 'in 1 000',
        of,
      },
      {
        name: 'neutral: red flags',
        value: share(flagged, 10_000),
        bound: { atMost: 1 },
        unit: 'in 10 000',
        of,
      },
    ],
    details,
  };
}
