import type { Message } from '@petwise/contracts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { copy } from '../../copy.ts';
import { latestAssistant } from '../../model/prototype-message.ts';
import type { EditAnswer } from '../chat/AnswerEditor.tsx';
import type { ListEntry } from '../chat/list-entry.ts';
import { MessageList } from '../chat/MessageList.tsx';
import type { PictureOffers } from '../picture/PictureOffer.tsx';
import { ConversationMessage } from './ConversationMessage.tsx';
import type { ConversationActions, PatientSoFar } from './message-props.ts';

/** The conversation component (CONV-01..05): the server's messages, and below them what is going on. */
export function Conversation(props: {
  readonly messages: readonly Message[];
  readonly pending: boolean;
  readonly patient: PatientSoFar;
  readonly actions: ConversationActions;
  readonly offers: PictureOffers;
  /** Stands above the assistant's latest message. */
  readonly aboveLatest?: ListEntry | null;
  /** Id of the answer that can be changed, and how. */
  readonly editable?: string | null;
  readonly edit?: EditAnswer | undefined;
  readonly tail: readonly ListEntry[];
  readonly pin: string | undefined;
}): ReactNode {
  const { messages, pending, patient, offers, edit, editable = null, aboveLatest = null } = props;
  const actions = useStable(props.actions);
  const listed = useMemo(() => {
    const latest = latestAssistant(messages);
    return messages.map((message, index) => ({
      id: message.id,
      length: message.content.length,
      node: (
        <ConversationMessage
          message={message}
          latest={index === latest}
          pending={pending && index === latest}
          asks={!pending && index === latest && index === messages.length - 1}
          context={message.metadata?.isComplete ? messages : NO_MESSAGES}
          patient={patient}
          actions={actions}
          offers={offers}
          edit={message.id === editable ? edit : undefined}
        />
      ),
    }));
  }, [messages, pending, patient, actions, offers, edit, editable]);
  const entries: ListEntry[] = [...listed];
  if (aboveLatest) entries.splice(Math.max(latestAssistant(messages), 0), 0, aboveLatest);
  return (
    <MessageList entries={[...entries, ...props.tail]} label={copy.conversation} pin={props.pin} />
  );
}

const NO_MESSAGES: readonly Message[] = [];

/** The same object for ever, whose functions always do what the newest ones do. */
function useStable(actions: ConversationActions): ConversationActions {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  return useMemo(
    () => ({
      onOption: (option) => newest.current.onOption(option),
      onBasic: (intake) => newest.current.onBasic(intake),
      onHistory: (history) => newest.current.onHistory(history),
    }),
    [],
  );
}
