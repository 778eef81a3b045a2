import type { DoorProps, UploadedFile } from '@petwise/contracts';
import { Alert, Button, RemoteSlot } from '@petwise/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import type { Uploads } from './use-uploads.ts';

/** The upload queue of another bundle, above the text; without it the chat goes on without files. */
export function UploadQueue(props: {
  readonly uploads: Uploads;
  readonly onUploaded: (file: UploadedFile) => void;
  readonly onFailed: DoorProps['uploads/queue']['onFailed'];
}): ReactNode {
  const { uploads, onUploaded, onFailed } = props;
  if (uploads.files.length === 0) return null;
  return (
    <Area>
      <RemoteSlot
        door="uploads/queue"
        height={64}
        fallback={<Missing uploads={uploads} />}
        props={{
          files: uploads.files,
          onUploaded: (file, source) => {
            uploads.done(source);
            onUploaded(file);
          },
          onFailed,
          onBusyChange: uploads.setBusy,
        }}
      />
    </Area>
  );
}

/** Nothing waits for a queue that cannot be had. */
function Missing({ uploads }: { readonly uploads: Uploads }): ReactNode {
  const { files, setBusy, clear } = uploads;
  useEffect(() => setBusy(false), [setBusy, files]);
  return (
    <Alert tone="warning" role="alert">
      <p>{copy.uploadsDown}</p>
      <Button variant="quiet" size="sm" onClick={clear}>
        {copy.dismiss}
      </Button>
    </Alert>
  );
}

const Area = styled.div`
  padding: ${({ theme }) => theme.space.xs};
  max-height: 12rem;
  overflow-y: auto;
`;
