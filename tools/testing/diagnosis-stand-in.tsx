import type { DoorProps } from '@petwise/contracts';
import type { ReactNode } from 'react';

/**
 * Stands in for the report bundle's diagnosis view, drawing what its opener relies on; `diagnosis-contract.test.tsx` of
 * mfe-report holds both to the same cases.
 */
export function diagnosisStandIn(props: DoorProps['report/diagnosis']): ReactNode {
  const { diagnoses, isComplete, isO3Pro, reasoning } = props;
  const primary = diagnoses.find(({ isPrimary }) => isPrimary) ?? diagnoses[0];
  return (
    <>
      {isO3Pro && <p>Advanced O3 Pro Analysis</p>}
      {reasoning && <h4>AI Reasoning Process</h4>}
      {isComplete && primary && (
        <p role="region" aria-label="Primary Diagnosis">
          {primary.condition}
        </p>
      )}
      {diagnoses.length > 0 && (
        <ul
          aria-label={isComplete ? 'Differential Diagnoses' : 'Initial Analysis Results'}
          role="region"
        >
          {diagnoses.map(({ condition, confidence }) => (
            <li key={condition}>{`${condition} ${Math.round(confidence)}%`}</li>
          ))}
        </ul>
      )}
      {isComplete && reasoning && <h4>Why these suggestions?</h4>}
    </>
  );
}
