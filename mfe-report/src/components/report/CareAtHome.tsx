import type { ReactNode } from 'react';
import { Text } from '@petwise/ui';
import { firstScreenCopy } from '../../first-screen-copy.ts';
import type { ReportView } from '../../model/report-view.ts';
import { EntryList } from './EntryList.ts';
import { Fold } from './Fold.tsx';

/** Care at home where it is right; nothing where the report gives none. */
export function CareAtHome({ report }: { readonly report: ReportView }): ReactNode {
  const entries = report.care?.atHome ?? [];
  if (entries.length === 0) return null;
  return (
    <Fold title={firstScreenCopy.atHome} count={entries.length}>
      <Text tone="muted" size="sm">
        {firstScreenCopy.atHomeHint}
      </Text>
      <EntryList lang="en">
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </EntryList>
    </Fold>
  );
}
