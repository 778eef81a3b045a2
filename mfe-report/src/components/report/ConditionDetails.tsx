import { Heading, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import type { ConditionView } from '../../model/report-view.ts';
import { ConfidenceLine } from './ConfidenceLine.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { Labelled } from './Labelled.tsx';
import { Prose } from './Prose.tsx';
import { Treatments } from './Treatments.tsx';

/** One condition in full: how sure, what it is, what speaks for and against it, what helps. */
export function ConditionDetails({
  condition,
  isLead = false,
}: {
  readonly condition: ConditionView;
  /** The most likely one: larger, and with its bar. */
  readonly isLead?: boolean;
}): ReactNode {
  const { fields } = copy;
  return (
    <Frame>
      <Heading level={3} size={isLead ? 'xl' : 'lg'} lang="en">
        {condition.condition}
      </Heading>
      {isLead ? <ConfidenceLine percent={condition.percent} /> : null}
      {isLead && condition.percent === null ? (
        <Text tone="muted">{copy.confidenceUnknown}</Text>
      ) : null}
      <Labelled label={fields.otherNames} isHidden={condition.otherNames.length === 0}>
        <p>{condition.otherNames.join(', ')}</p>
      </Labelled>
      <Labelled label={fields.description} isHidden={!condition.description}>
        <Prose paragraphs={[condition.description]} />
      </Labelled>
      <EvidencePanel evidence={condition.evidence} />
      <Labelled
        label={fields.reasoning}
        isHidden={!condition.reasoning || condition.evidence.notKnown !== null}
      >
        <Prose paragraphs={[condition.reasoning]} />
      </Labelled>
      <Labelled label={fields.impact} isHidden={!condition.impact}>
        <Prose paragraphs={[condition.impact]} />
      </Labelled>
      <Treatments treatments={condition.treatments} text={condition.treatmentText} />
      <Labelled label={fields.source} isHidden={!condition.source}>
        <p>{condition.source}</p>
      </Labelled>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.md};
  min-width: 0;
`;
