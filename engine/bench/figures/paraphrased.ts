import type { Message } from '../cases.ts';
import { scoreMessage } from '../messages.ts';
import type { Counts } from '../statistics.ts';
import { addCounts, f1, noCounts } from '../statistics.ts';
import type { SpeciesReaders } from './species-reader.ts';
import { readerFor } from './species-reader.ts';
import type { Figure } from './figure.ts';

/** Signs and denials of messages whose signs are named, added up. */
export function countMessages(
  readers: SpeciesReaders,
  messages: readonly Message[],
): { signs: Counts; negation: Counts } {
  const scores = messages.map((message) =>
    scoreMessage(readerFor(readers, message.species), message.species, message),
  );
  return {
    signs: scores.reduce((sum, score) => addCounts(sum, score.signs), noCounts),
    negation: scores.reduce((sum, score) => addCounts(sum, score.negation), noCounts),
  };
}

/** F1 of signs and of denials as two figures; not measured where there is no message. */
export function f1Figures(
  name: string,
  counts: { signs: Counts; negation: Counts },
  { atLeast, n }: { atLeast: readonly [signs: number, negation: number]; n: number },
): Figure[] {
  const figure = (what: string, value: number, least: number): Figure => ({
    name: `${name}: ${what}`,
    value: n ? value : null,
    bound: { atLeast: least },
    unit: 'share',
    of: `${n} messages`,
  });
  return [
    figure('sign F1', f1(counts.signs), atLeast[0]),
    figure('negation F1', f1(counts.negation), atLeast[1]),
  ];
}

/** Roundabout words, of the third that is only counted. */
export const measureParaphrased = (
  readers: SpeciesReaders,
  messages: readonly Message[],
): Figure[] =>
  f1Figures('paraphrased, counted third', countMessages(readers, messages), {
    atLeast: [0.82, 0.9],
    n: messages.length,
  });
