import type { BasicIntake, MedicalHistory, UploadedFile } from '@petwise/contracts';

/** What the prototype chat waits for: the first words, a form, answers; or nothing more. */
export type Stage = 'symptoms' | 'basic' | 'history' | 'asking' | 'finished';

/** The question that the owner has not answered yet. */
export interface OpenQuestion {
  /** Id of the message that asks it; stands in the value of its quick answers. */
  readonly messageId: string;
}

/** The message that holds the last answer, and what the assessor knew before it. */
export interface BeforeAnswer {
  readonly answerId: string;
  readonly state: unknown;
  readonly told: string | null;
  /** It was no answer to the question that was open. */
  readonly aside: boolean;
}

/** Plain JSON, kept between messages: all that the next one needs to know. */
export interface Progress {
  /** Everything said before the assessment began. */
  readonly symptoms: string;
  readonly files: readonly UploadedFile[];
  readonly patient: BasicIntake | null;
  readonly history: MedicalHistory | null;
  /** What the forms said that the assessor has no place for; given back with the analysis. */
  readonly notes: readonly string[];
  /** The assessor's own; nobody else reads it. */
  readonly state: unknown;
  readonly open: OpenQuestion | null;
  /** From where the last answer can be given again; missing before the first. */
  readonly before?: BeforeAnswer;
  /** When the newest question was asked, in ISO 8601; a message that came in earlier cannot answer it. */
  readonly askedAt: string | null;
  readonly canProcess: boolean;
  readonly answers: number;
  /** The emergency advice given last, so that it is not said twice. */
  readonly told: string | null;
  readonly analysisId: string | null;
}

export const NO_PROGRESS: Progress = {
  symptoms: '',
  files: [],
  patient: null,
  history: null,
  notes: [],
  state: null,
  open: null,
  askedAt: null,
  canProcess: false,
  answers: 0,
  told: null,
  analysisId: null,
};
