import type { PatientFact } from '@petwise/contracts';
import type { CheckedField } from './basic-intake.ts';

/** The groups of the two forms in their order: one a step where there is no space for all. */
export const BASIC_STEPS = ['animal', 'age-and-weight', 'sex'] as const;
export const HISTORY_STEPS = ['illnesses', 'daily-life', 'summary'] as const;

export type BasicStep = (typeof BASIC_STEPS)[number];
export type HistoryStep = (typeof HISTORY_STEPS)[number];
export type FormStep = BasicStep | HistoryStep;

/** Both forms as the owner meets them, one after the other. */
export const FORM_STEPS: readonly FormStep[] = [...BASIC_STEPS, ...HISTORY_STEPS];

/** The group in which a field stands. */
export const STEP_OF: Readonly<Record<CheckedField | PatientFact, BasicStep>> = {
  breed: 'animal',
  age: 'age-and-weight',
  weight: 'age-and-weight',
  sex: 'sex',
  spayedNeutered: 'sex',
};

/** The address of a group within the page of its form. */
export function stepSearch(step: FormStep): string {
  return `?step=${step}`;
}
