import type { Evidence } from '../types.ts';
import type { Match } from './match.ts';

/** Something that alone is no sign, and the words that say it. */
export interface Piece extends Match {
  readonly quote: string;
}

/** Points for a piece or against it, "!" if nothing comes together without one of its kind, and its name. */
const worth = /^([+-]\d)(!?) (.+)$/;

/** Whether the value of an observation is a piece: "+2! limbs". */
export const isPiece = (value: string): boolean => worth.test(value);

/** So many points of different pieces make the whole, */
const enough = 3;
/** told in so many sentences running. */
const running = 3;

interface Sum {
  readonly best: Map<string, number>;
  readonly quotes: string[];
  essential: boolean;
}

/**
 * Findings whose pieces were told apart, by sentence: legs that paddle, foam and no answer to a name are a fit that nobody
 * called one. Each piece counts once, for the most that was told of it; what is told of a harmless cause (asleep, at play)
 * counts against it. The points are estimates that a veterinarian must confirm.
 */
export function wholesOf(
  sentences: readonly (readonly Piece[])[],
): Pick<Evidence, 'finding' | 'certainty' | 'quote'>[] {
  const wholes = new Map<string, string>();
  for (const at of sentences.keys()) {
    const sums = new Map<string, Sum>();
    for (const { finding, value, quote } of sentences.slice(at, at + running).flat()) {
      const [, points = '0', essential = '', name = ''] = worth.exec(value) ?? [];
      const sum: Sum = sums.get(finding) ?? {
        best: new Map<string, number>(),
        quotes: [],
        essential: false,
      };
      sum.best.set(name, Math.max(sum.best.get(name) ?? -Infinity, Number(points)));
      if (Number(points) > 0) sum.quotes.push(quote);
      if (essential) sum.essential = true;
      sums.set(finding, sum);
    }
    for (const [finding, { best, quotes, essential }] of sums) {
      const points = [...best.values()].reduce((total, next) => total + next, 0);
      if (essential && points >= enough && !wholes.has(finding))
        wholes.set(finding, [...new Set(quotes)].join(' … '));
    }
  }
  return [...wholes].map(([finding, quote]) => ({ finding, certainty: 0.9, quote }));
}
