import { ACTS } from './acts.ts';
import type { Trial } from './torment.ts';

export interface RoundLimits {
  /** Acts that are cut short by one kill. */
  readonly trials: number;
  /** Transactions that can be open at once: the embedded database has one. */
  readonly transactions: number;
}

/** What the embedded database can do at once. */
export const EMBEDDED_LIMITS: RoundLimits = { trials: 24, transactions: 1 };
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
    round.push(...outside.take(limits.trials - round.length, taken.turns).trials);
    rounds.push(round);
  }
  return rounds;
}

/** Trials by what they take turns at; the empty name is for those that wait for nobody. */
class Lines {
  readonly #byTurn = new Map<string, Trial[]>();

  constructor(trials: readonly Trial[], isInside: boolean) {
    for (const trial of trials) {
      if ((trial.point?.isInTransaction === true) !== isInside) continue;
      const turn = ACTS[trial.act]?.takesTurnsAt ?? '';
      const line = this.#byTurn.get(turn);
      if (line === undefined) this.#byTurn.set(turn, [trial]);
      else line.push(trial);
    }
  }

  get length(): number {
    return [...this.#byTurn.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** The next ones; those that take turns first, as only one of them fits in a round. */
  take(most: number, without: ReadonlySet<string>): { trials: Trial[]; turns: Set<string> } {
    const trials: Trial[] = [];
    const turns = new Set(without);
    for (const [turn, line] of this.#byTurn) {
      if (turn === '' || turns.has(turn) || line.length === 0 || trials.length >= most) continue;
      turns.add(turn);
      trials.push(...line.splice(0, 1));
    }
    trials.push(...(this.#byTurn.get('')?.splice(0, most - trials.length) ?? []));
    return { trials, turns };
  }
}
