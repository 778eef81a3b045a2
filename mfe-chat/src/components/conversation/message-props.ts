import type {
  BasicIntake,
  IntakeSpecies,
  MedicalHistory,
  Message,
  ReadFacts,
} from '@petwise/contracts';
import type { PictureOffers } from '../picture/PictureOffer.tsx';
import type { EditAnswer } from '../chat/AnswerEditor.tsx';

/** What the owner does inside a message. */
export interface ConversationActions {
  readonly onOption: (option: string) => void;
  readonly onBasic: (intake: BasicIntake) => Promise<void>;
  readonly onHistory: (history: MedicalHistory) => Promise<void>;
}

/** What the forms inside the conversation should know already. */
export interface PatientSoFar {
  readonly symptoms: string;
  /** Under which the forms keep what is typed. */
  readonly draftId: string;
  readonly species: IntakeSpecies;
  /** Reads the facts that `symptoms` tell. */
  readonly readFacts?: ReadFacts | undefined;
}

/** What one message of the conversation is drawn from. */
export interface ConversationMessageProps {
  readonly message: Message;
  /** The latest of the assistant's messages. */
  readonly latest: boolean;
  readonly pending: boolean;
  /** The owner is to read or answer this now. */
  readonly asks: boolean;
  /** The whole conversation, for the diagnosis view of a complete message; else nothing. */
  readonly context: readonly Message[];
  readonly patient: PatientSoFar;
  readonly actions: ConversationActions;
  /** Whether and how a picture is asked for. */
  readonly offers: PictureOffers;
  /** Given for the one answer that can be changed. */
  readonly edit?: EditAnswer | undefined;
}
