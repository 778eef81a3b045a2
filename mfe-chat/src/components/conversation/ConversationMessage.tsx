import { memo, type ReactNode } from 'react';
import { copy } from '../../copy.ts';
import { Bubble } from '../chat/Bubble.tsx';
import { OwnWords } from '../chat/OwnWords.tsx';
import { AssistantMessage } from './AssistantMessage.tsx';
import { MedicalImages } from './MedicalImages.tsx';
import type { ConversationMessageProps } from './message-props.ts';

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
  const left = props.latest ? metadata?.questions_left : undefined;
  return (
    <Bubble
      role={role}
      text={content}
      timestamp={createdAt}
      tone={messageType === 'warning' ? 'warning' : 'plain'}
      note={left === undefined ? undefined : copy.questionsLeft(left)}
    >
      <AssistantMessage {...props} />
      {images}
    </Bubble>
  );
});
