import type { BasicIntake, IntakeSpecies } from '@petwise/contracts';
import type { WeightUnit } from '../model/weight-units.ts';
import { OPTION_WORDS } from '../options-copy.ts';

export {
  ENVIRONMENT_OPTIONS as environmentOptions,
  VACCINATION_OPTIONS as vaccinationOptions,
  WEIGHT_CATEGORIES as weightCategories,
} from '@petwise/contracts';

/** One choice: the value that is sent and the word that is shown. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** FORM-02: the nine species, and "other". */
export const speciesOptions: readonly Choice<IntakeSpecies>[] = [
  { value: 'dog', label: OPTION_WORDS.species.dog },
  { value: 'cat', label: OPTION_WORDS.species.cat },
  { value: 'horse', label: OPTION_WORDS.species.horse },
  { value: 'bird', label: OPTION_WORDS.species.bird },
  { value: 'rabbit', label: OPTION_WORDS.species.rabbit },
  { value: 'ferret', label: OPTION_WORDS.species.ferret },
  { value: 'guinea_pig', label: OPTION_WORDS.species.guinea_pig },
  { value: 'hamster', label: OPTION_WORDS.species.hamster },
  { value: 'reptile', label: OPTION_WORDS.species.reptile },
  { value: 'other', label: OPTION_WORDS.species.other },
];

/** FORM-08. */
export const sexOptions: readonly Choice<BasicIntake['sex']>[] = [
  { value: 'male', label: OPTION_WORDS.sex.male },
  { value: 'female', label: OPTION_WORDS.sex.female },
  { value: 'unknown', label: OPTION_WORDS.sex.unknown },
];

/** FORM-08. */
export const spayedNeuteredOptions: readonly Choice<BasicIntake['spayedNeutered']>[] = [
  { value: 'yes', label: OPTION_WORDS.neutered.yes },
  { value: 'no', label: OPTION_WORDS.neutered.no },
  { value: 'unknown', label: OPTION_WORDS.neutered.unknown },
];

/** FORM-02. */
export const ageUnitOptions: readonly BasicIntake['ageUnit'][] = ['years', 'months'];

/** The units that a select offers, and the one that was typed. */
export function unitChoices<Unit extends string>(
  offered: readonly Unit[],
  current: Unit,
  words?: Readonly<Record<Unit, string>>,
): Choice<Unit>[] {
  const units = offered.includes(current) ? offered : [...offered, current];
  return units.map((unit) => ({ value: unit, label: words?.[unit] ?? unit }));
}

/** FORM-02, without the "category" that the toggle stands for. */
export const weightUnitOptions: readonly WeightUnit[] = ['lbs', 'kg', 'oz'];
