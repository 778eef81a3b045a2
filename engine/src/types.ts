/** Shapes at the engine's door. All are plain JSON. */
import type { Level, Topic } from './knowledge-types.ts';
import type { History, Patient } from './patient-types.ts';
import type { Asked, Question } from './question-types.ts';
import type { CareAdvice, SecondProblem } from './safety-types.ts';
import type { ReadState, SecondCheck, SecondReading } from './second-types.ts';
export type { FullHistory, History, Patient } from './patient-types.ts';
export type { Asked, Question } from './question-types.ts';
export type { ReadSign, ReadState, SecondCheck, SecondReading } from './second-types.ts';

/** A file that was sent along. */
export interface Attachment {
  name: string;
  kind: string;
  /** Lines of a document about the animal's health, as they stand there; for people, not evidence. */
  stated?: readonly string[];
}

/** One value of a laboratory report, already compared with that report's own interval. */
export interface LabFinding {
  /** Analyte id of knowledge/analytes.ts ("creatinine"); unknown ids are kept for the vet but not counted. */
  analyte: string;
  flag: 'low' | 'normal' | 'high';
  value?: number;
  unit?: string;
  /** The same value in the unit of knowledge/intervals.ts, where the report used another. */
  standard?: { value: number; unit: string };
  /** The value as it stands in the report, where that is not just the number: "< 2", "3+". */
  text?: string;
  /** "page 1 of blood.pdf". */
  source?: string;
}

/** A summary from a health export; shown in the report, never counted as evidence of a disease. */
export interface HealthSummary {
  text: string;
}

export type EvidenceSource = 'text' | 'answer' | 'inferred';

/** One thing learned. `value` is "yes", "no", a value id of a choice finding, or "unknown". */
export interface Evidence {
  finding: string;
  value: string;
  /** 0.5 (no information) to 1 (plain statement). */
  certainty: number;
  source: EvidenceSource;
  /** 0 for the first description, then the number of the answer. */
  turn: number;
  quote: string;
  /** The time that its sentence tells of it, in the owner's words: "for three weeks". */
  since?: string;
}

/** How soon a vet is needed, why, and what to do. */
export interface Triage {
  level: Level;
  reasons: string[];
  advice: string;
  /** First aid in an emergency, until a vet takes over. */
  care?: DangerCare;
}

/** All that is needed to go on later; stored by the caller between calls. */
export interface CaseState {
  engineVersion: string;
  knowledgeVersion: string;
  patient: Patient;
  history: History;
  symptoms: string;
  attachments: Attachment[];
  labFindings: LabFinding[];
  healthSummary: string;
  evidence: Evidence[];
  /** What the owner took back; kept so that it can be restored, and counted nowhere. */
  withdrawn?: Evidence[];
  asked: Asked[];
  /** Signs asked for or feared of the patient: they tell nothing, and call for the questions that decide about their dangers. */
  wondered?: readonly Evidence[];
  /** Things said that no finding covers, or that were put aside (another animal, a fear, a question), kept for the vet. */
  unmatchedText: string[];
  /** Things that were so before and are over, in the owner's words. */
  past: string[];
  warnings: string[];
  /** The part of the body the owner named while no sign was told. */
  area?: readonly Topic[];
  /** The first description was understood in part only: its signs count for danger, not for a list of causes. */
  halfRead?: true;
  /** How urgent it was when it was last judged, and something is worse since. */
  worseSince?: Level;
  /** What another reader heard; it changes no evidence, only the owner's answers to its checks do. */
  second?: SecondReading;
}

/** One step of a consult: the case after it, and what to show. `state` is all that the next step needs. */
export interface ConsultStep {
  state: CaseState;
  question: Question | null;
  canProcessResults: boolean;
  extractionSummary: string;
  mismatchWarning: string | null;
  /** Null while no sign was read: then no urgency can be given. */
  triage: Triage | null;
  reasoning: string[];
}

/** What speaks for a condition and what against it, in words. */
export interface DiagnosisEvidence {
  for: string[];
  against: string[];
  /** What would speak for it and was not told; where it is given, the evidence is the whole of the `reasoning`. */
  notKnown?: string[];
}

/** A treatment that a vet may choose; nothing to give at home. */
export interface Treatment {
  name: string;
  description: string;
  efficacy: string;
}

/** The likeliest condition, as the report shows it. */
export interface PrimaryDiagnosis {
  condition: string;
  /** 0 to 1. */
  confidence: number;
  reasoning: string;
  condition_description: string;
  impact: string;
  /** Other names of the condition, and where its numbers come from; missing where none of the known conditions fits. */
  otherNames?: string[];
  source?: string;
  treatments: Treatment[];
  /** True where a moisturiser and gentle care of the skin suit. */
  gentleSkinCare?: true;
  evidence: DiagnosisEvidence;
}

/** Another condition that may be the cause. */
export interface DifferentialDiagnosis {
  /** A danger: it stands here however unlikely it is. */
  mustNotMiss?: true;
  condition: string;
  confidence: number;
  reasoning: string;
  condition_description: string;
  impact: string;
  /** Other names of the condition, and where its numbers come from; missing where none of the known conditions fits. */
  otherNames?: string[];
  source?: string;
  treatments: string;
  evidence: DiagnosisEvidence;
}

/** A test that would tell the likely conditions apart. */
export interface RecommendedTest {
  name: string;
  type: string;
  description: string;
  impact_on_confidence: string;
  specific_results_impact: string[];
}

/** A supplement with evidence for one of the likely conditions. */
export interface SupplementRecommendation {
  name: string;
  purpose: string;
  dosage: string;
  evidence_level: string;
  considerations: string;
}

/** The same numbers the two sentences are written from; exact, so a test can recompute them. */
export interface AnswerEffect {
  condition: string;
  probabilityWithout: number;
  probabilityWith: number;
  deltaLogOdds: number;
  riskWithout: number;
  riskWith: number;
}

/** What one answer changed. */
export interface ClinicalQuestionAnalysis {
  question: string;
  answer: string;
  clinical_significance: string;
  impact_on_diagnosis: string;
  /** Null when there was no cause to move. */
  effect: AnswerEffect | null;
}

/** A sign that is not there, and would make the case an emergency: found by adding it and computing again. */
export interface TurningPoint {
  /** Finding id. */
  finding: string;
  /** "pale gums". */
  sign: string;
  /** One plain sentence: the rule it would break, or how the danger would grow. */
  reason: string;
  /** Summed probability of emergencies now, and with the sign. */
  riskWithout: number;
  riskWith: number;
}

/** A red flag that fires, and by which words. */
export interface RedFlagHit {
  id: string;
  name: string;
  level: Level;
  reason: string;
  advice: string;
}

/** What an owner does, and never does, until a vet takes over: three sentences each. */
export interface DangerCare {
  do: string[];
  never: string[];
  /** Title of the publication that the sentences follow; missing where they are the authors' own. */
  source?: string;
}

/** A red flag that words fire before any consult. */
export interface FoundDanger extends RedFlagHit {
  care?: DangerCare;
}

/** Why an assessment names no cause; a change told without its sign has an urgency all the same. */
export type NothingRead =
  | 'no-sign'
  | 'half-read'
  | 'other-language'
  | 'unnamed-change'
  | 'has-died';

/** What the owner told of the animal, in words, each once: "vomiting", "cough: dry". */
export interface Signs {
  present: string[];
  absent: string[];
  /** Of those present, the ones of which the owner told since when, in the owner's words. */
  since?: { sign: string; words: string }[];
}

/** The report of a consult. */
export interface Assessment {
  /** Null when nothing was read. */
  primary_diagnosis: PrimaryDiagnosis | null;
  differential_diagnoses: DifferentialDiagnosis[];
  /** Null where one cause may explain all, or none is clear. */
  secondProblem: SecondProblem | null;
  recommended_tests: RecommendedTest[];
  supplement_recommendations: SupplementRecommendation[];
  clinical_question_analysis: ClinicalQuestionAnalysis[];
  patient_data_summary: string;
  analysis_overview: string;
  signs: Signs;
  patient_data: Patient;
  medical_history: History;
  /** Null when nothing was read. */
  triage: Triage | null;
  redFlags: RedFlagHit[];
  /** Null when nothing was read. */
  care: CareAdvice | null;
  returnIf: string[];
  wouldBeEmergency: TurningPoint[];
  questionsForYourVet: string[];
  engine: { name: string; version: string; knowledgeVersion: string };
  unmatchedText: string[];
  noneFits: boolean;
  nothingRead: NothingRead | null;
  /** Null where nobody else has read. */
  secondReading: SecondReadingReport | null;
}

/** A sign on which two readers differed, and what the owner said to it. */
export interface Difference {
  /** "vomiting". */
  words: string;
  quote: string;
  heardAs: ReadState;
  /** Null where the owner was not asked, or has not answered. */
  answer: 'yes' | 'no' | 'unsure' | null;
}

/** What another reader did in a case. */
export interface SecondReadingReport {
  /** Signs that both read alike. */
  agreed: string[];
  differed: Difference[];
  /** The owner's words for signs that our knowledge does not have. */
  unknown: string[];
  /** Decisive questions that its words called for: the sign, the owner's words, the danger, and the owner's answer. */
  asked?: { words: string; quote: string; danger: string; answer: SecondCheck['answer'] }[];
}
