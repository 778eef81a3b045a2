import { ACTS } from './acts.ts';
import type { Trial } from './torment.ts';

/** Acts that are cut short by one kill. */
const AT_ONCE = 24;

/** Trials in as few rounds as may be: one that others would wait for is alone of its kind in its round. */
export function roundsOf(trials: readonly Trial[]): Trial[][] {
  const rounds: Trial[][] = [];
  for (const trial of trials) {
    const kind = blockedBy(trial);
    const fitting = rounds.find(
      (round) =>
        round.length < AT_ONCE && (kind === null || !round.some((one) => blockedBy(one) === kind)),
    );
    if (fitting === undefined) rounds.push([trial]);
    else fitting.push(trial);
  }
  return rounds;
}

function blockedBy({ act, point }: Trial): 'turn' | 'transaction' | null {
  if (ACTS[act]?.takesTurns === true) return 'turn';
  return point?.isInTransaction === true ? 'transaction' : null;
}
