import { ATTACH_ACCEPT, MAX_ANSWER_LENGTH } from '@petwise/contracts';
import { Alert, Paperclip } from '@petwise/ui';
import type { ReactNode, RefObject } from 'react';
import { copy } from '../../copy.ts';
import type { Draft } from '../../model/draft.ts';
import { tooLongText } from '../../model/too-long-text.ts';
import { AttachButton } from '../chat/AttachButton.tsx';
import { Composer } from '../chat/Composer.tsx';
import { UploadQueue } from '../chat/UploadQueue.tsx';
import type { DraftCommands } from '../chat/use-draft.ts';
import { useUploads } from '../chat/use-uploads.ts';
import { UndoButton } from './UndoButton.tsx';
import type { Undo } from './use-undo.ts';

/** The consult's box: text, files, send (CHAT-06, CHAT-07). */
export function ConsultBox(props: {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly draft: Draft;
  readonly commands: DraftCommands;
  /** A question is open. */
  readonly asked: boolean;
  readonly busy: boolean;
  readonly undo: Undo | null;
  readonly onSend: () => void;
}): ReactNode {
  const { draft, commands, busy } = props;
  const uploads = useUploads();
  const length = draft.text.trim().length;
  const tooLong = length > MAX_ANSWER_LENGTH;
  const something = length > 0 || draft.files.length > 0;
  const canSend = something && !busy && !tooLong && !uploads.busy;
  return (
    <>
      {uploads.failure !== null && (
        <Alert tone="danger" role="alert">
          {uploads.failure}
        </Alert>
      )}
      <Composer
        box={props.box}
        text={draft.text}
        files={draft.files}
        label={copy.yourAnswer}
        placeholder={props.asked ? copy.placeholder : copy.placeholderClosed}
        sendLabel={copy.send}
        busy={busy}
        canSend={canSend}
        error={tooLong ? tooLongText(length) : uploads.busy ? copy.uploading : undefined}
        tools={
          <AttachButton
            label={copy.attach}
            icon={<Paperclip />}
            accept={ATTACH_ACCEPT}
            disabled={busy}
            onFiles={uploads.add}
          />
        }
        insteadOfSend={props.undo && <UndoButton undo={props.undo} />}
        onText={commands.setText}
        onRemoveFile={commands.removeFile}
        onFiles={uploads.add}
        onSend={props.onSend}
      >
        <UploadQueue
          uploads={uploads}
          onUploaded={commands.addFile}
          onFailed={(message) => uploads.failed(failureText(message))}
        />
      </Composer>
    </>
  );
}

function failureText(message: string): string {
  // The queue may hand over the whole sentence or the reason alone.
  return message.startsWith('File upload failed')
    ? message
    : copy.uploadFailed(message || copy.unknownError);
}
