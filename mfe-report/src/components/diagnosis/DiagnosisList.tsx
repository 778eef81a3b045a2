import { Card, ConfidenceBar, Heading, Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { copy, exact } from '../../copy.ts';
import { bandOf } from '../../model/confidence.ts';
import { formatPercent } from '../../model/likelihood-text.ts';
import type { DiagnosisView } from '../../model/diagnoses.ts';
import { Foldable } from '../report/Foldable.tsx';
import { Prose } from '../report/Prose.tsx';

/** DX-04: every diagnosis with its bar; the title says whether the list is final. */
export function DiagnosisList({
  diagnoses,
  isComplete,
}: {
  readonly diagnoses: readonly DiagnosisView[];
  readonly isComplete: boolean;
}): ReactNode {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {isComplete ? exact.dx.differentials : exact.dx.initial}
      </Heading>
      <Foldable count={diagnoses.length} limit={10}>
        {(isShown) => (
          <List>
            {diagnoses.map((diagnosis, index) => (
              <li key={index} data-folded={isShown(index) ? undefined : ''}>
                <Title>
                  <Condition lang="en">{diagnosis.condition}</Condition>
                  <Percent>{formatPercent(diagnosis.percent)}</Percent>
                </Title>
                <Prose paragraphs={[diagnosis.description]} />
                <Confidence percent={diagnosis.percent} />
              </li>
            ))}
          </List>
        )}
      </Foldable>
    </Card>
  );
}

function Confidence({ percent }: { readonly percent: number | null }): ReactNode {
  if (percent === null) return <Text size="sm">{copy.confidenceUnknown}</Text>;
  const band = bandOf(percent);
  return <ConfidenceBar percent={percent} level={band} label={exact.dx.bands[band]} />;
}

const List = styled.ul`
  display: grid;
  list-style: none;
  overflow-wrap: break-word;
  & > li {
    display: grid;
    gap: 0.375rem;
    padding-block: ${theme.space.sm};
    break-inside: avoid;
  }
  & > li + li {
    border-top: 1px solid ${theme.color.edge};
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.md};
  font-variant-numeric: tabular-nums;
`;

const Condition = styled.p`
  flex: 1 1 8em;
  min-width: 0;
  font-weight: ${theme.fontWeight.strong};
`;

const Percent = styled.span`
  flex: none;
`;
