import type { BasicIntake, IntakeSpecies, MedicalHistory, Message } from '@petwise/contracts';
import { type ReactNode, useMemo, useState } from 'react';
import type { MessageRunner, SendingState } from '../../api/message-runner.ts';
import { copy } from '../../copy.ts';
import { keepSpecies, readSpecies } from '../../model/given-species.ts';
import {
  basicMessage,
  historyMessage,
  processMessage,
  quickMessage,
} from '../../model/outgoing.ts';
import { isReadyForAnalysis } from '../../model/prototype-message.ts';
import { BusyPanel } from '../chat/BusyPanel.tsx';
import type { ListEntry } from '../chat/list-entry.ts';
import { ReadyPanel } from '../chat/ReadyPanel.tsx';
import { secondEarEntry } from '../chat/second-ear-entry.tsx';
import { understoodEntry } from '../chat/understood-entry.tsx';
import type { Corrections } from '../chat/use-corrections.ts';
import { useEditAnswer } from '../chat/use-edit-answer.ts';
import { Conversation } from '../conversation/Conversation.tsx';

interface PrototypeConversationProps {
  readonly sessionId: string;
  readonly messages: readonly Message[];
  readonly state: SendingState;
  readonly runner: MessageRunner;
  readonly corrections: Corrections;
}

/** The conversation of the prototype chat, and what is going on below it (PROTO-04, PROTO-05). */
export function PrototypeConversation(props: PrototypeConversationProps): ReactNode {
  const { sessionId, messages, state, runner, corrections } = props;
  const busy = state.sending !== null || corrections.correcting;
  const edit = useEditAnswer(corrections, busy);
  const [species, setSpecies] = useState<IntakeSpecies>(() => readSpecies(sessionId));
  const symptoms = messages.find((message) => message.role === 'user')?.content ?? '';
  const patient = useMemo(() => ({ symptoms, species }), [symptoms, species]);

  async function sendBasic(intake: BasicIntake): Promise<void> {
    setSpecies(intake.species);
    keepSpecies(sessionId, intake.species);
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
      pin={state.sending?.key}
      tail={tailOf(props)}
      actions={{
        onQuick: (response) => void runner.send(quickMessage(response)),
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
  const second = sending === null ? secondEarEntry(corrections, { disabled: busy }) : null;
  const tail: ListEntry[] = second ? [second] : [];
  if (isReadyForAnalysis(messages) && sending?.message.messageType !== 'process-results') {
    const onProcess = () => void runner.send(processMessage());
    const panel = (
      <ReadyPanel disabled={busy} lastQuestion={false} unsent={false} onProcess={onProcess} />
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
