import type { IntakeSpecies, RefusedUpload } from '@petwise/contracts';
import { FileText, IconButton, Image, useToast } from '@petwise/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { copy } from '../../copy.ts';
import type { Draft } from '../../model/draft.ts';
import { AnswerBox } from '../chat/AnswerBox.tsx';
import { AttachButton } from '../chat/AttachButton.tsx';
import { LabValues } from '../chat/LabValues.tsx';
import type { DraftCommands } from '../chat/use-draft.ts';
import type { Undo } from '../chat/use-undo.ts';
import type { Uploads } from '../chat/use-uploads.ts';
import { UploadDrawer } from './UploadDrawer.tsx';

/** The prototype chat's box: text, the laboratory values of what is attached, images through the queue, other files through the drawer. */
export function PrototypeBox(props: {
  readonly sessionId: string;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly draft: Draft;
  readonly commands: DraftCommands;
  readonly uploads: Uploads;
  /** Null until the form was sent; a report's own intervals say enough until then. */
  readonly species: IntakeSpecies | null;
  readonly pending: boolean;
  readonly large: boolean;
  readonly undo: Undo | null;
  readonly onSend: () => void;
}): ReactNode {
  const { draft, commands, uploads, pending, large } = props;
  const toast = useToast();
  const [drawer, setDrawer] = useState(false);

  function uploadFailed(message: string, _: File, answer?: RefusedUpload): void {
    const words = answer && copy.uploadAnswered(answer.status, answer.words);
    const description = words || message || copy.uploadErrorText;
    toast({ title: copy.uploadError, description, tone: 'destructive' });
  }

  return (
    <>
      <LabValues files={draft.files} species={props.species} spacious={large} />
      <AnswerBox
        box={props.box}
        draft={draft}
        commands={commands}
        uploads={uploads}
        undo={props.undo}
        label={copy.yourMessage}
        placeholder={large ? copy.symptomPlaceholder : copy.messagePlaceholder}
        sendLabel={copy.sendMessage}
        minRows={large ? 5 : 1}
        busy={pending}
        disabled={pending}
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
        onUploadFailed={uploadFailed}
        onSend={props.onSend}
      />
      <UploadDrawer
        open={drawer}
        sessionId={props.sessionId}
        onClose={() => setDrawer(false)}
        onUploaded={(files) => files.forEach(commands.addFile)}
      />
    </>
  );
}
