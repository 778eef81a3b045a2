import type {
  AssessmentCase,
  AssessmentLab,
  AssessmentReply,
  CheckReply,
  Listened,
  SignCorrection,
} from '@petwise/assessor';

/** What a thread is told when it is started. */
export interface WorkerOrders {
  /** Loads the knowledge of all species at once; without it, each with its first case. */
  readonly isPrepared: boolean;
}

/** One call of an assessor, as it travels to a thread. */
export type AssessorTask =
  | { readonly method: 'begin'; readonly start: AssessmentCase }
  | { readonly method: 'answer'; readonly state: unknown; readonly reply: AssessmentReply }
  | { readonly method: 'correct'; readonly state: unknown; readonly correction: SignCorrection }
  | { readonly method: 'understood'; readonly state: unknown }
  | { readonly method: 'secondReaderInput'; readonly state: unknown }
  | { readonly method: 'listen'; readonly state: unknown; readonly reading: Listened }
  | { readonly method: 'check'; readonly state: unknown; readonly reply: CheckReply }
  | {
      readonly method: 'finalize';
      readonly state: unknown;
      readonly labs: readonly AssessmentLab[] | undefined;
    };
