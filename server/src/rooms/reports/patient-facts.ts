import type { BasicIntake, MedicalHistory } from '@petwise/contracts';

/** Signalment as the owner gave it, ready to read. */
export function patientFacts(patient: BasicIntake): Record<string, string> {
  return present({
    species: sentenceCase(patient.species),
    breed: patient.breed,
    age: ageText(patient.age, patient.ageUnit),
    sex: sentenceCase(patient.sex),
    spayedNeutered: sentenceCase(patient.spayedNeutered),
    weight:
      patient.weightUnit === 'category'
        ? sentenceCase(patient.weight)
        : `${patient.weight} ${patient.weightUnit}`,
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

function ageText(age: number, unit: 'years' | 'months'): string {
  return `${age} ${age === 1 ? unit.replace(/s$/, '') : unit}`;
}

function sentenceCase(text: string): string {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
