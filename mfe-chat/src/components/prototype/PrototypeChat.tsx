import type { DoorProps, Message } from '@petwise/contracts';
import { Button, ErrorCard, RemoteSlot } from '@petwise/ui';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../api/use-messages.ts';
import { copy } from '../../copy.ts';
import { UNBEGUN } from '../../model/draft.ts';
import { isGreetingOnly } from '../../model/prototype-message.ts';
import { urgentInMessages } from '../../model/urgency.ts';
import { ChatFrame } from '../chat/ChatFrame.tsx';
import { CorrectionNotes } from '../chat/CorrectionNotes.tsx';
import { DownloadButton } from '../chat/DownloadButton.tsx';
import { ProblemCard } from '../chat/ProblemCard.tsx';
import { UrgentCard } from '../chat/UrgentCard.tsx';
import { useAnnouncedMessages } from '../chat/use-announced-messages.ts';
import { useDraft } from '../chat/use-draft.ts';
import { useUploads } from '../chat/use-uploads.ts';
import { Initializing } from './Initializing.tsx';
import { PrototypeBox } from './PrototypeBox.tsx';
import { PrototypeConversation } from './PrototypeConversation.tsx';
import { SymptomEntry } from './SymptomEntry.tsx';
import { useAnnouncedSession } from './use-announced-session.ts';
import { useGivenSpecies } from './use-given-species.ts';
import { usePrototypeAnswer } from './use-prototype-answer.ts';
import { useSending } from './use-sending.ts';
import { useSessionCorrections } from './use-session-corrections.ts';

type Readers = DoorProps['chat/prototype'];

interface PrototypeChatProps extends Readers {
  readonly sessionId: string;
  /** Opened by this visit; false for one that goes on. */
  readonly isNew: boolean;
  readonly last: string | null;
  readonly onContinue: () => void;
}

/** One session of the prototype chat: the large symptom entry first, then the conversation (PROTO-02). */
export function PrototypeChat(props: PrototypeChatProps): ReactNode {
  const { sessionId } = props;
  const loaded = useMessages(sessionId);
  const stored = loaded.data;
  const messages = stored ?? NO_MESSAGES;
  const entry = stored !== undefined && isGreetingOnly(stored);
  const [draft, commands] = useDraft(props.isNew && (entry || !stored) ? UNBEGUN : sessionId);
  const [species, giveSpecies] = useGivenSpecies(sessionId);
  const { state, runner, dismiss } = useSending(sessionId);
  const uploads = useUploads();
  const corrections = useSessionCorrections(sessionId, stored);
  const busy = state.sending !== null || corrections.correcting;
  const answer = usePrototypeAnswer({
    messages,
    draft,
    commands,
    runner,
    corrections,
    busy,
    uploading: uploads.busy,
  });
  useAnnouncedSession(sessionId, stored);
  useAnnouncedMessages(sessionId, stored);
  const urgent = useMemo(() => urgentInMessages(messages), [messages]);
  const box = (
    <PrototypeBox
      sessionId={sessionId}
      box={answer.box}
      draft={draft}
      commands={commands}
      uploads={uploads}
      species={species}
      pending={busy}
      large={entry}
      undo={answer.undo}
      onSend={answer.send}
    />
  );
  return (
    <ChatFrame
      title={copy.prototypeTitle}
      note={copy.prototypeNote}
      actions={stored && !entry && <DownloadButton entries={() => stored.map(toEntry)} />}
    >
      {!stored && <Unloaded failed={loaded.isError} onRetry={() => void loaded.refetch()} />}
      {urgent && (
        <UrgentCard
          triage={urgent}
          sessionId={sessionId}
          species={species ?? undefined}
          busy={busy}
        />
      )}
      {stored && !entry && (
        <PrototypeConversation
          messages={stored}
          sessionId={sessionId}
          state={state}
          runner={runner}
          corrections={corrections}
          species={species}
          onSpecies={giveSpecies}
          unsent={draft.text.trim() !== ''}
          onOption={answer.choose}
          onFiles={uploads.add}
          level={urgent?.level}
          readFacts={props.readFacts}
        />
      )}
      {state.problem && (
        <ProblemCard problem={state.problem} onRetry={answer.retry} onDismiss={dismiss} />
      )}
      <CorrectionNotes corrections={corrections} />
      {entry && (
        <SymptomEntry
          sending={state.sending !== null}
          sessionId={sessionId}
          below={<Below {...props} text={draft.text} onSend={answer.send} />}
        >
          {box}
        </SymptomEntry>
      )}
      {stored && !entry && box}
    </ChatFrame>
  );
}

/** What stands under the large entry: a danger that the words tell of, and the way to the conversation before. */
function Below(
  props: PrototypeChatProps & { readonly text: string; readonly onSend: () => void },
): ReactNode {
  const { text, readDangers, onSend, last } = props;
  return (
    <>
      {readDangers && text.trim() !== '' && (
        <RemoteSlot
          door="intake/danger-watch"
          height={1}
          fallback={<></>}
          props={{ text, readDangers, onGoOn: onSend }}
        />
      )}
      {last && (
        <Button variant="quiet" onClick={props.onContinue}>
          {copy.continueLast}
        </Button>
      )}
    </>
  );
}

function Unloaded(props: { readonly failed: boolean; readonly onRetry: () => void }): ReactNode {
  if (!props.failed) return <Initializing />;
  return (
    <ErrorCard title={copy.messagesFailedTitle} onRetry={props.onRetry}>
      {copy.messagesFailedText}
    </ErrorCard>
  );
}

const NO_MESSAGES: readonly Message[] = [];

function toEntry(message: Message): { role: Message['role']; text: string; timestamp: string } {
  return { role: message.role, text: message.content, timestamp: message.createdAt };
}
