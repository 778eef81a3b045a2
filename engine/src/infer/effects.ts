import type { AnswerEffect, CaseState } from '../types.ts';
import type { Appraisal } from './appraisal.ts';
import type { Belief } from './posterior.ts';
import { believe, ranked } from './posterior.ts';
import { massAt } from './triage.ts';
import { ln } from './arithmetic.ts';

const odds = (p: number): number => ln(p / (1 - p));

/** Exact leave-one-out effect: the same posterior once with and once without everything one answer taught. */
export function effectOf(
  { model, state, belief }: Appraisal,
  turn: number,
): { effect: AnswerEffect; without: Belief } {
  const without = believe(
    model,
    state,
    state.evidence.filter((item) => item.turn !== turn),
  );
  const top = ranked(belief).find((hypothesis) => hypothesis < model.conditions.length) ?? 0;
  const withIt = belief.probs[top] ?? 0;
  const withoutIt = without.probs[top] ?? 0;
  const effect: AnswerEffect = {
    condition: model.conditions[top]?.name ?? '',
    probabilityWithout: withoutIt,
    probabilityWith: withIt,
    deltaLogOdds: odds(withIt) - odds(withoutIt),
    riskWithout: massAt(model, without.probs, 'emergency'),
    riskWith: massAt(model, belief.probs, 'emergency'),
  };
  return { effect, without };
}

/** Probabilities without each known finding in turn; the same whichever hypothesis they are asked about. */
const withoutEach = new WeakMap<
  Belief,
  { readonly state: CaseState; readonly probs: ReadonlyMap<string, readonly number[]> }
>();

function probsWithoutEach({
  model,
  state,
  belief,
}: Appraisal): ReadonlyMap<string, readonly number[]> {
  const before = withoutEach.get(belief);
  if (before?.state === state) return before.probs;
  const probs = new Map(
    [...belief.known.keys()].map((finding) => {
      const related = new Set([finding, ...(model.children.get(finding) ?? [])]);
      const evidence = state.evidence.filter((item) => !related.has(item.finding));
      return [finding, believe(model, state, evidence).probs];
    }),
  );
  withoutEach.set(belief, { state, probs });
  return probs;
}

/** How strongly each known finding speaks for a hypothesis against all others together, as a log ratio by leave-one-out. */
export function weightsFor(
  appraisal: Appraisal,
  hypothesis: number,
): { finding: string; weight: number }[] {
  const now = odds(appraisal.belief.probs[hypothesis] ?? 0.5);
  return [...probsWithoutEach(appraisal)].map(([finding, probs]) => {
    return { finding, weight: now - odds(probs[hypothesis] ?? 0.5) };
  });
}
