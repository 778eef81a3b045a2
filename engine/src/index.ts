/** The engine's door. Pure, isomorphic, deterministic; see README.md. */
export { createEngine } from './engine.ts';
export type { BeginInput, Engine, OnReasoning } from './engine.ts';
export type { Correction, OpenCheck, Understood, UnderstoodSign } from './correct.ts';
export type { CheckAnswer, ReportableSign, Listened } from './second-reading.ts';
export { asksAge } from './ask-age.ts';
export { knownAnalytes, withLabFindings } from './infer/lab-state.ts';
export { standardUnits, usualRange } from './intervals.ts';
export type { UsualRange } from './intervals.ts';
export { readPatientFacts } from './text/patient-facts.ts';
export type { PatientFacts } from './text/patient-facts.ts';
export { answersHowLong, toldTimes } from './text/told-times.ts';
export type { ToldTime } from './text/told-times.ts';
export { loadKnowledge } from './load-knowledge.ts';
export type { AnySpecies, Knowledge, Level, Species } from './knowledge-types.ts';
export type {
  AnswerEffect,
  Asked,
  Assessment,
  Attachment,
  CaseState,
  ClinicalQuestionAnalysis,
  DiagnosisEvidence,
  DifferentialDiagnosis,
  Evidence,
  FullHistory,
  HealthSummary,
  ReadSign,
  ReadState,
  History,
  LabFinding,
  Patient,
  PrimaryDiagnosis,
  Question,
  RecommendedTest,
  DangerCare,
  FoundDanger,
  RedFlagHit,
  SupplementRecommendation,
  Treatment,
  Triage,
  ConsultStep,
} from './types.ts';
