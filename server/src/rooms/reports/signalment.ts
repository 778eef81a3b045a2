import type { VetHandover, WeightUnits } from '@petwise/contracts';
import { weightFact } from './weight-lines.ts';
import { FACT_LABELS, WORDS } from './words.ts';

/**
 * The patient as a case record begins, in one line: "Minka: Cat, European Shorthair, 13 years, spayed female, 3.9 kg".
 * What nobody told is named as not told; a fact of a name that is not known stands with it.
 */
export function signalment(patient: VetHandover['patient'], units: WeightUnits): string {
  const { name, species, breed, age, sex, spayedNeutered, weight, ...others } = patient;
  const told = (label: string, fact: string | undefined): string[] =>
    fact === undefined ? [] : [isTold(fact) ? fact : WORDS.untold(label)];
  const facts = [
    ...told('species', species),
    ...told('breed', breed),
    ...told('age', age),
    ...(isTold(sex) && isTold(spayedNeutered)
      ? [sexWords(sex, spayedNeutered)]
      : [...told('sex', sex), ...told('neutering', neuteringWords(spayedNeutered))]),
    ...told('weight', weight === undefined ? undefined : weightFact(weight, units)),
    ...Object.entries(others).map(([key, fact]) => `${FACT_LABELS[key] ?? key}: ${fact}`),
  ].map((fact) => fact.replace(/\s+/g, ' ').trim());
  return `${name === undefined ? '' : `${name}: `}${facts.join(', ')}`;
}

/** As the form names what an owner does not know. */
const UNKNOWN = 'Unknown';

function isTold(fact: string | undefined): fact is string {
  return fact !== undefined && fact !== WORDS.notTold && fact !== UNKNOWN;
}

function sexWords(sex: string, spayedNeutered: string): string {
  const { spayed, neutered, intact } = WORDS.neutering;
  const word = spayedNeutered === 'Yes' ? (sex === 'Female' ? spayed : neutered) : intact;
  return `${word} ${sex.toLowerCase()}`;
}

function neuteringWords(told: string | undefined): string | undefined {
  if (told !== 'Yes' && told !== 'No') return told;
  return told === 'Yes' ? WORDS.neutering.either : WORDS.neutering.intact;
}
