import type { DoorProps } from '@petwise/contracts';
import { Chip, Lightbulb, Stack } from '@petwise/ui';
import { type ReactNode, useMemo } from 'react';
import { exact } from '../../copy.ts';
import { careFor } from '../../model/care.ts';
import { primaryOf, readDiagnoses } from '../../model/diagnoses.ts';
import { textOf } from '../../model/read-values.ts';
import { searchTerms } from '../../model/search-terms.ts';
import { DiagnosisList } from './DiagnosisList.tsx';
import { LabTestsCard } from './LabTestsCard.tsx';
import { PrimaryCard } from './PrimaryCard.tsx';
import { ReasoningPanel } from './ReasoningPanel.tsx';
import { TreatmentCard } from './TreatmentCard.tsx';
import { WhyCard } from './WhyCard.tsx';

/** The diagnosis results view (DX-01 to DX-10). */
export function DiagnosisResults(props: DoorProps['report/diagnosis']): ReactNode {
  const { isComplete, isO3Pro, conversationContext } = props;
  const diagnoses = useMemo(() => readDiagnoses(props.diagnoses), [props.diagnoses]);
  const primary = primaryOf(diagnoses);
  const reasoning = textOf(props.reasoning);
  return (
    <Stack gap="md">
      {isO3Pro ? (
        <div>
          <Chip tone="accent" icon={<Lightbulb aria-hidden />}>
            {exact.dx.badge}
          </Chip>
        </div>
      ) : null}
      {reasoning ? <ReasoningPanel reasoning={reasoning} /> : null}
      {isComplete && primary ? <PrimaryCard diagnosis={primary} /> : null}
      {diagnoses.length > 0 ? (
        <DiagnosisList diagnoses={diagnoses} isComplete={isComplete} />
      ) : null}
      {isComplete ? (
        <>
          <LabTestsCard terms={searchTerms(diagnoses)} />
          <TreatmentCard care={careFor(primary)} />
          {reasoning ? <WhyCard reasoning={reasoning} conversation={conversationContext} /> : null}
        </>
      ) : null}
    </Stack>
  );
}
