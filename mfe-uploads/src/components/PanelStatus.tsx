import { Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import type { ListPhase } from '../model/transfer-list.ts';
import type { Transfer } from '../model/transfers.ts';

/** One line that says where the list stands, read out when it changes. */
export function PanelStatus(props: {
  readonly items: readonly Transfer[];
  readonly phase: ListPhase;
}): ReactNode {
  const failed = props.items.filter(({ status }) => status === 'failed').length;
  const words = statusWords(props.phase, props.items.length, failed);
  return (
    <Text role="status" size="sm" tone={failed > 0 ? 'danger' : 'default'}>
      {words}
    </Text>
  );
}

function statusWords(phase: ListPhase, count: number, failed: number): string {
  if (phase === 'uploading') return COPY.panel.uploading;
  if (phase === 'done') return COPY.panel.done;
  if (failed > 0) return COPY.panel.someFailed(failed);
  return count > 0 ? COPY.panel.count(count) : '';
}
