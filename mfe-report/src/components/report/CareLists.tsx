import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import type { CareAdviceView } from '../../model/report-view.ts';
import { VetList } from './VetList.tsx';

/** What to do, and never to do, until a vet takes over. */
export function CareLists({ care }: { readonly care: CareAdviceView | null }): ReactNode {
  if (!care) return null;
  const source = copy.careSource(care.about, care.source);
  return (
    <>
      <VetList tone="question" title={copy.careDo} hint={source} entries={care.do} />
      <VetList
        tone="warning"
        title={copy.careNever}
        hint={copy.careNeverHint}
        entries={care.never}
      />
      <VetList
        tone="question"
        title={copy.careAtHome}
        hint={copy.careAtHomeHint}
        entries={care.atHome}
      />
    </>
  );
}
