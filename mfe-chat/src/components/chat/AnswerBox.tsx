import { type DoorProps, MAX_ANSWER_LENGTH } from '@petwise/contracts';
import type { ReactNode, RefObject } from 'react';
import { copy } from '../../copy.ts';
import type { Draft } from '../../model/draft.ts';
import { tooLongText } from '../../model/too-long-text.ts';
import { Composer, type ComposerProps } from './Composer.tsx';
import { UndoButton } from './UndoButton.tsx';
import { UploadQueue } from './UploadQueue.tsx';
import type { DraftCommands } from './use-draft.ts';
import type { Undo } from './use-undo.ts';
import type { Uploads } from './use-uploads.ts';

/** The box of either chat: text, files, send, and Undo after a tap (CHAT-06, CHAT-07). */
export function AnswerBox(
  props: Pick<
    ComposerProps,
    'label' | 'placeholder' | 'sendLabel' | 'minRows' | 'disabled' | 'busy' | 'tools' | 'onSend'
  > & {
    readonly box: RefObject<HTMLTextAreaElement | null>;
    readonly draft: Draft;
    readonly commands: DraftCommands;
    readonly uploads: Uploads;
    readonly undo: Undo | null;
    readonly onUploadFailed: DoorProps['uploads/queue']['onFailed'];
  },
): ReactNode {
  const { draft, commands, uploads, undo, onUploadFailed, ...rest } = props;
  const length = draft.text.trim().length;
  const tooLong = length > MAX_ANSWER_LENGTH;
  const something = length > 0 || draft.files.length > 0;
  return (
    <Composer
      {...rest}
      text={draft.text}
      files={draft.files}
      canSend={something && !props.busy && !tooLong && !uploads.busy}
      error={tooLong ? tooLongText(length) : undefined}
      wait={uploads.busy ? copy.uploading : undefined}
      insteadOfSend={undo && <UndoButton undo={undo} />}
      onText={commands.setText}
      onRemoveFile={commands.removeFile}
      onFiles={uploads.add}
    >
      <UploadQueue uploads={uploads} onUploaded={commands.addFile} onFailed={onUploadFailed} />
    </Composer>
  );
}
