import type { Message } from '@petwise/contracts';
import { Button, ErrorCard } from '@petwise/ui';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../api/use-messages.ts';
import { copy } from '../../copy.ts';
import { UNBEGUN } from '../../model/draft.ts';
import { textMessage } from '../../model/outgoing.ts';
import { isGreetingOnly, openQuestionId } from '../../model/prototype-message.ts';
import { urgentInMessages } from '../../model/urgency.ts';
import { ChatFrame } from '../chat/ChatFrame.tsx';
import { CorrectionNotes } from '../chat/CorrectionNotes.tsx';
import { DownloadButton } from '../chat/DownloadButton.tsx';
import { ProblemCard } from '../chat/ProblemCard.tsx';
import { UrgentCard } from '../chat/UrgentCard.tsx';
import { useDraft } from '../chat/use-draft.ts';
import { Initializing } from './Initializing.tsx';
import { PrototypeBox } from './PrototypeBox.tsx';
import { PrototypeConversation } from './PrototypeConversation.tsx';
import { SymptomEntry } from './SymptomEntry.tsx';
import { useAnnouncedSession } from './use-announced-session.ts';
import { useSessionCorrections } from './use-session-corrections.ts';
import { useSending } from './use-sending.ts';
import { useAnnouncedMessages } from '../chat/use-announced-messages.ts';

/** One session of the prototype chat: the large symptom entry first, then the conversation (PROTO-02). */
export function PrototypeChat(props: {
  readonly sessionId: string;
  /** Opened by this visit; false for one that goes on. */
  readonly isNew: boolean;
  readonly last: string | null;
  readonly onContinue: () => void;
}): ReactNode {
  const { sessionId } = props;
  const messages = useMessages(sessionId);
  const said = messages.data;
  const entry = said !== undefined && isGreetingOnly(said);
  const [draft, commands] = useDraft(props.isNew && (entry || !said) ? UNBEGUN : sessionId);
  const { state, runner, dismiss } = useSending(sessionId);
  const corrections = useSessionCorrections(sessionId, said);
  const busy = state.sending !== null || corrections.correcting;
  useAnnouncedSession(sessionId, said);
  useAnnouncedMessages(sessionId, said);

  async function send(): Promise<void> {
    const sent = { answer: draft.text.trim(), files: draft.files };
    const replyTo = openQuestionId(said ?? []);
    const message = textMessage(sent.answer, sent.files, replyTo);
    if (await runner.send(message)) commands.taken(sent);
  }

  function retry(): void {
    // The words in the box are the same message again, under the same key; a form or a quick answer is held.
    if (draft.text.trim() !== '' || draft.files.length > 0) void send();
    else void runner.again();
  }

  const urgent = useMemo(() => urgentInMessages(said ?? []), [said]);
  const box = (
    <PrototypeBox
      sessionId={sessionId}
      draft={draft}
      commands={commands}
      pending={busy}
      large={entry}
      onSend={() => void send()}
    />
  );
  return (
    <ChatFrame
      title={copy.prototypeTitle}
      note={copy.prototypeNote}
      actions={said && !entry && <DownloadButton entries={() => said.map(toEntry)} />}
    >
      {!said &&
        (messages.isError ? (
          <Unloaded onRetry={() => void messages.refetch()} />
        ) : (
          <Initializing />
        ))}
      {urgent && <UrgentCard triage={urgent} sessionId={sessionId} busy={busy} />}
      {said && !entry && (
        <PrototypeConversation
          sessionId={sessionId}
          messages={said}
          state={state}
          runner={runner}
          corrections={corrections}
        />
      )}
      {state.problem && <ProblemCard problem={state.problem} onRetry={retry} onDismiss={dismiss} />}
      <CorrectionNotes corrections={corrections} />
      {entry && (
        <SymptomEntry sending={state.sending !== null} sessionId={sessionId}>
          {box}
          {props.last && (
            <Button variant="quiet" onClick={props.onContinue}>
              {copy.continueLast}
            </Button>
          )}
        </SymptomEntry>
      )}
      {said && !entry && box}
    </ChatFrame>
  );
}

function Unloaded({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <ErrorCard title={copy.messagesFailedTitle} onRetry={onRetry}>
      {copy.messagesFailedText}
    </ErrorCard>
  );
}

function toEntry(message: Message): { role: Message['role']; text: string; timestamp: string } {
  return { role: message.role, text: message.content, timestamp: message.createdAt };
}
