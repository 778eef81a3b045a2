import { effectOf } from '../infer/effects.ts';
import type { Model } from '../infer/model.ts';
import type { Belief } from '../infer/posterior.ts';
import type { ClinicalQuestionAnalysis, CaseState } from '../types.ts';
import type { Ranked } from './diagnoses.ts';
import { percent } from './wording.ts';

function biggestMove(
  model: Model,
  belief: Belief,
  without: Belief,
): { name: string; from: number; to: number } | null {
  const moves = model.conditions.map((condition, index) => ({
    name: condition.name,
    from: without.probs[index] ?? 0,
    to: belief.probs[index] ?? 0,
  }));
  const [top] = moves.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  return top && Math.abs(top.to - top.from) >= 0.005 ? top : null;
}

/** For each answered question what it changed, by taking it away and computing again. */
export function analyseAnswers(
  model: Model,
  state: CaseState,
  belief: Belief,
  rank: Ranked,
): ClinicalQuestionAnalysis[] {
  return state.asked.flatMap((item, index) => {
    if (item.answer === null) return [];
    const turn = index + 1;
    const { effect, without } = effectOf(model, state, belief, turn);
    const learned = state.evidence.some(
      (evidence) => evidence.turn === turn && evidence.value !== 'unknown',
    );
    const tookBack = (state.withdrawn ?? []).some((evidence) => evidence.turn === turn);
    const move = biggestMove(model, belief, without);
    const change = effect.probabilityWith - effect.probabilityWithout;
    const direction = change > 0 ? 'raised' : 'lowered';
    const impact =
      Math.abs(change) < 0.005
        ? `Left ${effect.condition} about where it was (${percent(effect.probabilityWith)}).`
        : `This answer ${direction} ${effect.condition} from ${percent(effect.probabilityWithout)} to ${percent(effect.probabilityWith)}.`;
    return [
      {
        question: item.question.text,
        answer: item.answer,
        effect,
        clinical_significance: learned
          ? significance(move, effect.riskWithout, effect.riskWith)
          : tookBack
            ? 'You took this answer back, so it changed nothing.'
            : 'You were not sure, so this question changed nothing.',
        impact_on_diagnosis:
          rank.noneFits && model.knowledge.generalOnly
            ? `${impact} This names a body system, not a disease.`
            : impact,
      },
    ];
  });
}

function significance(
  move: { name: string; from: number; to: number } | null,
  before: number,
  after: number,
): string {
  const parts: string[] = [];
  if (move)
    parts.push(
      `Its largest effect was on ${move.name}: ${percent(move.from)} without it, ${percent(move.to)} with it.`,
    );
  if (Math.abs(after - before) >= 0.02)
    parts.push(
      `The chance of a cause that cannot wait ${after > before ? 'rose' : 'fell'} from ${percent(before)} to ${percent(after)}.`,
    );
  return parts.length ? parts.join(' ') : 'It fits what we already thought and changed little.';
}
