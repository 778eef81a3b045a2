import type { ReactNode } from 'react';
import { careCopy } from '../../care-copy.ts';
import type { CareAdviceView } from '../../model/report-view.ts';
import { VetList } from './VetList.tsx';

/** What to do, and never to do, until a vet takes over. */
export function CareLists({ care }: { readonly care: CareAdviceView | null }): ReactNode {
  if (!care) return null;
  const source = careCopy.source(care.about, care.source);
  return (
    <>
      <VetList tone="question" title={careCopy.do} hint={source} entries={care.do} />
      <VetList
        tone="warning"
        title={careCopy.never}
        hint={careCopy.neverHint}
        entries={care.never}
      />
      <VetList
        tone="question"
        title={careCopy.atHome}
        hint={careCopy.atHomeHint}
        entries={care.atHome}
      />
    </>
  );
}
