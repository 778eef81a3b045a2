import { asSpelled } from '@petwise/ui';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import type { ChatMessage } from '../../model/chat-message.ts';
import { withFileNote } from '../../model/file-note.ts';
import { whyOf } from '../../model/why-text.ts';
import { AskedQuestion } from '../chat/AskedQuestion.tsx';
import { Bubble } from '../chat/Bubble.tsx';
import type { EditAnswer } from '../chat/AnswerEditor.tsx';
import { MessageFiles } from '../chat/MessageFiles.tsx';
import { OwnWords } from '../chat/OwnWords.tsx';
import { Words } from '../chat/UserText.tsx';
import type { PictureOffers } from '../picture/PictureOffer.tsx';

interface ConsultMessageProps {
  readonly message: ChatMessage;
  /** Only the latest message offers its options (CHAT-04). */
  readonly latest: boolean;
  readonly busy: boolean;
  readonly pending?: boolean;
  readonly onOption: (option: string) => void;
  /** Whether and how a picture is asked for. */
  readonly offers?: PictureOffers;
  /** Given for the one answer that can be changed. */
  readonly edit?: EditAnswer | undefined;
}

/** One message of the consult, whatever its type; a type nobody knows is text. */
export const ConsultMessage = memo(function ConsultMessage(props: ConsultMessageProps): ReactNode {
  const { message, pending = false } = props;
  const text = messageText(message);
  const warning = message.messageType === 'warning';
  const left = props.latest ? message.metadata?.questions_left : undefined;
  if (message.role === 'user') {
    return (
      <OwnWords
        text={text}
        words={message.content}
        timestamp={message.timestamp}
        pending={pending}
        edited={message.edited ?? false}
        edit={props.edit}
      >
        <MessageFiles files={message.uploadedFiles} />
      </OwnWords>
    );
  }
  return (
    <Bubble
      role={message.role}
      text={text}
      timestamp={message.timestamp}
      pending={pending}
      tone={warning ? 'warning' : 'plain'}
      note={left === undefined ? undefined : copy.questionsLeft(left)}
    >
      <AssistantText {...props} text={text} />
      <MessageFiles files={message.uploadedFiles} />
    </Bubble>
  );
});

/** What a message shows and what is copied of it. */
export function messageText(message: ChatMessage): string {
  // The first message shows its files beside the text; only what was typed later carries the note.
  if (message.role === 'assistant') return asSpelled(message.content);
  if (message.messageType === 'initial_symptoms') return message.content;
  return withFileNote(message.content, message.uploadedFiles);
}

function AssistantText(props: ConsultMessageProps & { readonly text: string }): ReactNode {
  const { message, latest, text } = props;
  const asks = message.messageType === 'question';
  return (
    <>
      {message.messageType === 'extraction_summary' && <Kind>{copy.summaryLabel}</Kind>}
      {!asks && <Words>{text}</Words>}
      <AskedQuestion
        text={asks ? text : null}
        question={message.metadata}
        options={message.metadata?.options ?? []}
        why={whyOf(message)}
        latest={latest}
        disabled={props.busy}
        offers={props.offers}
        onOption={props.onOption}
      />
    </>
  );
}

const Kind = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.xs};
  font-weight: ${({ theme }) => theme.fontWeight.strong};
`;
