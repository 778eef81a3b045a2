import type { ConsultOpening } from '@petwise/contracts';
import { type ReactNode, useMemo } from 'react';
import { copy } from '../../copy.ts';
import type { ChatMessage } from '../../model/chat-message.ts';
import { type ConsultState, pendingMessage } from '../../model/consult-state.ts';
import type { PendingCall } from '../../model/outbox.ts';
import { BusyPanel } from '../chat/BusyPanel.tsx';
import type { ListEntry } from '../chat/list-entry.ts';
import { MessageList } from '../chat/MessageList.tsx';
import { ReadyPanel } from '../chat/ReadyPanel.tsx';
import { secondReaderEntry } from '../chat/second-reader-entry.tsx';
import { understoodEntry } from '../chat/understood-entry.tsx';
import type { Corrections } from '../chat/use-corrections.ts';
import { useEditAnswer } from '../chat/use-edit-answer.ts';
import { usePictureOffers } from '../picture/use-picture-offers.ts';
import { ConsultMessage } from './ConsultMessage.tsx';
import { deviceEntry } from './device-entry.tsx';
import { languageEntry } from './language-entry.tsx';

interface ConsultListProps {
  readonly sessionId: string;
  readonly opening: ConsultOpening;
  readonly state: ConsultState;
  readonly corrections: Corrections;
  readonly unsent: boolean;
  readonly onOption: (option: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onProcess: () => void;
  readonly onCancel: () => void;
}

/** The consult's messages, and below them what is going on or what may be done now. */
export function ConsultList(props: ConsultListProps): ReactNode {
  const { state, opening, corrections, onOption, onFiles } = props;
  const { messages } = state;
  const busy = state.busy !== null || corrections.correcting;
  const edit = useEditAnswer(corrections, busy);
  const editable = edit ? lastAnswer(messages) : -1;
  const asked = state.question && !state.busy ? messages.length - 1 : -1;
  const answering = state.busy?.kind === 'answer';
  const offers = usePictureOffers({ corrections, level: state.urgent?.level, onFiles });
  const listed = useMemo(
    () =>
      messages.map((message, index) =>
        toEntry(
          message,
          <ConsultMessage
            message={message}
            latest={index === messages.length - 1 && !answering}
            busy={busy && index === messages.length - 1}
            onOption={onOption}
            offers={offers}
            edit={index === editable ? edit : undefined}
          />,
          index === asked,
        ),
      ),
    [messages, busy, answering, onOption, offers, edit, editable, asked],
  );
  const pending = pendingMessage(state);
  // What was understood stands right below the owner's words: nothing else comes there before it.
  const held = corrections.reading && asked >= 0;
  const entries = held ? listed.slice(0, lastOwn(messages) + 1) : [...listed];
  const before = [deviceEntry(opening), languageEntry()].filter((entry) => entry !== null);
  entries.unshift(...before);
  if (pending) {
    const node = (
      <ConsultMessage message={pending} latest={false} busy pending onOption={onOption} />
    );
    entries.push(toEntry(pending, node, false));
  }
  const understood = understoodEntry(corrections, { disabled: busy });
  // Below the owner's last words, from when they are sent: what then comes stands under it and moves nothing.
  const after = answering ? entries.length : lastOwn(messages) + before.length + 1;
  if (understood) entries.splice(after, 0, understood);
  const second = answering || held ? null : secondReaderEntry(corrections, { disabled: busy });
  if (second) entries.push(second);
  const ready = state.canProcess || !state.question;
  if (ready && !held && state.busy?.kind !== 'finalize')
    entries.push(quiet('ready', readyPanel(props)));
  if (state.busy) entries.push(quiet('busy', busyPanel(props, state.busy)));
  return <MessageList entries={entries} label={copy.conversation} pin={state.busy?.key} />;
}

function lastOwn(messages: readonly ChatMessage[]): number {
  return messages.findLastIndex(({ role }) => role === 'user');
}

/** Where the last answer stands; -1 when there is none. */
function lastAnswer(messages: readonly ChatMessage[]): number {
  return messages.findLastIndex((message) => message.messageType === 'answer');
}

function readyPanel({ state, corrections, unsent, onProcess }: ConsultListProps): ReactNode {
  return (
    <ReadyPanel
      disabled={state.busy !== null || corrections.correcting}
      lastQuestion={state.question === null}
      unsent={unsent && state.busy === null}
      onProcess={onProcess}
    />
  );
}

function busyPanel({ state, sessionId, onCancel }: ConsultListProps, busy: PendingCall): ReactNode {
  return (
    <BusyPanel
      key={busy.key}
      words={WORDS[busy.kind]}
      startedAt={busy.startedAt}
      sessionId={sessionId}
      reconnecting={state.reconnecting}
      onCancel={onCancel}
    />
  );
}

const WORDS = {
  answer: { fallback: copy.thinking, begun: copy.working },
  finalize: { fallback: copy.finalizing, notice: copy.finalizeNotice, begun: copy.workingFinalize },
} as const;

function quiet(id: string, node: ReactNode): ListEntry {
  return { id, node, length: 0, quiet: true };
}

function toEntry(message: ChatMessage, node: ReactNode, asks: boolean): ListEntry {
  return { id: message.id, node, length: message.content.length, asks };
}
