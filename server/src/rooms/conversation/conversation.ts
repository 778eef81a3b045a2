import type { AssessmentStep } from '@petwise/assessor';
import type { ConsultSecondReader, UploadedFile } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';

/** The answer given last, and the assessor's state before it. */
export interface BeforeLast {
  readonly answerId: string;
  readonly state: unknown;
}

/** Where the last answer and its files are looked up. */
export interface LastAnswerParts {
  readonly db: Queryable;
  readonly files: {
    recognise(
      ownerId: string,
      named: { ids: readonly string[]; names: readonly string[] },
    ): Promise<UploadedFile[]>;
  };
}

/** The last answer's files, and how other words in its place are read. */
export interface LastAnswer {
  /** It may be without words. */
  readonly hasFiles: boolean;
  readonly files: readonly UploadedFile[];
  /** It was no answer to the question that was open. */
  readonly aside?: boolean;
  readonly wordsOf: (text: string) => string;
}

/** What a correction makes of a conversation. */
export interface Correction {
  /** What is said upon it. */
  readonly step: AssessmentStep;
  /** From where the last answer can be given again; null where it was taken back. */
  readonly before: BeforeLast | null;
  /** The last answer in other words, or taken back with the question that it answered. */
  readonly answer?: { readonly id: string; readonly words: string } | { readonly id: string };
  /** What stands in the conversation for it, as the owner's. */
  readonly note?: string;
  /** The words that say the opposite: where they are the newest both go. */
  readonly undoes?: string;
  /** A question that is asked again stands as it was. */
  readonly keepsQuestion?: boolean;
}

/**
 * An owner's assessment as what comes later may change it: a consult, or a session of the prototype chat. Each room says
 * how its own rows stand for it.
 */
export interface Conversation {
  readonly id: string;
  readonly ownerId: string;
  readonly version: number;
  readonly species: string;
  /** False once it is finished. */
  readonly isOpen: boolean;
  /** The assessor's own. */
  readonly state: unknown;
  /** Null before the first answer. */
  readonly before: BeforeLast | null;
  /** Null where it is no longer there. */
  readonly lastAnswer: (parts: LastAnswerParts) => Promise<LastAnswer | null>;
  /** @throws ProblemError when it has moved meanwhile */
  readonly correct: (tx: Queryable, correction: Correction, at: Date) => Promise<void>;
  /** Puts what was heard beside it; the open question stays. False when it has moved meanwhile. */
  readonly amend: (
    tx: Queryable,
    next: { readonly step: AssessmentStep; readonly before: unknown; readonly at: Date },
  ) => Promise<boolean>;
}

/** What conversations need of who reads beside the engine. */
export interface ConversationReader {
  /** Null where there is none. */
  about(conversation: Conversation): Promise<ConsultSecondReader | null>;
  /** Returns at once. */
  begin(ownerId: string, sessionId: string): void;
  stop(sessionId: string): void;
}

/**
 * Finds an owner's conversation; null where nothing can be understood in it yet, or any more.
 *
 * @throws ProblemError where this owner has none of that id
 */
export type FindConversation = (ownerId: string, id: string) => Promise<Conversation | null>;
