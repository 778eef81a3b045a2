import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListEntry, RowsProps } from './list-entry.ts';

/** What always stays: the latest message with what the owner is filling in, and the panels below it. */
const MOUNTED_AT_END = [3, 2, 1];

/** Only the rows in sight are in the page, and the last few. */
export function VirtualRows({ entries, scroller }: RowsProps): ReactNode {
  // The virtualizer is a mutable object by design; nothing here is memoised on it.
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => guessHeight(entries[index]),
    getItemKey: (index) => entries[index]?.id ?? index,
    // A conversation opens at its end.
    initialOffset: () => entries.reduce((height, entry) => height + guessHeight(entry), 0),
    overscan: 6,
    // Rows a frame late are within the overscan; drawing inside the scroll event costs frames.
    useFlushSync: false,
    rangeExtractor: withLast,
  });
  return (
    <List style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <Row
          key={key}
          ref={rows.measureElement}
          data-index={index}
          data-asks={entries[index]?.asks || undefined}
          aria-setsize={entries.length}
          aria-posinset={index + 1}
          aria-live={entries[index]?.quiet ? 'off' : undefined}
          style={{ transform: `translateY(${start}px)` }}
        >
          {entries[index]?.node}
        </Row>
      ))}
    </List>
  );
}

function withLast(range: Range): number[] {
  const seen = defaultRangeExtractor(range);
  const last = MOUNTED_AT_END.map((back) => range.count - back).filter(
    (index) => index >= 0 && !seen.includes(index),
  );
  return [...seen, ...last];
}

function guessHeight(entry: ListEntry | undefined): number {
  return 88 + Math.ceil(Math.min(entry?.length ?? 0, 600) / 60) * 26;
}

const List = styled.ol`
  position: relative;
  list-style: none;
`;

const Row = styled.li`
  position: absolute;
  inset: 0 0 auto 0;
  /* A row that changes moves no other: each has its own place. */
  contain: layout style;
  padding-bottom: ${({ theme }) => theme.space.lg};
`;
