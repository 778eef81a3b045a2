import type { Appraisal } from '../infer/appraisal.ts';
import type { Model } from '../infer/model.ts';
import { chanceIn } from '../infer/model.ts';
import type { Belief } from '../infer/posterior.ts';
import { believe, ranked } from '../infer/posterior.ts';
import { firedRules } from '../infer/red-flags.ts';
import { massAt, riskLevel } from '../infer/triage.ts';
import type { Topic } from '../knowledge-types.ts';
import type { CaseState, Evidence, TurningPoint } from '../types.ts';
import type { Judgement } from './judgement.ts';
import { percent } from './wording.ts';

/** Most signs listed. */
const most = 5;
/** A sign less likely than this, by what is believed now, is not worth naming. */
const leastChance = 0.01;
/** Signs tried, the likeliest first; each is one more computation of the whole case. */
const mostTried = 40;

/** The chance that a sign is there or comes, by what is believed now. */
function chanceOf(model: Model, belief: Belief, id: string): number {
  const node = model.nodes.get(id);
  if (!node) return 0;
  return belief.probs.reduce((sum, p, hypothesis) => sum + p * chanceIn(node, hypothesis, 0), 0);
}

/** What the case is about: the body systems of its signs and of its leading causes, and the whole animal. */
function topicsOf(model: Model, belief: Belief): ReadonlySet<Topic | undefined> {
  const told = [...belief.known]
    .filter(([, item]) => item.value === 'yes')
    .map(([id]) => model.nodes.get(id)?.finding.topic);
  const leading = ranked(belief)
    .slice(0, 3)
    .map((hypothesis) => model.conditions[hypothesis]?.system);
  return new Set([...told, ...leading, 'general' as const]);
}

/** Yes/no signs of the leading causes and of the emergency rules that are not there (yet), the likeliest first. */
function openSigns(model: Model, belief: Belief): { id: string; chance: number }[] {
  const leading = ranked(belief)
    .slice(0, 5)
    .flatMap((hypothesis) => Object.keys(model.conditions[hypothesis]?.findings ?? {}));
  const topics = topicsOf(model, belief);
  const ruled = model.knowledge.redFlags
    .filter((rule) => rule.level === 'emergency')
    .flatMap((rule) => rule.when.flat())
    .filter((id) => topics.has(model.nodes.get(id)?.finding.topic));
  return [...new Set([...leading, ...ruled])]
    .filter((id) => {
      const finding = model.nodes.get(id)?.finding;
      if (!finding || finding.values || finding.askable === false) return false;
      if (finding.parent && belief.known.get(finding.parent)?.value !== 'yes') return false;
      return belief.known.get(id)?.value !== 'yes';
    })
    .map((id) => ({ id, chance: chanceOf(model, belief, id) }))
    .filter(({ chance }) => chance >= leastChance)
    .sort((a, b) => b.chance - a.chance || (a.id < b.id ? -1 : 1))
    .slice(0, mostTried);
}

function withSign(state: CaseState, finding: string): Evidence[] {
  const turn = Math.max(0, ...state.evidence.map((item) => item.turn)) + 1;
  const seen: Evidence = { finding, value: 'yes', certainty: 1, source: 'answer', turn, quote: '' };
  return [...state.evidence, seen];
}

/** The cause that cannot wait whose chance the sign raises most, with its numbers. */
function raised(model: Model, before: Belief, after: Belief): string {
  const [top] = model.conditions
    .map((condition, index) => ({
      condition,
      from: before.probs[index] ?? 0,
      to: after.probs[index] ?? 0,
    }))
    .filter(({ condition }) => condition.urgency === 'emergency')
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!top) return 'The cause would then be too unsure to wait.';
  return `It would speak for ${top.condition.layName}: ${percent(top.from)} now, ${percent(top.to)} with it.`;
}

/** The case once more with one sign added; null when that makes no emergency. */
function tryWith({ model, state, belief }: Appraisal, finding: string): TurningPoint | null {
  const evidence = withSign(state, finding);
  const after = believe(model, state, evidence);
  const known = after.known;
  const rule = firedRules(model, state, known).find((fired) => fired.level === 'emergency');
  if (!rule && riskLevel(model, after) !== 'emergency') return null;
  const riskWithout = massAt(model, belief.probs, 'emergency');
  const riskWith = massAt(model, after.probs, 'emergency');
  return {
    finding,
    sign: model.nodes.get(finding)?.finding.name ?? finding,
    reason: rule ? rule.reason : raised(model, belief, after),
    riskWithout,
    riskWith,
  };
}

/**
 * What would make this an emergency: each open sign is added to the case in turn and the case is
 * computed again. Nothing is listed when it is an emergency already.
 */
export function turningPointsOf(judgement: Judgement): TurningPoint[] {
  const {
    model,
    belief,
    triage: { level },
  } = judgement;
  if (level === 'emergency' || belief.known.size === 0) return [];
  const points: TurningPoint[] = [];
  for (const { id } of openSigns(model, belief)) {
    const point = tryWith(judgement, id);
    if (point) points.push(point);
    if (points.length === most) break;
  }
  return points;
}
