import { Switch, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { mayShrink } from '../api/shrink-photo.ts';
import { COPY } from '../copy.ts';
import { rememberShrink, shrinkWanted } from '../model/shrink-choice.ts';
import type { Transfer } from '../model/transfers.ts';

/** The way out of smaller photos, shown while a large one has not been sent yet. */
export function ShrinkChoice({ items }: { readonly items: readonly Transfer[] }): ReactNode {
  const [wanted, setWanted] = useState(shrinkWanted);
  const asks = items.some(
    ({ file, status }) => (status === 'chosen' || status === 'waiting') && mayShrink(file),
  );
  if (!asks) return null;

  function choose(next: boolean): void {
    rememberShrink(next);
    setWanted(next);
  }
  return (
    <div>
      <Switch label={COPY.shrink} checked={wanted} onChange={choose} />
      <Text size="xs" tone="muted">
        {COPY.shrinkHelp}
      </Text>
    </div>
  );
}
