import { attachAccept } from '@petwise/contracts';
import { Alert, Paperclip } from '@petwise/ui';
import type { ReactNode, RefObject } from 'react';
import { copy } from '../../copy.ts';
import type { Draft } from '../../model/draft.ts';
import { AnswerBox } from '../chat/AnswerBox.tsx';
import { AttachButton } from '../chat/AttachButton.tsx';
import type { DraftCommands } from '../chat/use-draft.ts';
import type { Undo } from '../chat/use-undo.ts';
import type { Uploads } from '../chat/use-uploads.ts';

/** The consult's box: text, files, send (CHAT-06, CHAT-07). */
export function ConsultBox(props: {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly draft: Draft;
  readonly commands: DraftCommands;
  /** A question is open. */
  readonly asked: boolean;
  readonly busy: boolean;
  readonly uploads: Uploads;
  readonly undo: Undo | null;
  readonly onSend: () => void;
}): ReactNode {
  const { asked, ...rest } = props;
  const { uploads } = rest;
  return (
    <>
      {uploads.failure !== null && (
        <Alert tone="danger" role="alert">
          {uploads.failure}
        </Alert>
      )}
      <AnswerBox
        {...rest}
        label={copy.yourAnswer}
        placeholder={asked ? copy.placeholder : copy.placeholderClosed}
        sendLabel={copy.send}
        tools={
          <AttachButton
            label={copy.attach}
            icon={<Paperclip />}
            accept={attachAccept(navigator)}
            disabled={props.busy}
            onFiles={uploads.add}
          />
        }
        onUploadFailed={(message) =>
          uploads.failed(message || copy.uploadFailed(copy.unknownError))
        }
      />
    </>
  );
}
