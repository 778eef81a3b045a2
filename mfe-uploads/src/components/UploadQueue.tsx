import type { DoorProps } from '@petwise/contracts';
import { Stack } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { visible } from '../model/transfer-list.ts';
import { PictureNote } from './PictureNote.tsx';
import { ShrinkChoice } from './ShrinkChoice.tsx';
import { TransferList } from './TransferList.tsx';
import { useQueue } from './use-queue.ts';

/** The files that are on their way: each with its own progress, retry and removal. */
export function UploadQueue(props: DoorProps['uploads/queue']): ReactNode {
  const { items, retry, remove } = useQueue(props);
  const shown = visible(items).filter(({ status }) => status !== 'done');
  if (shown.length === 0) return null;
  return (
    <Stack gap="xs">
      <TransferList
        label={COPY.queueLabel}
        items={shown}
        onRetry={retry}
        onRemove={remove}
        height="18rem"
      />
      <ShrinkChoice items={shown} />
      <PictureNote items={shown} />
    </Stack>
  );
}
