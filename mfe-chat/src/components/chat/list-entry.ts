import type { ReactNode } from 'react';

/** One row of a conversation; `node` is made once a change, so that rows at rest are not drawn again. */
export interface ListEntry {
  readonly id: string;
  readonly node: ReactNode;
  /** Characters of text, from which the height of a row not yet seen is guessed. */
  readonly length: number;
  /** Changes while it is shown and is not read out. */
  readonly quiet?: boolean;
  /** The owner is to read or answer this now: it is shown from its start. */
  readonly asks?: boolean;
}

export interface RowsProps {
  readonly entries: readonly ListEntry[];
  readonly scroller: HTMLElement | null;
}
