import type { Condition, Knowledge, Who } from '../knowledge-types.ts';
import type { CaseState, History, Patient } from '../types.ts';
import { ageFactor, possibleBands } from './age.ts';
import { ln, power } from './arithmetic.ts';
import type { Model } from './model.ts';
import { breedGroupsOf, complaintOf, constants, contextText, mentions, numberOf } from './model.ts';

/** Of a sex that was not told, the mean of both. */
function sexFactor(who: Who, { sex, spayedNeutered }: Patient): number {
  const intact = spayedNeutered === 'no';
  const male = (who.male ?? 1) * (intact ? (who.intactMale ?? 1) : 1);
  const female = (who.female ?? 1) * (intact ? (who.intactFemale ?? 1) : 1);
  if (sex === 'unknown') return (male + female) / 2;
  return sex === 'male' ? male : female;
}

function whoFactor(who: Who | undefined, knowledge: Knowledge, patient: Patient): number {
  if (!who) return 1;
  let factor = ageFactor(who, possibleBands(knowledge, patient)) * sexFactor(who, patient);
  if (patient.spayedNeutered === 'yes') factor *= who.neutered ?? 1;
  // Of several groups the highest stated factor counts; a group that says nothing does not hide one that lowers.
  const stated = breedGroupsOf(knowledge, patient).flatMap((group) => who.breeds?.[group] ?? []);
  return factor * (stated.length ? Math.max(...stated) : 1);
}

/** What a patient and its history make of each base rate; both stay the same through a consult. */
function patientWeights(model: Model, { patient, history }: CaseState): readonly number[] {
  const before = weightsOfPatients.get(patient);
  if (before?.model === model && before.history === history) return before.weights;
  const weights = model.conditions.map((condition) => {
    let weight = numberOf(condition.prior) * whoFactor(condition.who, model.knowledge, patient);
    for (const rule of condition.context ?? [])
      if (mentions(contextText(rule.field, patient, history), rule.has)) weight *= rule.times;
    return weight;
  });
  weightsOfPatients.set(patient, { model, history, weights });
  return weights;
}

const weightsOfPatients = new WeakMap<
  Patient,
  { readonly model: Model; readonly history: History; readonly weights: readonly number[] }
>();

/** Of one patient's weights, the last priors that were worked out, by the class of complaint; most cases try a few. */
const priorsOfWeights = new WeakMap<readonly number[], Map<string, readonly number[]>>();
const MOST_COMPLAINTS = 32;

/** Log prior of each hypothesis: base rate, who the patient is, its history, and the class of complaint. */
export function logPriors(model: Model, state: CaseState): readonly number[] {
  const shares = complaintOf(model, state);
  const entries = Object.entries(shares).sort(([a], [b]) => (a < b ? -1 : 1));
  const weights = patientWeights(model, state);
  const known = priorsOfWeights.get(weights) ?? new Map<string, readonly number[]>();
  priorsOfWeights.set(weights, known);
  const key = entries.flat().join(' ');
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_COMPLAINTS) known.clear();
  const priors = priorsOf(model, weights, entries);
  known.set(key, priors);
  return priors;
}

function priorsOf(
  model: Model,
  weights: readonly number[],
  entries: readonly (readonly [string, number])[],
): number[] {
  const raw = model.conditions.map((condition, index) => {
    const weight = weights[index] ?? 0;
    if (entries.length === 0) return Math.max(weight, 1e-9);
    const fit = entries.reduce(
      (sum, [topic, share]) => sum + share * (complaintShare(condition, topic) + 0.05),
      0,
    );
    return Math.max(weight * power(fit, constants.complaint), 1e-9);
  });
  const total = raw.reduce((sum, value) => sum + value, 0);
  const none = total * (constants.nonePrior / (1 - constants.nonePrior));
  return [...raw, none].map((value) => ln(value));
}

function complaintShare({ complaints }: Condition, topic: string): number {
  const shares: Readonly<Record<string, number>> = complaints;
  return Object.hasOwn(shares, topic) ? (shares[topic] ?? 0) : 0;
}
