import { Button, IconButton, ProgressBar, RotateCcw, Text, X } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import type { QueueItem } from '../model/queue.ts';

/** One file on its way. */
export function QueueRow(props: {
  readonly item: QueueItem;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { file, status, percent, failure } = props.item;
  const failed = status === 'failed';
  return (
    <Row>
      <Names>
        <Name title={file.name}>{file.name}</Name>
        {failed ? (
          <Text size="sm" tone="danger">
            {failure}
          </Text>
        ) : (
          <ProgressBar value={percent} label={COPY.progress(file.name)} />
        )}
      </Names>
      {!failed && <Text size="sm">{statusWords(props.item)}</Text>}
      {failed && (
        <Button
          size="sm"
          variant="secondary"
          icon={<RotateCcw aria-hidden="true" size={16} />}
          aria-label={COPY.retry(file.name)}
          onClick={props.onRetry}
        >
          {COPY.retryShort}
        </Button>
      )}
      <IconButton
        label={failed ? COPY.remove(file.name) : COPY.cancel(file.name)}
        icon={<X aria-hidden="true" size={18} />}
        onClick={props.onRemove}
      />
    </Row>
  );
}

function statusWords({ status, percent }: QueueItem): string {
  if (status === 'waiting') return COPY.waiting;
  return status === 'checking' ? COPY.checking : COPY.sending(percent);
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${({ theme }) => theme.fontWeight.medium};
`;
