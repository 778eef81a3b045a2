import type { Species } from '../../src/knowledge-types.ts';
import { addCounts, noCounts } from '../statistics.ts';
import type { SpeciesReaders } from './species-reader.ts';
import { readerFor } from './species-reader.ts';
import type { Figure } from './figure.ts';
import type { GoldIds } from './id-score.ts';
import { scoreIds } from './id-score.ts';
import { f1Figures } from './paraphrased.ts';

/** A message written for nobody's words, with the findings that its author meant. */
export interface OwnersMessage extends GoldIds {
  id: string;
  species: Species;
  text: string;
}

/** Signs and denials of messages whose author saw only the list of findings, of the third that is only counted. */
export function measureOwners(
  readers: SpeciesReaders,
  messages: readonly OwnersMessage[],
): Figure[] {
  const scores = messages.map(({ species, text, ...gold }) =>
    scoreIds(readerFor(readers, species), text, gold),
  );
  const counts = {
    signs: scores.reduce((sum, score) => addCounts(sum, score.signs), noCounts),
    negation: scores.reduce((sum, score) => addCounts(sum, score.negation), noCounts),
  };
  return f1Figures('owners, counted third', counts, {
    atLeast: [0.93, 0.96],
    n: messages.length,
  });
}
