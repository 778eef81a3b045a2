import { unnamedDangers } from '../infer/danger-buttons.ts';
import type { Model } from '../infer/model.ts';
import { levels } from '../infer/triage.ts';
import type { CarePlan, Condition, Finding } from '../knowledge-types.ts';
import type { CareAdvice } from '../safety-types.ts';
import { asksForGoodbye } from '../text/end-of-life.ts';
import type { DangerCare } from '../types.ts';
import type { Judgement } from './judgement.ts';

/** The plan of a rule: its own, else that of the first condition it guards that has one, else that of its like. */
export function planOfRule(model: Model, id: string): CarePlan | undefined {
  const { care, redFlags } = model.knowledge;
  const guards = redFlags.find((rule) => rule.id === id)?.guards ?? [];
  const guarded = guards.flatMap((one) => model.conditions.find((other) => other.id === one) ?? []);
  return (
    care.find((plan) => plan.flags?.includes(id)) ??
    guarded
      .map((condition) => planOfCondition(model, condition))
      .find((plan) => plan !== undefined) ??
    // A condition that is not known of this species is still what the rule is about.
    care.find((plan) => plan.conditions?.some((one) => guards.includes(one))) ??
    care.find((plan) => plan.prefix?.some((start) => id.startsWith(start)))
  );
}

/** The plan of a condition: its own, else that of its body system. */
export function planOfCondition(
  { knowledge: { care } }: Model,
  { id, system }: Pick<Condition, 'id' | 'system'>,
): CarePlan | undefined {
  return (
    care.find((plan) => plan.conditions?.includes(id)) ??
    care.find((plan) => plan.systems?.includes(system))
  );
}

/** Whether the words follow somebody's publication, not an estimate of the authors. */
function isPublished({ knowledge }: Model, { source }: CarePlan): boolean {
  const kind = knowledge.sources[source]?.kind;
  return kind !== undefined && kind !== 'expert-estimate';
}

/** What to do and never to do for a rule that fired by words alone. */
export function careOfRule(model: Model, id: string): DangerCare | undefined {
  const plan = planOfRule(model, id);
  if (!plan) return undefined;
  const source = model.knowledge.sources[plan.source];
  return {
    do: [...plan.do],
    never: [...plan.never],
    ...(source && isPublished(model, plan) ? { source: source.title } : {}),
  };
}

/** The likeliest condition that is as urgent as the level: what the level was given for. */
function reasonFor({ model, rank, triage: { level } }: Judgement): Condition | undefined {
  const [best] = rank.order;
  if (level !== 'emergency' && level !== 'today') return model.conditions[best ?? -1];
  const urgent = rank.order.find(
    (hypothesis) =>
      levels.indexOf(model.conditions[hypothesis]?.urgency ?? 'watch') <= levels.indexOf(level),
  );
  return model.conditions[urgent ?? best ?? -1];
}

/** Of signs of which one is there, and nobody knows which: the plan that all of them have. */
function planOfAll(model: Model, signs: readonly Finding[]): CarePlan | undefined {
  const plans = signs.map(({ id }) => {
    const rule = model.knowledge.redFlags.find(
      ({ level, when }) =>
        level === 'emergency' && when.some((all) => all.length === 1 && all[0] === id),
    );
    return rule && planOfRule(model, rule.id);
  });
  return plans.every((plan) => plan === plans[0]) ? plans[0] : undefined;
}

/** To an owner who asks whether it is time. The signs are those of published quality-of-life scales. A veterinarian must confirm it. */
const goodbye =
  'You ask whether it is time. No page can answer that; your vet can, with you. It helps to note whether your animal eats and drinks, rests without pain, keeps itself clean, and still has more good days than bad ones.';

/** What to do until a vet takes over, after the rule that made the level, else after the likeliest cause. */
export function careOf(judgement: Judgement): CareAdvice | null {
  const { model, state, belief, rank, triage, hits } = judgement;
  const { level, advice: now } = triage;
  const rule = hits
    .filter((hit) => hit.level === level)
    .map((hit) => planOfRule(model, hit.id))
    .find((plan) => plan !== undefined);
  const unnamed = rule ? [] : unnamedDangers(model, state, belief.known);
  const cause = rank.noneFits || unnamed.length > 0 ? undefined : reasonFor(judgement);
  const plan =
    rule ??
    planOfAll(model, unnamed) ??
    planOfCondition(model, cause ?? { id: '', system: 'general' });
  if (!plan) return null;
  const isUrgent = level === 'emergency' || level === 'today';
  return {
    about: plan.name,
    now,
    do: [...plan.do],
    never: [...plan.never],
    atHome: isUrgent ? [] : [...(plan.atHome ?? [])],
    source: model.knowledge.sources[plan.source]?.title ?? plan.source,
    ...(isPublished(model, plan) ? { published: true } : {}),
    ...(asksForGoodbye(state.symptoms) ? { goodbye } : {}),
  };
}
