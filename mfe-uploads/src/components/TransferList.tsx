import { theme } from '@petwise/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { fileKey } from '../model/file-key.ts';
import type { Transfer } from '../model/transfers.ts';
import { TransferRow } from './TransferRow.tsx';

/** The files of a list, in order; a low list scrolls by itself to the file that matters now. */
export function TransferList(props: {
  readonly label: string;
  readonly items: readonly Transfer[];
  readonly onRetry: (file: File) => void;
  readonly onRemove: (file: File) => void;
  /** The list scrolls when it is higher than this. */
  readonly height?: string;
}): ReactNode {
  const { label, items, onRetry, onRemove, height } = props;
  const list = useRef<HTMLUListElement>(null);
  const inSight = worthSeeing(items);
  const status = items[inSight]?.status;

  useEffect(() => {
    const row = list.current?.children[inSight];
    if (height && list.current && row instanceof HTMLElement)
      list.current.scrollTop = row.offsetTop;
  }, [inSight, status, height]);

  return (
    <List ref={list} aria-label={label} tabIndex={-1} $height={height}>
      {items.map((item) => (
        <TransferRow key={fileKey(item.file)} item={item} onRetry={onRetry} onRemove={onRemove} />
      ))}
    </List>
  );
}

/** Index of the file under way, else of the first that failed; -1 while nothing has happened. */
function worthSeeing(items: readonly Transfer[]): number {
  const active = items.findIndex(({ status }) => status === 'preparing' || status === 'sending');
  return active >= 0 ? active : items.findIndex(({ status }) => status === 'failed');
}

const List = styled.ul<{ readonly $height: string | undefined }>`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  &:focus {
    outline: none;
  }
  ${({ $height }) =>
    $height &&
    css`
      max-height: ${$height};
      overflow-y: auto;
      overscroll-behavior: contain;
    `}
`;
