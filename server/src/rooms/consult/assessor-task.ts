import type {
  AssessmentCase,
  AssessmentLab,
  AssessmentReply,
  SignCorrection,
} from '@petwise/assessor';

/** One call of an assessor, as it travels to a thread. */
export type AssessorTask =
  | { readonly method: 'begin'; readonly start: AssessmentCase }
  | { readonly method: 'answer'; readonly state: unknown; readonly reply: AssessmentReply }
  | { readonly method: 'correct'; readonly state: unknown; readonly correction: SignCorrection }
  | { readonly method: 'understood'; readonly state: unknown }
  | {
      readonly method: 'finalize';
      readonly state: unknown;
      readonly labs: readonly AssessmentLab[] | undefined;
    };
