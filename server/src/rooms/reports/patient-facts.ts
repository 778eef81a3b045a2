import {
  type AgeUnit,
  type BasicIntake,
  isTold,
  type MedicalHistory,
  type PatientFact,
} from '@petwise/contracts';
import { WORDS } from './words.ts';

/** Signalment as the owner gave it, ready to read; a fact that nobody told says so. */
export function patientFacts(patient: BasicIntake): Record<string, string> {
  const told = (fact: PatientFact, text: string): string =>
    isTold(patient, fact) ? text : WORDS.notTold;
  const weight =
    patient.weightUnit === 'category'
      ? sentenceCase(patient.weight)
      : `${patient.weight} ${patient.weightUnit}`;
  return present({
    species: sentenceCase(patient.species),
    breed: patient.breed,
    age: told('age', ageText(patient.age, patient.ageUnit)),
    sex: told('sex', sentenceCase(patient.sex)),
    spayedNeutered: told('spayedNeutered', sentenceCase(patient.spayedNeutered)),
    weight: told('weight', weight),
  });
}

/** Medical history ready to read; null when it was skipped or says nothing. */
export function historyFacts(history: MedicalHistory): Record<string, string> | null {
  if ('skipped' in history) return null;
  const facts = present({
    medications: history.medications.join(', '),
    chronicIllnesses: history.chronicIllnesses.join(', '),
    priorOperations: history.priorOperations.join(', '),
    vaccinationHistory: history.vaccinationHistory,
    diet: history.diet,
    environment: history.environment,
  });
  return Object.keys(facts).length === 0 ? null : facts;
}

function present(facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value.trim() !== ''));
}

function ageText(age: number, unit: AgeUnit): string {
  return `${age} ${age === 1 ? unit.replace(/s$/, '') : unit}`;
}

function sentenceCase(text: string): string {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
