import type { BasicIntake, IntakeSpecies } from '@petwise/contracts';

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
  { value: 'dog', label: 'Dog' },
  { value: 'cat', label: 'Cat' },
  { value: 'horse', label: 'Horse' },
  { value: 'bird', label: 'Bird' },
  { value: 'rabbit', label: 'Rabbit' },
  { value: 'ferret', label: 'Ferret' },
  { value: 'guinea_pig', label: 'Guinea pig' },
  { value: 'hamster', label: 'Hamster' },
  { value: 'reptile', label: 'Reptile' },
  { value: 'other', label: 'Other' },
];

/** FORM-08. */
export const sexOptions: readonly Choice<BasicIntake['sex']>[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'unknown', label: 'Unknown' },
];

/** FORM-08. */
export const spayedNeuteredOptions: readonly Choice<BasicIntake['spayedNeutered']>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'Unknown' },
];

/** FORM-02. */
export const ageUnitOptions: readonly BasicIntake['ageUnit'][] = ['years', 'months'];

/** The units that a select offers, and the one that was typed. */
export function unitChoices<Unit extends string>(
  offered: readonly Unit[],
  current: Unit,
): Choice<Unit>[] {
  const units = offered.includes(current) ? offered : [...offered, current];
  return units.map((unit) => ({ value: unit, label: unit }));
}

export type WeightUnit = Exclude<BasicIntake['weightUnit'], 'category'>;

/** FORM-02, without the "category" that the toggle stands for. */
export const weightUnitOptions: readonly WeightUnit[] = ['lbs', 'kg', 'oz'];
