import type { AnySpecies } from '../knowledge-types.ts';
import type {
  Assessment,
  ClinicalQuestionAnalysis,
  AnswerEffect,
  CaseState,
  Evidence,
  History,
  Patient,
  PrimaryDiagnosis,
  Triage,
} from '../types.ts';

/** A patient for tests; anything not named is an ordinary adult. */
export function patientOf(species: AnySpecies, changes: Partial<Patient> = {}): Patient {
  return {
    species,
    breed: 'mixed',
    age: 5,
    ageUnit: 'years',
    sex: 'male',
    spayedNeutered: 'yes',
    weight: 20,
    weightUnit: 'kg',
    ...changes,
  };
}

export const noHistory: History = { skipped: true };

/** A finding as its owner's first words tell it. */
export function toldOf(finding: string, changes: Partial<Evidence> = {}): Evidence {
  return { finding, value: 'yes', certainty: 0.97, source: 'text', turn: 0, quote: '', ...changes };
}

/** A case of a patient of whom only signs are known. */
export function caseOf(patient: Patient, evidence: Evidence[]): CaseState {
  return {
    engineVersion: 't',
    knowledgeVersion: 't',
    patient,
    history: noHistory,
    symptoms: '',
    attachments: [],
    labFindings: [],
    healthSummary: '',
    evidence,
    asked: [],
    unmatchedText: [],
    past: [],
    warnings: [],
  };
}

/** An assessment of a case of which something was read. */
export type Whole = Omit<Assessment, 'clinical_question_analysis'> & {
  primary_diagnosis: PrimaryDiagnosis;
  triage: Triage;
  clinical_question_analysis: (ClinicalQuestionAnalysis & { effect: AnswerEffect })[];
};

/** The assessment as one of a case of which something was read. */
export function wholeOf(report: Assessment): Whole {
  // Only an assessment of nothing leaves these out.
  return report as Whole;
}
