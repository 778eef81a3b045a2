import { type IntakeSpecies, isBreedTold, SPECIES } from '@petwise/contracts';
import { formatWeight } from '@petwise/ui/format-weight';
import { copy } from '../copy.ts';
import { recordOf, textOf, textsOf } from './read-values.ts';

/** One labelled fact; `key` names its label in the copy. */
export interface Fact {
  readonly key: FactKey;
  readonly value: string;
}

export type FactKey = keyof typeof copy.facts;

/** The kind of animal, when it is one of those the product knows. */
export function readSpecies(value: unknown): IntakeSpecies | null {
  const species = textOf(recordOf(value)['species']);
  return [...SPECIES, 'other' as const].find((known) => known === species) ?? null;
}

/** A kind of animal as it is shown. */
export function speciesText(species: string): string {
  return sentenceCase(species);
}

/** Patient data as facts for reading; what nobody told says so, what is missing or blank is left out. */
export function readPatient(value: unknown): readonly Fact[] {
  const patient = recordOf(value);
  const untold = new Set(textsOf(patient['notTold']));
  if (!isBreedTold(textOf(patient['breed']))) untold.add('breed');
  return present([
    ['species', sentenceCase(textOf(patient['species']))],
    ['breed', textOf(patient['breed'])],
    ['age', ageText(patient['age'], textOf(patient['ageUnit']))],
    ['sex', sentenceCase(textOf(patient['sex']))],
    ['spayedNeutered', sentenceCase(textOf(patient['spayedNeutered']))],
    ['weight', weightText(patient['weight'], textOf(patient['weightUnit']))],
  ]).map((fact) => (untold.has(fact.key) ? { ...fact, value: copy.notTold } : fact));
}

/** Medical history as facts for reading; a skipped history has none. */
export function readHistory(value: unknown): readonly Fact[] {
  const history = recordOf(value);
  return present([
    ['medications', textsOf(history['medications']).join(', ')],
    ['chronicIllnesses', textsOf(history['chronicIllnesses']).join(', ')],
    ['priorOperations', textsOf(history['priorOperations']).join(', ')],
    ['vaccinationHistory', textOf(history['vaccinationHistory'])],
    ['diet', textOf(history['diet'])],
    ['environment', textOf(history['environment'])],
  ]);
}

function present(pairs: readonly (readonly [FactKey, string])[]): readonly Fact[] {
  return pairs.filter(([, value]) => value !== '').map(([key, value]) => ({ key, value }));
}

function ageText(age: unknown, unit: string): string {
  const number = textOf(age);
  if (!number) return '';
  return `${number} ${number === '1' ? unit.replace(/s$/, '') : unit}`.trim();
}

function weightText(weight: unknown, unit: string): string {
  const written = textOf(weight);
  if (!written) return '';
  if (unit === 'category') return sentenceCase(written);
  const value = Number(written);
  return Number.isFinite(value) ? formatWeight(value, unit) : `${written} ${unit}`.trim();
}

function sentenceCase(text: string): string {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
