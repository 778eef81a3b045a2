import {
  type AgeUnit,
  type BasicIntake,
  type ConsultDetail,
  isBreedTold,
  isTold,
  type MedicalHistory,
  type PatientFact,
} from '@petwise/contracts';
import { asksAge } from '@petwise/engine';
import { WORDS } from './words.ts';

/** Signalment as the owner gave it, ready to read; a fact that nobody told says so. `answeredAge`: told in the consult. */
export function patientFacts(
  patient: BasicIntake,
  answeredAge: string | null = null,
): Record<string, string> {
  const told = (fact: PatientFact, text: string): string =>
    isTold(patient, fact) ? text : WORDS.notTold;
  const weight =
    patient.weightUnit === 'category'
      ? sentenceCase(patient.weight)
      : `${patient.weight} ${patient.weightUnit}`;
  return present({
    species: sentenceCase(patient.species),
    breed: isBreedTold(patient.breed) ? patient.breed : WORDS.notTold,
    age: answeredAge ?? told('age', ageText(patient.age, patient.ageUnit)),
    sex: told('sex', sentenceCase(patient.sex)),
    spayedNeutered: told('spayedNeutered', sentenceCase(patient.spayedNeutered)),
    weight: told('weight', weight),
  });
}

/** Characters of an age in the owner's words. */
const LONGEST_AGE = 80;

/** What the owner answered when the consult asked for an age that the form does not have; null where it did not. */
export function answeredAge({ turns }: Pick<ConsultDetail, 'turns'>): string | null {
  const at = turns.findIndex(({ role, content }) => role === 'assistant' && asksAge(content));
  const answer = at < 0 ? undefined : turns.slice(at).find(({ role }) => role === 'user');
  if (answer === undefined || /^not sure$/i.test(answer.content.trim())) return null;
  return answer.content.length <= LONGEST_AGE
    ? answer.content
    : `${answer.content.slice(0, LONGEST_AGE)}…`;
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
