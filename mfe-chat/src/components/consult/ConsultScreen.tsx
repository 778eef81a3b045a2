import type { DoorProps } from '@petwise/contracts';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import type { ChatMessage } from '../../model/chat-message.ts';
import { answerOf, type Draft } from '../../model/draft.ts';
import { ChatFrame } from '../chat/ChatFrame.tsx';
import { CorrectionNotes } from '../chat/CorrectionNotes.tsx';
import { DownloadButton } from '../chat/DownloadButton.tsx';
import { ProblemCard } from '../chat/ProblemCard.tsx';
import { UrgentCard } from '../chat/UrgentCard.tsx';
import { useDraft } from '../chat/use-draft.ts';
import { ConsultBox } from './ConsultBox.tsx';
import { ConsultList } from './ConsultList.tsx';
import { messageText } from './ConsultMessage.tsx';
import { LabValues } from '../chat/LabValues.tsx';
import { useAnswerBox } from '../chat/use-answer-box.ts';
import { useConsult } from './use-consult.ts';
import { useUndo } from '../chat/use-undo.ts';
import { useUploads } from '../chat/use-uploads.ts';
import { useAnnouncedMessages } from '../chat/use-announced-messages.ts';

/** The consult chat (CHAT-01..13): one session, from the opening to the assessment. */
export function ConsultScreen(props: DoorProps['chat/consult']): ReactNode {
  return <Consult key={props.opening.init.sessionId} {...props} />;
}

function Consult({ opening, onFinished }: DoorProps['chat/consult']): ReactNode {
  const { sessionId } = opening.init;
  const [draft, commands] = useDraft(sessionId);
  const uploads = useUploads();
  const { state, runner, corrections, dismiss } = useConsult(opening, {
    draft: commands,
    onFinished,
  });
  const busy = state.busy !== null || corrections.correcting;
  const { undo, tapped } = useUndo(corrections, { busy, onUndone: giveBack });
  const { box, choose } = useAnswerBox({
    options: state.question?.options ?? [],
    busy,
    draft,
    setDraft: commands.setDraft,
    uploading: uploads.busy,
    sendOption: corrections.understood === null ? null : sendOption,
  });
  useAnnouncedMessages(opening.init.sessionId, state.messages);

  function sendOption(option: string): void {
    const { files } = draft;
    tapped({ option, files });
    // With files it stands in the box as what is typed does: there it is found again when it cannot be sent.
    if (files.length > 0) commands.setDraft({ text: option, files, option });
    runner.answer(option, { files, question: state.question });
  }
  function giveBack(files: Draft['files']): void {
    commands.returned({ answer: '', files });
  }
  function send(): void {
    tapped(null);
    runner.answer(answerOf(draft), { files: draft.files, question: state.question });
  }
  function retry(): void {
    if (draft.text.trim() !== '' || draft.files.length > 0) send();
    else runner.process();
  }

  return (
    <ChatFrame
      title={copy.productBeta}
      note={copy.prototypeNote}
      actions={<DownloadButton entries={() => state.messages.map(toEntry)} />}
    >
      {state.urgent && (
        <UrgentCard
          triage={state.urgent}
          sessionId={sessionId}
          species={opening.species}
          busy={state.busy !== null}
        />
      )}
      <ConsultList
        sessionId={sessionId}
        opening={opening}
        state={state}
        corrections={corrections}
        unsent={draft.text.trim() !== ''}
        onOption={choose}
        onFiles={uploads.add}
        onProcess={() => runner.process()}
        onCancel={() => runner.cancel()}
      />
      {state.problem && <ProblemCard problem={state.problem} onRetry={retry} onDismiss={dismiss} />}
      <CorrectionNotes corrections={corrections} />
      <LabValues files={draft.files} species={opening.resumed?.patientData.species ?? null} />
      <ConsultBox
        box={box}
        draft={draft}
        commands={commands}
        asked={state.question !== null}
        busy={busy}
        uploads={uploads}
        undo={undo}
        onSend={send}
      />
    </ChatFrame>
  );
}

function toEntry(message: ChatMessage): {
  role: ChatMessage['role'];
  text: string;
  timestamp: string;
} {
  return { role: message.role, text: messageText(message), timestamp: message.timestamp };
}
