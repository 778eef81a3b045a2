import type { FindingRef, RedFlag } from '../knowledge-types.ts';
import type { Patients } from '../safety-types.ts';
import type { CaseState } from '../types.ts';
import type { DoseCase } from './doses.ts';
import { dosesOf, withDoses } from './doses.ts';
import type { KnownMap } from './known.ts';
import { enough } from './known.ts';
import type { Model } from './model.ts';
import { possibleBands } from './age.ts';
import { breedGroupsOf } from './model.ts';

/** A reference taken apart. */
interface RefParts {
  readonly id: string;
  readonly value: string;
}

/** References are those of the knowledge: a few hundred, looked at some thousand times a question. */
const partsOfRefs = new Map<FindingRef, RefParts>();

/** The finding that a reference names, and the value that it asks for. */
export function partsOf(ref: FindingRef): RefParts {
  const known = partsOfRefs.get(ref);
  if (known) return known;
  const [id = ref, value = 'yes'] = ref.replace(/^!/, '').split('=');
  const parts = { id, value: ref.startsWith('!') ? 'no' : value };
  partsOfRefs.set(ref, parts);
  return parts;
}

export const refId = (ref: FindingRef): string => partsOf(ref).id;

/** Whether a reference holds: "id" present, "id=value" that value, "!id" told absent. */
export function refHolds(ref: FindingRef, known: KnownMap): boolean {
  const { id, value } = partsOf(ref);
  const item = known.get(id);
  return item !== undefined && item.certainty >= enough && item.value === value;
}

/**
 * Whether a rule or a safety question is about this patient at all. Unknown sex or neutering does not exclude. A rule for
 * one age waits for an age that was not told (`askAge` asks for it), and holds for every age that the owner
 * does not rule out.
 */
export function isAbout(
  model: Model,
  who: Patients | undefined,
  { patient }: Pick<CaseState, 'patient'>,
): boolean {
  if (!who) return true;
  if (who.sex && patient.sex !== 'unknown' && patient.sex !== who.sex) return false;
  if (
    who.intact !== undefined &&
    patient.spayedNeutered !== 'unknown' &&
    (patient.spayedNeutered === 'no') !== who.intact
  )
    return false;
  const isAsked = patient.age !== null || patient.ageBand !== undefined;
  const { age } = who;
  if (age && !(isAsked && possibleBands(model.knowledge, patient).some((one) => age.includes(one))))
    return false;
  return (
    !who.breeds ||
    breedGroupsOf(model.knowledge, patient).some((group) => who.breeds?.includes(group))
  );
}

/** Whether any of some lists of references holds whole. */
export function anyHolds(lists: readonly (readonly FindingRef[])[], known: KnownMap): boolean {
  return lists.some((all) => all.every((ref) => refHolds(ref, known)));
}

/** A report looks at the rules of one patient some fifty times. */
const rulesOfPatients = new WeakMap<
  CaseState['patient'],
  { readonly model: Model; readonly rules: readonly RedFlag[] }
>();

function rulesAbout(model: Model, { patient }: Pick<CaseState, 'patient'>): readonly RedFlag[] {
  const before = rulesOfPatients.get(patient);
  if (before?.model === model) return before.rules;
  const rules = model.knowledge.redFlags.filter(({ who }) => isAbout(model, who, { patient }));
  rulesOfPatients.set(patient, { model, rules });
  return rules;
}

/** All rules that fire, emergencies first, in file order; those of poisons with the urgency of the dose, where it is known. */
export function firedRules(model: Model, state: DoseCase, known: KnownMap): RedFlag[] {
  const holding = rulesAbout(model, state).filter(
    (rule) => !anyHolds(rule.unless ?? [], known) && anyHolds(rule.when, known),
  );
  const fired = withDoses(model, state, { rules: holding, doses: dosesOf(model, state, known) });
  return [
    ...fired.filter((rule) => rule.level === 'emergency'),
    ...fired.filter((rule) => rule.level !== 'emergency'),
  ];
}

/** Findings that hold within the fired rules. */
export function firedFindings(rules: readonly RedFlag[], known: KnownMap): string[] {
  const refs = rules.flatMap((rule) =>
    rule.when.filter((all) => all.every((ref) => refHolds(ref, known))).flat(),
  );
  return [...new Set(refs.map(refId))];
}
