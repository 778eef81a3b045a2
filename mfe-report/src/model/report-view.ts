import type { DeviceCheck, IntakeSpecies, NothingRead, TriageLevel } from '@petwise/contracts';
import type { LaboratoryView } from './lab-view.ts';
import type { Fact } from './read-patient.ts';

/** The report as the page shows it: every text clean, every list present, fallbacks applied. */
export interface ReportView {
  readonly triage: TriageView | null;
  readonly primary: ConditionView;
  readonly differentials: readonly ConditionView[];
  /** Signs that the first illness does not explain, and what may be behind them; `null` where there are none. */
  readonly secondProblem: SecondProblemView | null;
  readonly tests: readonly TestView[];
  readonly supplements: readonly SupplementView[];
  readonly answers: readonly AnswerView[];
  /** Section 6; empty when the report has none. */
  readonly summary: readonly string[];
  /** Confirmed laboratory values; null when there is nothing to say of any. */
  readonly laboratory: LaboratoryView | null;
  /** Section 7; empty when the report has none. */
  readonly overview: readonly string[];
  /** For the picture; `null` when it is none that we can draw. */
  readonly species: IntakeSpecies | null;
  readonly patient: readonly Fact[];
  readonly history: readonly Fact[];
  readonly historySkipped: boolean;
  readonly redFlags: readonly RedFlagView[];
  /** What to do until a vet takes over; `null` where the report says nothing. */
  readonly care: CareAdviceView | null;
  readonly returnIf: readonly string[];
  /** Signs that are not there and would make this an emergency. */
  readonly wouldBeEmergency: readonly TurningPointView[];
  readonly questionsForYourVet: readonly string[];
  readonly unmatchedText: readonly string[];
  /** What a language model did beside the engine, one sentence a line. */
  readonly secondReader: readonly string[];
  readonly noneFits: boolean;
  /** Why it names no illness and no urgency; `null` for every other report. */
  readonly nothingRead: NothingRead | null;
  readonly engine: EngineView | null;
  /** `null` for a report of the server. */
  readonly madeOnDevice: DeviceCheck | null;
}

export interface CareAdviceView {
  /** "Trouble breathing". */
  readonly about: string;
  readonly do: readonly string[];
  readonly never: readonly string[];
  readonly atHome: readonly string[];
  readonly source: string;
  readonly isPublished: boolean;
  /** To an owner who asks whether it is time; empty otherwise. */
  readonly goodbye: string;
}

export interface SecondProblemView {
  readonly signs: readonly string[];
  /** Likeliest first; `percent` as in a condition. */
  readonly causes: readonly { readonly condition: string; readonly percent: number | null }[];
}

export interface TriageView {
  readonly level: TriageLevel;
  readonly reasons: readonly string[];
  readonly advice: string;
}

export interface ConditionView {
  readonly condition: string;
  /** Empty where the report gives none. */
  readonly otherNames: readonly string[];
  /** Where the numbers come from; empty where the report does not say. */
  readonly source: string;
  /** A danger that is named however unlikely it is. */
  readonly mustNotMiss: boolean;
  /** 0 to 100, unrounded; `null` when the report gave no usable number. */
  readonly percent: number | null;
  readonly description: string;
  readonly reasoning: string;
  readonly impact: string;
  readonly evidence: EvidenceView;
  readonly treatments: readonly TreatmentView[];
  /** Treatments given as one text, as in a differential diagnosis. */
  readonly treatmentText: string;
}

/** Strongest first. */
export interface EvidenceView {
  readonly for: readonly string[];
  readonly against: readonly string[];
  /** What would speak for it and was not told; null where the report does not say, and its `reasoning` says more. */
  readonly notKnown: readonly string[] | null;
}

export interface TreatmentView {
  readonly name: string;
  readonly description: string;
  readonly efficacy: string;
}

export interface TestView {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly impact: string;
  readonly results: readonly string[];
}

export interface SupplementView {
  readonly name: string;
  readonly purpose: string;
  readonly dosage: string;
  readonly evidenceLevel: string;
  readonly considerations: string;
}

export interface AnswerView {
  readonly question: string;
  readonly answer: string;
  readonly significance: string;
  readonly impact: string;
  readonly effect: EffectView | null;
}

/** How one answer moved one condition, in percent without and with the answer. */
export interface EffectView {
  readonly condition: string;
  readonly without: number;
  readonly with: number;
}

/** The danger in percent, as it is and with the sign; `null` when the report does not say. */
export interface TurningPointView {
  readonly sign: string;
  readonly reason: string;
  readonly riskWithout: number | null;
  readonly riskWith: number | null;
}

export interface RedFlagView {
  readonly text: string;
  readonly advice: string;
}

export interface EngineView {
  readonly name: string;
  readonly version: string;
  readonly knowledgeVersion: string;
}
