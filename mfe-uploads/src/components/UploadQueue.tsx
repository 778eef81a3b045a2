import type { DoorProps } from '@petwise/contracts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { QueueRow } from './QueueRow.tsx';
import { useQueue } from './use-queue.ts';

/** The files that are on their way: each with its own progress, retry and removal. */
export function UploadQueue(props: DoorProps['uploads/queue']): ReactNode {
  const { items, retry, remove } = useQueue(props);
  if (items.length === 0) return null;
  return (
    <List aria-label={COPY.queueLabel}>
      {items.map((item) => (
        <QueueRow
          key={`${item.file.name} ${item.file.size} ${item.file.lastModified}`}
          item={item}
          onRetry={() => retry(item.file)}
          onRemove={() => remove(item.file)}
        />
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;
