import { ACTS } from './acts.ts';
import type { Trial } from './torment.ts';

export interface RoundLimits {
  /** Acts that are cut short by one kill. */
  readonly trials: number;
  /** Transactions that can be open at once: the embedded database has one. */
  readonly transactions: number;
}

/** What the embedded database can do at once. */
export const EMBEDDED_LIMITS: RoundLimits = { trials: 48, transactions: 1 };
/** A PostgreSQL lends each transaction a connection. */
export const POSTGRES_LIMITS: RoundLimits = { trials: 48, transactions: 36 };

/** Trials in as few rounds as may be, in their order: in each, one of those that wait for each other, and no more transactions than can be open. */
export function roundsOf(
  trials: readonly Trial[],
  limits: RoundLimits = EMBEDDED_LIMITS,
): Trial[][] {
  const [inside, outside] = [new Lines(trials, true), new Lines(trials, false)];
  const rounds: Trial[][] = [];
  while (inside.length + outside.length > 0) {
    const round: Trial[] = [];
    const taken = inside.take(limits.transactions, new Set());
    round.push(...taken.trials);
    round.push(...outside.take(limits.trials - round.length, taken.places).trials);
    rounds.push(round);
  }
  return rounds;
}

/** Trials by what they wait for; the empty name is for those that wait for nobody. */
class Lines {
  readonly #byPlace = new Map<string, Trial[]>();

  constructor(trials: readonly Trial[], isInside: boolean) {
    for (const trial of trials) {
      if ((trial.point?.isInTransaction === true) !== isInside) continue;
      const place = ACTS[trial.act]?.exclusiveAt ?? '';
      const line = this.#byPlace.get(place);
      if (line === undefined) this.#byPlace.set(place, [trial]);
      else line.push(trial);
    }
  }

  get length(): number {
    return [...this.#byPlace.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** The next ones; those that wait for each other first, as only one of them fits in a round. */
  take(most: number, without: ReadonlySet<string>): { trials: Trial[]; places: Set<string> } {
    const trials: Trial[] = [];
    const places = new Set(without);
    for (const [place, line] of this.#byPlace) {
      if (place === '' || places.has(place) || line.length === 0 || trials.length >= most) continue;
      places.add(place);
      trials.push(...line.splice(0, 1));
    }
    trials.push(...(this.#byPlace.get('')?.splice(0, most - trials.length) ?? []));
    return { trials, places };
  }
}
