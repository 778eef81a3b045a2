import { effectOf } from '../infer/effects.ts';
import type { Model } from '../infer/model.ts';
import type { Belief } from '../infer/posterior.ts';
import { firedRules } from '../infer/red-flags.ts';
import type { AnswerEffect, ClinicalQuestionAnalysis, CaseState } from '../types.ts';
import { shown } from './diagnoses.ts';
import type { Judgement } from './judgement.ts';
import { list, percent, soft } from './wording.ts';

interface Move {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What one answer did to the case as a whole. */
interface Change {
  readonly effect: AnswerEffect;
  /** The condition that moved most, if any did. */
  readonly move: Move | null;
  /** Names of the red flags that only this answer raised. */
  readonly flags: readonly string[];
}

function biggestMove(model: Model, belief: Belief, without: Belief): Move | null {
  const moves = model.conditions.map((condition, index) => ({
    name: condition.name,
    from: without.probs[index] ?? 0,
    to: belief.probs[index] ?? 0,
  }));
  const [top] = moves.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  return top && Math.abs(top.to - top.from) >= 0.005 ? top : null;
}

function flagsOf({ model, state, belief }: Judgement, without: Belief): string[] {
  const before = new Set(firedRules(model, state, without.known).map(({ id }) => id));
  return firedRules(model, state, belief.known)
    .filter(({ id }) => !before.has(id))
    .map(({ name }) => name);
}

/** For each answered question what it changed, by taking it away and computing again. */
export function analyseAnswers(judgement: Judgement): ClinicalQuestionAnalysis[] {
  const { model, state, belief, rank } = judgement;
  return state.asked.flatMap((item, index) => {
    if (item.answer === null) return [];
    const turn = index + 1;
    const { effect, without } = effectOf(judgement, turn);
    const learned = state.evidence.some(
      (evidence) => evidence.turn === turn && evidence.value !== 'unknown',
    );
    const tookBack = (state.withdrawn ?? []).some((evidence) => evidence.turn === turn);
    const change = {
      effect,
      move: biggestMove(model, belief, without),
      flags: flagsOf(judgement, without),
    };
    const impact = impactOf(effect, state);
    return [
      {
        question: item.question.text,
        answer: item.answer,
        effect,
        clinical_significance: learned
          ? significance(change, state)
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

/** How the answer moved the first condition, in the numbers that the report shows. */
function impactOf(effect: AnswerEffect, state: CaseState): string {
  const before = percent(shown(effect.probabilityWithout, state));
  const after = percent(shown(effect.probabilityWith, state));
  if (before === after) return `Left ${effect.condition} about where it was (${after}).`;
  const direction = effect.probabilityWith > effect.probabilityWithout ? 'raised' : 'lowered';
  return `This answer ${direction} ${effect.condition} from ${before} to ${after}.`;
}

/** What the answer meant beyond the first condition: a warning sign, the risk, another cause. */
function significance({ effect, move, flags }: Change, state: CaseState): string {
  const parts: string[] = [];
  if (flags.length)
    parts.push(
      `It raised ${flags.length > 1 ? 'warning signs' : 'a warning sign'}: ${list(flags.map(soft))}.`,
    );
  const { riskWithout, riskWith } = effect;
  if (Math.abs(riskWith - riskWithout) >= 0.02 && percent(riskWithout) !== percent(riskWith))
    parts.push(
      `The chance of a cause that cannot wait ${riskWith > riskWithout ? 'rose' : 'fell'} from ${percent(riskWithout)} to ${percent(riskWith)}.`,
    );
  if (move && move.name !== effect.condition) {
    const [before, after] = [move.from, move.to].map((p) => percent(shown(p, state)));
    if (before !== after)
      parts.push(`It moved ${move.name} most: ${before} without it, ${after} with it.`);
  }
  if (parts.length) return parts.join(' ');
  if (move && Math.abs(move.to - move.from) >= 0.1)
    return 'It told the likely causes apart more than most answers do.';
  return effect.probabilityWith < effect.probabilityWithout
    ? 'It speaks a little against the best fit.'
    : 'It fits what we already thought and changed little.';
}
