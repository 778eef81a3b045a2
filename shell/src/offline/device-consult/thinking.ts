import type {
  AssessmentCase,
  AssessmentReply,
  AssessmentStep,
  NewTurn,
  OnReasoning,
} from '@petwise/assessor';
import type { AnswerBody, Assessment, Question } from '@petwise/contracts';

/** What was thought of the owner's words, and the turns of the chat that it makes. */
export interface Thought {
  readonly step: AssessmentStep;
  readonly turns: readonly NewTurn[];
}

/** An answer, the question it was given to, and the one that is open. */
export interface AnswerGiven {
  readonly state: unknown;
  readonly reply: AssessmentReply;
  readonly shown: AnswerBody['previousQuestion'];
  readonly open: Question | null;
}

/** All that a consult on this device asks of the assessor; plain data in and out, so that a thread may do it. */
export interface DeviceThinking {
  begin(start: AssessmentCase, say: OnReasoning): Promise<Thought & { readonly title: string }>;
  /** Null for an answer to an older question. */
  answer(given: AnswerGiven, say: OnReasoning): Promise<Thought | null>;
  finalize(state: unknown, say: OnReasoning): Promise<Assessment>;
}
