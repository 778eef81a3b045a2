import { hasFileNotes, pictureUrl } from '@petwise/contracts';
import { Alert, Button, Cluster, FileChip, RemoteSlot, Text, theme } from '@petwise/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { formatElapsed } from '@petwise/ui/format-elapsed';
import { fileBadge } from '../model/file-badge.ts';
import { fileNote } from '../model/file-note.ts';
import { useElapsedSeconds } from './use-elapsed-seconds.ts';
import type { Home } from './use-home.ts';

/** The files that are up, as chips, and below them those on their way (HOME-04, HOME-05). */
export function AttachedFiles({ home }: { readonly home: Home }): ReactNode {
  const seconds = useElapsedSeconds(home.uploading);
  const shelf = useRef<HTMLDivElement>(null);
  if (home.uploaded.length === 0 && home.picked.length === 0) return null;
  return (
    <Shelf ref={shelf}>
      {home.uploaded.length > 0 && (
        <Cluster as="ul" gap="xs" aria-label={COPY.home.attachedList}>
          {home.uploaded.map((file, index) => (
            <li key={file.id}>
              <FileChip
                name={file.name}
                badge={fileBadge(file)}
                detail={fileNote(file)}
                thumbnailUrl={pictureUrl(file)}
                onRemove={() => {
                  focusBeside(shelf.current, index);
                  home.removeUploaded(file.id);
                }}
                removeLabel={COPY.home.removeFile(file.name)}
              />
            </li>
          ))}
        </Cluster>
      )}
      {home.uploaded.some(hasFileNotes) && (
        <RemoteSlot
          door="uploads/notes"
          props={{ files: home.uploaded }}
          height={56}
          fallback={null}
        />
      )}
      {home.picked.length > 0 && (
        <RemoteSlot
          door="uploads/queue"
          props={{ ...home.queue, files: home.picked }}
          height={Math.min(64 * home.picked.length, 288)}
          fallback={<QueueMissing home={home} />}
        />
      )}
      {home.uploading && (
        <Text size="sm" tone="muted">
          <span role="status">
            {COPY.home.uploading}. {COPY.home.uploadingNote}
          </span>{' '}
          <span role="timer" aria-live="off">
            {formatElapsed(seconds)}
          </span>
        </Text>
      )}
    </Shelf>
  );
}

/** Nothing waits for a queue that cannot be had. */
function QueueMissing({ home: { picked, queue } }: { readonly home: Home }): ReactNode {
  const { onBusyChange, onRemoved } = queue;
  useEffect(() => onBusyChange(false), [onBusyChange, picked]);
  return (
    <Alert tone="warning" role="alert">
      <p>{COPY.home.uploadsDown}</p>
      <Button variant="quiet" size="sm" onClick={() => picked.forEach((file) => onRemoved?.(file))}>
        {COPY.home.dismiss}
      </Button>
    </Alert>
  );
}

/** A chip is about to go: the keyboard goes on at its neighbour, else at the attach button. */
function focusBeside(shelf: HTMLElement | null, index: number): void {
  const chips = shelf?.querySelectorAll<HTMLElement>('ul:first-child button') ?? [];
  const others = shelf?.closest('form')?.querySelectorAll('button') ?? [];
  const next = chips[index + 1] ?? chips[index - 1];
  (next ?? [...others].find((button) => !shelf?.contains(button)))?.focus();
}

const Shelf = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  padding-inline: ${theme.space.xs};
`;
