import type {
  BasicIntake,
  IntakeSpecies,
  MedicalHistory,
  Message,
  TriageLevel,
} from '@petwise/contracts';
import { type ReactNode, useMemo } from 'react';
import type { MessageRunner, SendingState } from '../../api/message-runner.ts';
import { copy } from '../../copy.ts';
import { basicMessage, historyMessage, processMessage } from '../../model/outgoing.ts';
import { isReadyForAnalysis, openQuestionId } from '../../model/prototype-message.ts';
import { BusyPanel } from '../chat/BusyPanel.tsx';
import type { ListEntry } from '../chat/list-entry.ts';
import { ReadyPanel } from '../chat/ReadyPanel.tsx';
import { secondReaderEntry } from '../chat/second-reader-entry.tsx';
import { understoodEntry } from '../chat/understood-entry.tsx';
import type { Corrections } from '../chat/use-corrections.ts';
import { useEditAnswer } from '../chat/use-edit-answer.ts';
import { Conversation } from '../conversation/Conversation.tsx';
import type { PatientSoFar } from '../conversation/message-props.ts';
import { usePictureOffers } from '../picture/use-picture-offers.ts';

interface PrototypeConversationProps extends Pick<PatientSoFar, 'readFacts'> {
  readonly sessionId: string;
  readonly messages: readonly Message[];
  readonly state: SendingState;
  readonly runner: MessageRunner;
  readonly corrections: Corrections;
  /** Null until the form was sent. */
  readonly species: IntakeSpecies | null;
  readonly onSpecies: (species: IntakeSpecies) => void;
  /** There are words in the box that have not been sent. */
  readonly unsent: boolean;
  readonly onOption: (option: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** How urgent it is; left out while nothing is. */
  readonly level: TriageLevel | undefined;
}

/** The conversation of the prototype chat, and what is going on below it (PROTO-04, PROTO-05). */
export function PrototypeConversation(props: PrototypeConversationProps): ReactNode {
  const { sessionId, messages, state, runner, corrections, species, readFacts } = props;
  const busy = state.sending !== null || corrections.correcting;
  const edit = useEditAnswer(corrections, busy);
  const offers = usePictureOffers(props);
  const symptoms = messages.find((message) => message.role === 'user')?.content ?? '';
  const patient = useMemo(
    () => ({ symptoms, draftId: sessionId, species: species ?? 'dog', readFacts }),
    [symptoms, sessionId, species, readFacts],
  );

  async function sendBasic(intake: BasicIntake): Promise<void> {
    props.onSpecies(intake.species);
    await runner.send(basicMessage(intake));
  }
  async function sendHistory(history: MedicalHistory): Promise<void> {
    await runner.send(historyMessage(history));
  }

  return (
    <Conversation
      messages={messages}
      pending={busy}
      aboveLatest={understoodEntry(corrections, { disabled: busy })}
      editable={corrections.understood?.editable ?? null}
      edit={edit}
      patient={patient}
      offers={offers}
      pin={state.sending?.key}
      tail={tailOf(props)}
      actions={{
        onOption: props.onOption,
        onBasic: sendBasic,
        onHistory: sendHistory,
      }}
    />
  );
}

function tailOf(props: PrototypeConversationProps): ListEntry[] {
  const { sessionId, messages, state, runner, corrections } = props;
  const { sending } = state;
  const busy = sending !== null || corrections.correcting;
  const second = sending === null ? secondReaderEntry(corrections, { disabled: busy }) : null;
  const tail: ListEntry[] = second ? [second] : [];
  if (isReadyForAnalysis(messages) && sending?.message.messageType !== 'process-results') {
    const onProcess = () => void runner.send(processMessage());
    const panel = (
      <ReadyPanel
        disabled={busy}
        lastQuestion={openQuestionId(messages) === null}
        unsent={props.unsent && !busy}
        onProcess={onProcess}
      />
    );
    tail.push({ id: 'ready', node: panel, length: 0, quiet: true });
  }
  if (sending) {
    const panel = (
      <BusyPanel
        key={sending.key}
        words={sending.message.messageType === 'process-results' ? PROCESSING_RESULTS : PROCESSING}
        startedAt={sending.startedAt}
        sessionId={sessionId}
        reconnecting={state.reconnecting}
        onCancel={() => runner.cancel()}
      />
    );
    tail.push({ id: 'busy', node: panel, length: 0, quiet: true });
  }
  return tail;
}

const PROCESSING = {
  title: copy.processingMessage,
  fallback: copy.thinking,
  notice: copy.processingNote,
  begun: copy.processingMessage,
} as const;

const PROCESSING_RESULTS = {
  ...PROCESSING,
  notice: `${copy.processingNote} ${copy.finalizeNotice}`,
};
