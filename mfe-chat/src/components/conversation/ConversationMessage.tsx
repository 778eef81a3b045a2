import type { IntakeSpecies, Message } from '@petwise/contracts';
import { memo, type ReactNode } from 'react';
import type { EditAnswer } from '../chat/AnswerEditor.tsx';
import { Bubble } from '../chat/Bubble.tsx';
import { OwnWords } from '../chat/OwnWords.tsx';
import { AssistantMessage } from './AssistantMessage.tsx';
import type { ConversationActions } from './Conversation.tsx';
import { MedicalImages } from './MedicalImages.tsx';

/** What the forms inside the conversation should know already. */
export interface PatientSoFar {
  readonly symptoms: string;
  readonly species: IntakeSpecies;
}

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
  /** Given for the one answer that can be changed. */
  readonly edit?: EditAnswer | undefined;
}

/** One message of the conversation, whoever said it; a type nobody knows is text. */
export const ConversationMessage = memo(function ConversationMessage(
  props: ConversationMessageProps,
): ReactNode {
  const { message } = props;
  const { role, content, createdAt, messageType, metadata } = message;
  const images = <MedicalImages urls={metadata?.imageUrls ?? []} />;
  if (role === 'user') {
    const edited = metadata?.edited === true;
    const own = { text: content, words: content, timestamp: createdAt, edited, edit: props.edit };
    return <OwnWords {...own}>{images}</OwnWords>;
  }
  return (
    <Bubble
      role={role}
      text={content}
      timestamp={createdAt}
      tone={messageType === 'warning' ? 'warning' : 'plain'}
    >
      <AssistantMessage {...props} />
      {images}
    </Bubble>
  );
});
