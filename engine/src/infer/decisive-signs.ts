import type { Finding } from '../knowledge-types.ts';
import type { CaseState } from '../types.ts';
import type { Appraisal } from './appraisal.ts';
import { askedIds, isOpen, settleEvidence, type KnownMap } from './known.ts';
import type { Model, Node } from './model.ts';
import { chanceIn } from './model.ts';
import type { Belief } from './posterior.ts';
import { anyHolds, firedFindings, firedRules, isAbout, partsOf } from './red-flags.ts';

/** Findings of the topic "repro" that a male can have, and those that only a male can have. */
const males = {
  too: new Set(['genital_discharge', 'cere_colour', 'foal_not_nursing']),
  only: new Set([
    'penis_out',
    'sheath_swollen',
    'big_testes',
    'testicle_missing',
    'testicle_swelling',
  ]),
};

/** What an animal that is spayed or neutered cannot have. */
const intactOnly = new Set(['pregnant', 'labour_stalled', 'placenta_kept', 'recent_heat']);

function fitsSex({ topic, id }: Finding, { patient }: CaseState): boolean {
  if (patient.spayedNeutered === 'yes' && intactOnly.has(id)) return false;
  if (topic !== 'repro' || patient.sex === 'unknown') return true;
  return patient.sex === 'male' ? males.too.has(id) || males.only.has(id) : !males.only.has(id);
}

/** Whether this patient may show a finding that is not known yet, was not asked for and is told by nothing that was told. */
export function isUntold(
  { model, belief, state }: Appraisal,
  finding: Finding,
  asked: ReadonlySet<string>,
): boolean {
  const { known } = belief;
  if (asked.has(finding.id) || !isOpen(known, finding.id) || !fitsSex(finding, state)) return false;
  for (let up = finding.parent; up; up = model.nodes.get(up)?.finding.parent)
    if (known.get(up)?.value === 'no') return false;
  const isTold = (ref: string): boolean => {
    const { id, value } = partsOf(ref);
    return known.get(id)?.value === value;
  };
  return !finding.toldBy?.some(isTold) && model.nodes.has(finding.id);
}

/** Whether it may be asked about by itself: a kind of a sign only where that sign was told. */
export function askable(
  appraisal: Appraisal,
  finding: Finding,
  asked: ReadonlySet<string>,
): boolean {
  const isKind = finding.parent && appraisal.belief.known.get(finding.parent)?.value !== 'yes';
  return !isKind && isUntold(appraisal, finding, asked);
}

/** What missing a danger costs, beside a cause that can wait: hours decide about a critical one. */
const cost = { critical: 1, serious: 0.4, none: 0.1 } as const;

/** Chance of the dangers that a safety question looks for, times what missing each would cost. */
function stakeOf(model: Model, belief: Belief, guards: readonly string[]): number {
  return model.conditions.reduce((sum, { id, redFlag }, index) => {
    return guards.includes(id) ? sum + (belief.probs[index] ?? 0) * cost[redFlag] : sum;
  }, 0);
}

/** What missing a sign would cost: the chance of each cause that it speaks for, times what missing that one costs. */
export function stakeOfSign(model: Model, belief: Belief, node: Node): number {
  return model.conditions.reduce((sum, { redFlag }, index) => {
    const more = chanceIn(node, index, 0) - node.finding.leak;
    return more > 0 ? sum + (belief.probs[index] ?? 0) * more * cost[redFlag] : sum;
  }, 0);
}

/** What would be known if all that the owner asks or fears were so; what was told stands. */
function ifSo({ model, belief, state }: Appraisal): KnownMap {
  const wondered = state.wondered?.filter(({ finding }) => !belief.known.has(finding)) ?? [];
  return wondered.length ? settleEvidence(model, [...state.evidence, ...wondered]) : belief.known;
}

/** Signs asked for or feared that would be an emergency. */
function alarmsIf({ model, belief, state }: Appraisal, so: KnownMap): Decisive[] {
  if (so === belief.known) return [];
  const wondered = new Set(state.wondered?.map(({ finding }) => finding));
  return firedRules(model, state, so).flatMap((rule) => {
    if (rule.level !== 'emergency' || anyHolds(rule.when, belief.known)) return [];
    return firedFindings([rule], so).flatMap((id) => {
      const node = wondered.has(id) ? model.nodes.get(id) : undefined;
      if (!node || node.finding.askable === false) return [];
      const stake = stakeOfSign(model, belief, node);
      return [{ finding: id, name: rule.name, called: true, stake, guards: rule.guards ?? [] }];
    });
  });
}

/** A sign that decides about a danger of this patient. */
export interface Decisive {
  finding: string;
  /** The danger's name. */
  name: string;
  /** What was told calls for it. */
  called: boolean;
  /** Chance of its dangers times what missing them would cost. */
  stake: number;
  /** Those dangers: ids of conditions. */
  guards: readonly string[];
}

/**
 * The signs that decide about the dangers of this patient and are not known yet: first those that the owner asks for or fears,
 * then those that what was told or feared calls for, in the order of the knowledge; then the others, the likeliest times what missing it would cost first. A list may name a
 * kind of a sign that was not told, and what has no question of its own.
 */
export function decisiveSigns(appraisal: Appraisal, inList = false): Decisive[] {
  const { model, belief, state } = appraisal;
  const asked = askedIds(state);
  const isFree = (id: string): boolean => {
    const node = model.nodes.get(id);
    return node !== undefined && (inList ? isUntold : askable)(appraisal, node.finding, asked);
  };
  const open = model.knowledge.safetyQuestions.filter(
    ({ who, ask }) => isFree(ask) && isAbout(model, who, state),
  );
  const so = ifSo(appraisal);
  const signs = open.map(({ ask, name, when, guards }) => ({
    finding: ask,
    name,
    called: anyHolds(when, so),
    stake: stakeOf(model, belief, guards),
    guards,
  }));
  const called = signs.filter((sign) => sign.called);
  const others = signs.filter((sign) => !sign.called).sort((a, b) => b.stake - a.stake);
  const first = new Map<string, Decisive>();
  const alarms = alarmsIf(appraisal, so).filter(({ finding }) => isFree(finding));
  for (const sign of [...alarms, ...called, ...others])
    if (!first.has(sign.finding)) first.set(sign.finding, sign);
  return [...first.values()];
}
