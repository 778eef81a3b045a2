import type { DoorProps, UploadedFile } from '@petwise/contracts';
import type { ReactNode } from 'react';
import { uploadedFile } from './fixtures.ts';

type QueueProps = DoorProps['uploads/queue'];

/** Stands in for the uploads bundle's queue: a test presses what the queue would report. */
export function fakeQueue(
  answer: (file: File) => UploadedFile = (file) => uploadedFile({ id: file.name, name: file.name }),
): (props: unknown) => ReactNode {
  // The slot hands over the props of the door that the test named.
  return (props) => <FakeQueue {...(props as QueueProps)} answer={answer} />;
}

function FakeQueue(props: QueueProps & { answer: (file: File) => UploadedFile }): ReactNode {
  const { files, answer } = props;
  return (
    <ul aria-label="Queue">
      {files.map((file) => (
        <li key={file.name}>
          {file.name}
          <button type="button" onClick={() => props.onBusyChange(true)}>
            Begin {file.name}
          </button>
          <button type="button" onClick={() => props.onUploaded(answer(file), file)}>
            Finish {file.name}
          </button>
          <button
            type="button"
            onClick={() => {
              props.onFailed(
                'File upload failed: Upload failed: Bad Gateway. Please try again.',
                file,
              );
              props.onBusyChange(false);
            }}
          >
            Fail {file.name}
          </button>
          <button type="button" onClick={() => props.onRemoved?.(file)}>
            Take out {file.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
