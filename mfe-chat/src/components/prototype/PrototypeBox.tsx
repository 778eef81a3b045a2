import { MAX_ANSWER_LENGTH } from '@petwise/contracts';
import { FileText, IconButton, Image, useToast } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { copy } from '../../copy.ts';
import type { Draft } from '../../model/draft.ts';
import { tooLongText } from '../../model/too-long-text.ts';
import { AttachButton } from '../chat/AttachButton.tsx';
import { Composer } from '../chat/Composer.tsx';
import { LabValues } from '../chat/LabValues.tsx';
import { UploadQueue } from '../chat/UploadQueue.tsx';
import type { DraftCommands } from '../chat/use-draft.ts';
import { useFocusAfter } from '../chat/use-focus-after.ts';
import { useUploads } from '../chat/use-uploads.ts';
import { UploadDrawer } from './UploadDrawer.tsx';

/** The prototype chat's box: text, the laboratory values of what is attached, images through the queue, other files through the drawer. */
export function PrototypeBox(props: {
  readonly sessionId: string;
  readonly draft: Draft;
  readonly commands: DraftCommands;
  readonly pending: boolean;
  readonly large: boolean;
  readonly onSend: () => void;
}): ReactNode {
  const { draft, commands, pending, large } = props;
  const uploads = useUploads();
  const toast = useToast();
  const [drawer, setDrawer] = useState(false);
  const box = useFocusAfter(pending);
  const length = draft.text.trim().length;
  const tooLong = length > MAX_ANSWER_LENGTH;
  const something = length > 0 || draft.files.length > 0;

  function uploadFailed(message: string): void {
    const description = message || copy.uploadErrorText;
    toast({ title: copy.uploadError, description, tone: 'destructive' });
  }

  return (
    <>
      {/* The animal may not be known yet; a report's own intervals say enough until it is. */}
      <LabValues files={draft.files} species={null} roomy={large} />
      <Composer
        box={box}
        text={draft.text}
        files={draft.files}
        label={copy.yourMessage}
        placeholder={large ? copy.symptomPlaceholder : copy.messagePlaceholder}
        sendLabel={copy.sendMessage}
        minRows={large ? 5 : 1}
        busy={pending}
        disabled={pending}
        canSend={something && !pending && !tooLong && !uploads.busy}
        error={tooLong ? tooLongText(length) : uploads.busy ? copy.uploading : undefined}
        tools={
          <>
            <AttachButton
              label={copy.attachImages}
              icon={<Image />}
              accept="image/*"
              disabled={pending}
              onFiles={uploads.add}
            />
            <IconButton
              label={copy.uploadFiles}
              icon={<FileText />}
              disabled={pending}
              onClick={() => setDrawer(true)}
            />
          </>
        }
        onText={commands.setText}
        onRemoveFile={commands.removeFile}
        onFiles={uploads.add}
        onSend={props.onSend}
      >
        <UploadQueue uploads={uploads} onUploaded={commands.addFile} onFailed={uploadFailed} />
      </Composer>
      <UploadDrawer
        open={drawer}
        sessionId={props.sessionId}
        onClose={() => setDrawer(false)}
        onUploaded={(files) => files.forEach(commands.addFile)}
      />
    </>
  );
}
