import type {
  Assessment,
  BasicIntake,
  MedicalHistory,
  Question,
  SignCheck,
  Triage,
  TriageLevel,
  UnderstoodSign,
  UploadedFile,
} from '@petwise/contracts';
import type { CheckAnswer, ReportableSign, Listened } from '@petwise/engine';

export type { ReportableSign, Listened };

/** Takes one line of reasoning, in plain words, at the moment it is thought. */
export type OnReasoning = (line: string) => void;

/** One laboratory value that the owner confirmed, already compared with its interval. */
export interface AssessmentLab {
  readonly analyte: string;
  readonly flag: 'low' | 'normal' | 'high';
  /** As printed. */
  readonly text: string;
  readonly value?: number;
  readonly unit?: string;
  /** The same value in the unit of the engine's own ranges. */
  readonly standard?: { readonly value: number; readonly unit: string };
  readonly source: string;
}

/** What an assessment starts from. */
export interface AssessmentCase {
  readonly patient: BasicIntake;
  readonly history: MedicalHistory;
  readonly symptoms: string;
  readonly files: readonly UploadedFile[];
  /** A summary of health data that the owner agreed to add; for people to read, not evidence. */
  readonly healthSummary?: string;
  readonly labs?: readonly AssessmentLab[];
}

/** What an owner answers, with the files they sent along. */
export interface AssessmentReply {
  readonly answer: string;
  /** Said without the open question in view: taken for what it says, never as the answer to it. */
  readonly aside?: boolean;
  readonly files: readonly UploadedFile[];
  /** All confirmed laboratory values by now; left out, those before still hold. */
  readonly labs?: readonly AssessmentLab[];
}

/** One step of an assessment: what is known now, and what to ask next. */
export interface AssessmentStep {
  /** Plain JSON; kept between calls, meaningful to the assessor alone. */
  readonly state: unknown;
  /** Null when nothing more is worth asking. */
  readonly question: Question | null;
  readonly canProcessResults: boolean;
  readonly extractionSummary: string;
  readonly mismatchWarning: string | null;
  /** Null while no sign was read: then no urgency can be given. */
  readonly triage: Triage | null;
  readonly reasoning: readonly string[];
}

/** Ids of signs that the owner takes back, or says are so after all. */
export interface SignCorrection {
  readonly remove?: readonly string[];
  readonly restore?: readonly string[];
  /** How urgent it was when it was last judged, where something is worse since; null where nothing is. */
  readonly worseSince?: TriageLevel | null;
}

/** The owner's word on one check. */
export interface CheckReply {
  readonly finding: string;
  readonly answer: CheckAnswer;
}

/** What the owner's words were understood to say, and what was taken back of it. */
export interface UnderstoodSigns {
  readonly signs: UnderstoodSign[];
  readonly removed: UnderstoodSign[];
  /** What the owner is asked because two readers differ. */
  readonly checks: SignCheck[];
}

/** What another reader may read of a case, and the signs that it may speak of. */
export interface SecondReaderInput {
  readonly species: string;
  readonly signs: readonly ReportableSign[];
  /** The owner's texts that are more than an answer of a few words; `turn` names each, `isRead` that it was read. */
  readonly texts: readonly {
    readonly turn: number;
    readonly text: string;
    readonly isRead: boolean;
  }[];
}

/** Who thinks: the embedded engine, or another implementation bounded by it. */
export interface Assessor {
  begin(start: AssessmentCase, onReasoning: OnReasoning): Promise<AssessmentStep>;
  answer(state: unknown, reply: AssessmentReply, onReasoning: OnReasoning): Promise<AssessmentStep>;
  /** The state as if some signs had not been understood, or had been after all; asks anew. */
  correct(
    state: unknown,
    correction: SignCorrection,
    onReasoning: OnReasoning,
  ): Promise<AssessmentStep>;
  understood(state: unknown): Promise<UnderstoodSigns>;
  secondReaderInput(state: unknown): Promise<SecondReaderInput>;
  /** The state with what another reader heard: no evidence changes, the same question, never less urgent. */
  listen(state: unknown, reading: Listened, onReasoning: OnReasoning): Promise<AssessmentStep>;
  /** The state with the owner's word on a check. */
  check(state: unknown, reply: CheckReply, onReasoning: OnReasoning): Promise<AssessmentStep>;
  finalize(
    state: unknown,
    onReasoning: OnReasoning,
    labs?: readonly AssessmentLab[],
  ): Promise<Assessment>;
}
