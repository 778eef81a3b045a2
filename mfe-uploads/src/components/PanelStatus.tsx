import { Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { failedWords, type ListPhase } from '../model/transfer-list.ts';
import type { Transfer } from '../model/transfers.ts';

/** One line that says where the list stands, read out when it changes. */
export function PanelStatus(props: {
  readonly items: readonly Transfer[];
  readonly phase: ListPhase;
}): ReactNode {
  const failed = failedWords(props.items);
  const words = statusWords(props.phase, props.items.length, failed);
  return (
    <Text role="status" size="sm" tone={failed === null ? 'default' : 'danger'}>
      {words}
    </Text>
  );
}

function statusWords(phase: ListPhase, count: number, failed: string | null): string {
  if (phase === 'uploading') return COPY.panel.uploading;
  if (phase === 'done') return COPY.panel.done;
  if (failed !== null) return failed;
  return count > 0 ? COPY.panel.count(count) : '';
}
