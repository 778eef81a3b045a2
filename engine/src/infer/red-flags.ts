import type { FindingRef, RedFlag } from '../knowledge-types.ts';
import type { Patients } from '../safety-types.ts';
import type { CaseState } from '../types.ts';
import type { DoseCase } from './doses.ts';
import { dosesOf, withDoses } from './doses.ts';
import type { KnownMap } from './known.ts';
import { enough } from './known.ts';
import type { Model } from './model.ts';
import { ageBandOf } from './age.ts';
import { breedGroupsOf } from './model.ts';

export function refId(ref: FindingRef): string {
  return ref.replace(/^!/, '').split('=')[0] ?? ref;
}

/** Whether a reference holds: "id" present, "id=value" that value, "!id" told absent. */
export function refHolds(ref: FindingRef, known: KnownMap): boolean {
  const item = known.get(refId(ref));
  if (!item || item.certainty < enough) return false;
  if (ref.startsWith('!')) return item.value === 'no';
  return item.value === (ref.split('=')[1] ?? 'yes');
}

/**
 * Whether a rule or a safety question is about this patient at all. Unknown sex or neutering does not exclude. A rule for
 * one age waits for an age that was not told (`askAge` asks for it), and holds where the owner cannot say.
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
  const band = ageBandOf(model.knowledge, patient);
  if (who.age && (band === null ? patient.ageBand !== 'unsure' : !who.age.includes(band)))
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

/** All rules that fire, emergencies first, in file order; those of poisons with the urgency of the dose, where it is known. */
export function firedRules(model: Model, state: DoseCase, known: KnownMap): RedFlag[] {
  const holding = model.knowledge.redFlags.filter(
    (rule) =>
      isAbout(model, rule.who, state) &&
      !anyHolds(rule.unless ?? [], known) &&
      anyHolds(rule.when, known),
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
