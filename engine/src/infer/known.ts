import type { CaseState, Evidence } from '../types.ts';
import type { Model } from './model.ts';

/** What counts as known about one finding. */
export interface Known {
  value: string;
  certainty: number;
  /** The ambiguous finding ("straining to go") that this is one possible meaning of; nobody said this itself. */
  meaningOf?: string;
  /** An ambiguous finding whose meaning was told as well. */
  explained?: true;
}

/** A finding must be at least this certain to fire a rule; "maybe" is enough, a guess is not. */
export const enough = 0.7;

/** Certainty of one of several things that words may mean: too little for a red flag to fire. */
const possible = 0.6;

/** Whether a finding still has to be asked about: it is not known, or only one of several meanings of what was said. */
export function isOpen(known: KnownMap, id: string): boolean {
  const item = known.get(id);
  return item === undefined || (item.meaningOf !== undefined && item.certainty <= possible);
}

export type KnownMap = ReadonlyMap<string, Known>;

function outranks(item: Evidence, other: Evidence): boolean {
  if (item.turn !== other.turn) return item.turn > other.turn;
  const explicit = (evidence: Evidence): number => (evidence.source === 'inferred' ? 0 : 1);
  if (explicit(item) !== explicit(other)) return explicit(item) > explicit(other);
  if (item.certainty !== other.certainty) return item.certainty > other.certainty;
  return item.value > other.value;
}

function latest(evidence: readonly Evidence[]): Map<string, Evidence> {
  const best = new Map<string, Evidence>();
  for (const item of evidence) {
    if (item.value === 'unknown') continue;
    const other = best.get(item.finding);
    if (!other || outranks(item, other)) best.set(item.finding, item);
  }
  return best;
}

/** Marks every ancestor of a present finding as present, unless a later answer denied it. */
function withParents(
  model: Model,
  best: ReadonlyMap<string, Evidence>,
  known: Map<string, Known>,
): void {
  for (const item of best.values()) {
    if (item.value === 'no') continue;
    let parent = model.nodes.get(item.finding)?.finding.parent;
    while (parent) {
      const denied = best.get(parent);
      if (denied?.value === 'no' && denied.turn > item.turn) break;
      const current = known.get(parent);
      if (!current || current.value !== 'yes' || current.certainty < item.certainty)
        known.set(parent, { value: 'yes', certainty: item.certainty });
      parent = model.nodes.get(parent)?.finding.parent;
    }
  }
}

/** Each meaning of an ambiguous finding is possible, until one is told or settled, or only one is left. */
function withMeanings(model: Model, known: Map<string, Known>): void {
  const told = new Map(known);
  const has = (id: string): boolean => told.get(id)?.value === 'yes';
  for (const [id, item] of told) {
    const either = item.value === 'yes' ? model.nodes.get(id)?.finding.either : undefined;
    if (!either) continue;
    const meanings = Object.entries(either).filter(([other]) => model.nodes.get(other)?.relevant);
    if (meanings.some(([other]) => has(other))) {
      known.set(id, { ...item, explained: true });
      continue;
    }
    const settled = meanings.filter(([, by]) => by.some(has));
    const open = (settled.length ? settled : meanings).filter(([other]) => !told.has(other));
    for (const [other] of open)
      known.set(other, {
        value: 'yes',
        certainty: open.length === 1 ? item.certainty : possible,
        meaningOf: id,
      });
  }
}

/** True when some ancestor of the finding is known to be absent. */
function underAbsent(model: Model, known: KnownMap, id: string): boolean {
  for (let up = model.nodes.get(id)?.finding.parent; up; up = model.nodes.get(up)?.finding.parent)
    if (known.get(up)?.value === 'no') return true;
  return false;
}

/**
 * The evidence list as one value a finding. Independent of the order of the list: the later answer wins,
 * then plain words over inference, then the more certain. A child of an absent parent does not count.
 */
export function settleEvidence(model: Model, evidence: readonly Evidence[]): KnownMap {
  const best = latest(evidence);
  const known = new Map<string, Known>();
  for (const [id, item] of best)
    if (model.nodes.has(id)) known.set(id, { value: item.value, certainty: item.certainty });
  withParents(model, best, known);
  withMeanings(model, known);
  for (const [id, item] of known) {
    if (item.value !== 'yes' || item.certainty <= possible) continue;
    for (const other of model.nodes.get(id)?.finding.excludes ?? [])
      if (!known.has(other))
        known.set(other, { value: 'no', certainty: Math.min(item.certainty, 0.85) });
  }
  const standing = [...known].filter(([id]) => !underAbsent(model, known, id));
  return new Map(standing.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Findings already asked about; never asked again. */
export function askedIds(state: CaseState): ReadonlySet<string> {
  return new Set(state.asked.map((item) => item.question.id));
}
