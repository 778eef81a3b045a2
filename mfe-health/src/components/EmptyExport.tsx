import { Button, EmptyState } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';

/** A real export without a single record: nothing to look at or to add to an assessment. */
export function EmptyExport({ onReset }: { readonly onReset: () => void }): ReactNode {
  return (
    <EmptyState
      title={COPY.emptyExport.title}
      action={<Button onClick={onReset}>{COPY.attach.again}</Button>}
    >
      {COPY.emptyExport.text}
    </EmptyState>
  );
}
