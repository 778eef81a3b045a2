import type { Level, RedFlag } from '../knowledge-types.ts';
import type { CaseState, Evidence, RedFlagHit, Triage } from '../types.ts';
import { doseReason, dosesOf, harmlessToxins } from './doses.ts';
import type { Dose } from './doses.ts';
import { unnamedDangers } from './danger-buttons.ts';
import { settleEvidence } from './known.ts';
import type { Appraisal } from './appraisal.ts';
import type { Model } from './model.ts';
import type { Belief } from './posterior.ts';
import { believe } from './posterior.ts';
import { firedFindings, firedRules } from './red-flags.ts';
import { hasLabEvidence } from './lab-state.ts';
import { unexplainedBy } from './unexplained.ts';
import { circumstancesTold, signsTold } from './signs.ts';
import { isWell, waitOf } from './waiting.ts';
import { hasDied } from '../text/end-of-life.ts';

/** The levels of urgency, the most urgent first. */
export const levels: readonly Level[] = ['emergency', 'today', 'soon', 'routine', 'watch'];

/**
 * Thresholds on summed probability. `critical`: causes where hours decide (bloat, a blocked bladder), so a small chance is
 * enough. `emergency`: all causes that need a vet at once; below it they still lift the level to today. Research notes,
 * section 3 (0.05 to 0.10 for the bloat class); the other numbers are estimates, checked once on the benchmark, not fitted.
 * `raised`: how many times what was told must have raised the odds of a danger, or else the base rate of the species would
 * speak. `signs`: one sign alone is urgent only where a rule says so; the arithmetic needs a picture.
 */
export const thresholds = {
  critical: 0.08,
  emergency: 0.5,
  emergencyAsToday: 0.12,
  today: 0.4,
  soon: 0.4,
  soonIfWell: 0.75,
  emergencyAsTodayIfWell: 0.25,
  todayIfWell: 0.6,
  routine: 0.5,
  raised: 3,
  signs: 2,
} as const;

export const advice: Readonly<Record<Level, string>> = {
  emergency: 'Go to a vet or emergency clinic now. Call ahead so they are ready for you.',
  today: 'See a vet today, within hours. If signs get worse on the way, treat it as an emergency.',
  soon: 'See a vet within 24 to 48 hours, sooner if signs get worse.',
  routine: 'Book a visit, in the coming days.',
  watch: 'Watch at home with the return-if list below, and call your vet if you are unsure.',
};

export const levelWords: Readonly<Record<Level, string>> = {
  emergency: 'Emergency now',
  today: 'Today, within hours',
  soon: 'Within 24 to 48 hours',
  routine: 'Book a visit',
  watch: 'Watch at home',
};

/** The more urgent of two levels. */
export function moreUrgent(a: Level, b: Level): Level {
  return levels.indexOf(a) <= levels.indexOf(b) ? a : b;
}

/** Summed probability of causes that need a vet at `level` or sooner. */
export function massAt(model: Model, probs: readonly number[], level: Level): number {
  const limit = ranks[level];
  let sum = 0;
  let index = 0;
  for (const { urgency } of model.conditions) {
    if (ranks[urgency] <= limit) sum += probs[index] ?? 0;
    index += 1;
  }
  return Math.min(1, sum);
}

/** Places in `levels`. */
const ranks: Readonly<Record<Level, number>> = {
  emergency: 0,
  today: 1,
  soon: 2,
  routine: 3,
  watch: 4,
};

const massOf =
  (level: Level) =>
  (model: Model, probs: readonly number[]): number =>
    massAt(model, probs, level);

/** Summed probability of causes where hours decide. */
export function criticalMass(model: Model, probs: readonly number[]): number {
  return model.conditions.reduce(
    (total, condition, index) =>
      condition.redFlag === 'critical' && condition.urgency === 'emergency'
        ? total + (probs[index] ?? 0)
        : total,
    0,
  );
}

/** Whether what was told has raised the odds of a danger, from `before` to `now`, enough to act on it. */
function isRaised(before: number, now: number): boolean {
  return now * (1 - before) >= thresholds.raised * before * (1 - now);
}

/**
 * The level that the summed risk asks for. Only what was told makes "emergency" or "today": a danger that is no likelier
 * than in any animal of this kind, or that one sign with nothing else speaks for, asks for "soon". An animal that eats or is lively is
 * an emergency only for causes where hours decide. "None of these" counts as a cause to be seen within two days.
 */
export function riskLevel(model: Model, belief: Belief): Level {
  const { probs, before } = belief;
  const isFine = isWell(belief);
  const none = probs.at(-1) ?? 0;
  const signs = signsTold(model, belief.known).length;
  const circumstances = circumstancesTold(model, belief.known).length;
  const dangers = [
    { level: 'emergency', sum: criticalMass, least: thresholds.critical },
    {
      level: isFine ? 'today' : 'emergency',
      sum: massOf('emergency'),
      least: thresholds.emergency,
    },
    {
      level: 'today',
      sum: massOf('emergency'),
      least: isFine ? thresholds.emergencyAsTodayIfWell : thresholds.emergencyAsToday,
    },
    {
      level: 'today',
      sum: massOf('today'),
      least: isFine ? thresholds.todayIfWell : thresholds.today,
    },
  ] as const;
  const reached = dangers.filter(({ sum, least }) => sum(model, probs) >= least);
  const told = reached.filter(({ sum }) => isRaised(sum(model, before), sum(model, probs)));
  const [gravest] = told.map(({ level }) => level);
  if (gravest)
    return signs >= thresholds.signs
      ? gravest
      : signs + circumstances >= thresholds.signs
        ? 'today'
        : 'soon';
  // One mild sign in an animal that is well otherwise waits unless most causes cannot.
  if (isFine && signs < thresholds.signs && reached.length === 0) {
    if (massAt(model, probs, 'soon') >= thresholds.soonIfWell) return 'soon';
  } else if (reached.length || massAt(model, probs, 'soon') + none >= thresholds.soon)
    return 'soon';
  return massAt(model, probs, 'routine') >= thresholds.routine ? 'routine' : 'watch';
}

function withoutFindings(evidence: readonly Evidence[], ids: readonly string[]): Evidence[] {
  return evidence.filter((item) => !ids.includes(item.finding));
}

/** More flags than this are not left out in every combination; four already give sixteen. */
const mostFlags = 8;

/**
 * A red flag may point to a harmless cause; the level must not fall for that, so the risk without it counts as well.
 * Every combination of flags is left out, because only then can adding one more never lower the level.
 */
function riskWithAndWithout({ model, state, belief }: Appraisal, rules: readonly RedFlag[]): Level {
  let level = riskLevel(model, belief);
  if (!rules.length || rules.some((rule) => rule.level === 'emergency')) return level;
  const flags = firedFindings(rules, belief.known).sort().slice(0, mostFlags);
  for (let mask = 1; mask < 2 ** flags.length && level !== 'emergency'; mask += 1) {
    const left = flags.filter((_, place) => Math.floor(mask / 2 ** place) % 2 === 1);
    const without = believe(model, state, withoutFindings(state.evidence, left));
    // With nothing left the bare prior would speak, which says nothing about this animal.
    if (without.known.size > 0) level = moreUrgent(level, riskLevel(model, without));
  }
  return level;
}

/** How urgent the signs are that the likeliest cause does not have; more than "soon" is left to the rules, which see them all. */
function riskOfRest(appraisal: Appraisal): Level {
  const { model } = appraisal;
  const left = unexplainedBy(appraisal);
  const level = left ? riskLevel(model, believe(model, left.rest)) : 'watch';
  return ranks[level] < ranks.soon ? 'soon' : level;
}

export interface Urgency {
  /** Null when no sign was read: base rates alone say nothing about this animal. */
  triage: Triage | null;
  hits: RedFlagHit[];
  /** Summed probability of emergencies, for the owner's "what changed". */
  risk: number;
  /** A change was told of a part of the body, but no sign. */
  isUnnamed?: true;
}

/** Whoever says that something has changed, and cannot say what, has it looked at: base rates make it no more urgent. */
const unnamedChange: Triage = {
  level: 'soon',
  reasons: ['You told us that something has changed, but no sign that we know.'],
  advice: advice.soon,
};

/** A button of several signs was chosen, each an emergency by itself, and none of them named yet. */
function chosenDanger({ model, state, belief }: Appraisal): Triage | null {
  const names = unnamedDangers(model, state, belief.known).map(({ name }) => name);
  if (names.length === 0) return null;
  const reasons = [`You told us of one of these (${names.join(', or ')}).`];
  return { level: 'emergency', reasons, advice: advice.emergency };
}

/** The rules among these that are red flags: what only asks for a visit soon is none. */
export const hitsOf = (rules: readonly RedFlag[]): RedFlagHit[] =>
  rules.flatMap(({ id, name, level, reason, advice }) =>
    level === 'soon' ? [] : [{ id, name, level, reason, advice }],
  );

/** Whether nothing was read that tells of an illness: no sign, nothing a rule acts on, no laboratory value. */
function nothingRead({ model, state, belief }: Appraisal, rules: number): boolean {
  return rules === 0 && !hasLabEvidence(state) && signsTold(model, belief.known, 0).length === 0;
}

/** Of a description understood in part only, what is no danger is a guess until an answer tells a sign. */
function isGuess(state: CaseState, level: Level): boolean {
  if (!state.halfRead || level === 'emergency' || level === 'today') return false;
  return (
    !hasLabEvidence(state) &&
    state.evidence.every((item) => item.turn === 0 || item.value !== 'yes')
  );
}

/** Poisons of an amount that does no harm. */
function harmlessDoses(model: Model, state: CaseState): Dose[] {
  const doses = dosesOf(model, state, settleEvidence(model, state.evidence));
  const harmless = harmlessToxins(doses);
  return doses.filter(({ table }) => harmless.has(table.toxin));
}

/**
 * What is worse than when it was last judged is never seen later than was said then, and a step sooner. A rule of caution
 * of the authors; a veterinarian must confirm it.
 */
function stepSooner(level: Level): Level {
  return levels[ranks[level] - 1] ?? 'emergency';
}

/** Rules first, then summed risk, then the course since the last check; the most urgent of them. */
export function triageOf(appraisal: Appraisal): Urgency {
  const { model, state, belief } = appraisal;
  const rules = firedRules(model, state, belief.known);
  const risk = massAt(model, belief.probs, 'emergency');
  if (hasDied(state.symptoms)) return { triage: null, hits: [], risk };
  const small = harmlessDoses(model, state);
  const chosen = chosenDanger(appraisal);
  const unnamed = chosen ?? (state.area ? unnamedChange : null);
  if (nothingRead(appraisal, rules.length + small.length))
    return { triage: unnamed, hits: [], risk, ...(unnamed && { isUnnamed: true }) };
  const byRule = rules.reduce<Level>((level, rule) => moreUrgent(level, rule.level), 'watch');
  // With no sign told the bare prior would speak.
  const byRisk = nothingRead(appraisal, rules.length)
    ? 'watch'
    : (waitOf(appraisal) ??
      moreUrgent(riskWithAndWithout(appraisal, rules), riskOfRest(appraisal)));
  const own = moreUrgent(moreUrgent(byRule, byRisk), chosen?.level ?? 'watch');
  const level = state.worseSince ? moreUrgent(own, stepSooner(state.worseSince)) : own;
  if (isGuess(state, level)) return { triage: null, hits: [], risk };
  const told = rules.filter((rule) => rule.level === own || own !== 'emergency');
  // Two rules may give the same reason under names of their own, or bear one name.
  const reasons = told
    .filter(
      (rule, index) =>
        told.findIndex(({ name, reason }) => name === rule.name || reason === rule.reason) ===
        index,
    )
    .map((rule) => `${rule.name}: ${rule.reason}`);
  // Else it would say that it can wait.
  if (level !== own) reasons.unshift('You told us that something got worse since the last check.');
  else if (chosen?.level === level) reasons.unshift(...chosen.reasons);
  else if (byRisk === level && byRule !== level) reasons.push(riskReason(model, belief, level));
  reasons.push(...small.map((dose) => doseReason(model, dose)));
  if (!reasons.length) reasons.push('Nothing in the answers so far points to danger.');
  const first = rules.find((rule) => rule.level === level);
  const triage = { level, reasons, advice: first ? first.advice : advice[level] };
  return { triage, hits: hitsOf(rules), risk };
}

function riskReason(model: Model, belief: Belief, level: Level): string {
  const limit = levels.indexOf(level);
  const names = model.conditions
    .map((condition, index) => ({ condition, p: belief.probs[index] ?? 0 }))
    .filter(({ condition, p }) => levels.indexOf(condition.urgency) <= limit && p >= 0.02)
    .sort((a, b) => b.p - a.p)
    .slice(0, 3)
    .map(({ condition }) => condition.layName);
  if (!names.length) return 'The cause is not clear, so a vet should have a look.';
  const wait: Readonly<Record<Level, string>> = {
    emergency: 'That cannot wait.',
    today: 'A vet should see that today.',
    soon: 'A vet should see that within a day or two.',
    routine: 'That can wait for a booked visit.',
    watch: 'Often you can watch that at home.',
  };
  return `The cause may be ${names.join(', or ')}. ${wait[level]}`;
}
