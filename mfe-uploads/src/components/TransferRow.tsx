import { IconButton, ProgressBar, RotateCcw, theme, X } from '@petwise/ui';
import { memo, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { rowNote } from '../model/row-note.ts';
import { safeName } from '../model/safe-name.ts';
import type { Transfer } from '../model/transfers.ts';
import { FileName } from './FileName.tsx';
import { FilePicture } from './FilePicture.tsx';

export interface TransferRowProps {
  readonly item: Transfer;
  readonly onRetry: (file: File) => void;
  readonly onRemove: (file: File) => void;
}

/** One file: what it is, how far it has come, and what can be done about it. */
export const TransferRow = memo(function TransferRow(props: TransferRowProps): ReactNode {
  const { item, onRetry, onRemove } = props;
  const { file, status, percent } = item;
  const name = safeName(file);
  const moving = status === 'sending' || status === 'checking' || status === 'preparing';

  function remove(event: MouseEvent<HTMLButtonElement>): void {
    focusNeighbour(event.currentTarget);
    onRemove(file);
  }

  return (
    <Row>
      <FilePicture file={file} />
      <Words>
        <FileName file={file} />
        {moving && <ProgressBar value={percent ?? 0} label={COPY.row.progress(name)} />}
        <Note $failed={status === 'failed'}>{rowNote(item)}</Note>
      </Words>
      {status === 'failed' && !item.failure?.final && (
        <IconButton
          variant="secondary"
          label={COPY.row.retryLabel(name)}
          icon={<RotateCcw aria-hidden />}
          onClick={() => onRetry(file)}
        />
      )}
      {status !== 'done' && (
        <IconButton
          label={moving || status === 'waiting' ? COPY.row.cancel(name) : COPY.row.remove(name)}
          icon={<X aria-hidden />}
          onClick={remove}
        />
      )}
    </Row>
  );
});

/** The row is about to go; its neighbour's last button takes the keyboard focus. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('button:last-of-type');
  (target ?? row?.parentElement)?.focus({ preventScroll: true });
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: 0;
  padding: 0.25rem 0.25rem 0.25rem 0.5rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 0.1875rem;
  font-size: ${theme.fontSize.sm};
`;

const Note = styled.span<{ readonly $failed: boolean }>`
  color: ${({ $failed }) => ($failed ? theme.color.dangerText : theme.color.textMuted)};
  font-size: ${theme.fontSize.xs};
  line-height: ${theme.lineHeight.snug};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
