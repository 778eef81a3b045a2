import type { ReactNode } from 'react';
import { exact } from '../../copy.ts';
import { LabTestList } from './LabTestList.tsx';
import { ToggleCard } from './ToggleCard.tsx';

/** DX-05: lab tests behind a button; the look-up starts when they are shown (DX-09). */
export function LabTestsCard({ terms }: { readonly terms: readonly string[] }): ReactNode {
  const { dx } = exact;
  return (
    <ToggleCard
      title={dx.labTests}
      showLabel={dx.showTests}
      hideLabel={dx.hideTests}
      isDisabled={terms.length === 0}
    >
      <LabTestList terms={terms} />
    </ToggleCard>
  );
}
