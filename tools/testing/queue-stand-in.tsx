import type { DoorProps, RefusedUpload, UploadedFile } from '@petwise/contracts';
import { type ReactNode, useState } from 'react';

type Queue = DoorProps['uploads/queue'];

/** The answer of a server that is down, and what the queue makes of it (HOME-11). */
export const BAD_GATEWAY = { status: 502, words: 'Bad Gateway' } as const;
const FAILED = 'File upload failed: Upload failed: Bad Gateway. Please try again.';
/** What it makes of no answer at all. */
const LOST = 'File upload failed: The server could not be reached. Please try again.';

/** A door's stand-in, and the props it was last opened with. */
export interface QueueStandIn {
  readonly door: (props: Queue) => ReactNode;
  /** @throws Error while the queue is not open */
  readonly props: () => Queue;
}

/**
 * Stands in for the uploads bundle's queue: a test presses what would happen to a file. What it tells its opener is
 * what the real one tells; `queue-contract.test.tsx` of mfe-uploads holds both to the same cases.
 */
export function queueStandIn(
  answer: (file: File) => UploadedFile = (file) => ({
    id: file.name,
    name: file.name,
    size: file.size,
    type: file.type,
  }),
): QueueStandIn {
  let latest: Queue | null = null;
  return {
    door: (props) => {
      latest = props;
      return <Files {...props} answer={answer} />;
    },
    props: () => {
      if (!latest) throw new Error('The queue has not been opened');
      return latest;
    },
  };
}

/** What the opener hears of a failure, and what the server had answered. */
type Told = readonly [words: string, answered?: RefusedUpload];

function Files(props: Queue & { answer: (file: File) => UploadedFile }): ReactNode {
  const { files, answer } = props;
  const [refused, setRefused] = useState<readonly File[]>([]);
  /** The real queue sends one file after another: it is at work until none of them waits. */
  const end = (file: File): void => {
    const waits = files.some((other) => other !== file && !refused.includes(other));
    if (!waits) props.onBusyChange(false);
  };
  const fail = (file: File, ...[words, answered]: Told): void => {
    if (answered) props.onFailed(words, file, answered);
    else props.onFailed(words, file);
    setRefused((now) => [...now, file]);
    end(file);
  };
  return (
    <ul aria-label="Queue">
      {files.map((file) => (
        <li key={file.name}>
          {file.name}
          <button type="button" onClick={() => props.onBusyChange(true)}>
            Begin {file.name}
          </button>
          <button
            type="button"
            onClick={() => {
              props.onUploaded(answer(file), file);
              end(file);
            }}
          >
            Finish {file.name}
          </button>
          <button type="button" onClick={() => fail(file, FAILED, BAD_GATEWAY)}>
            Fail {file.name}
          </button>
          <button type="button" onClick={() => fail(file, LOST)}>
            Lose {file.name}
          </button>
          <button type="button" onClick={() => props.onRemoved?.(file)}>
            Take out {file.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
