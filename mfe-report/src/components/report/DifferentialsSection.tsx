import { AlertTriangle, Chip, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { firstScreenCopy } from '../../first-screen-copy.ts';
import { formatApproximate, likelihoodText } from '../../model/likelihood-text.ts';
import type { ReportView } from '../../model/report-view.ts';
import { ComparisonChart } from './ComparisonChart.tsx';
import { ConditionDetails } from './ConditionDetails.tsx';
import { Foldable } from './Foldable.tsx';

/** The other conditions, compared in one picture and then one by one. */
export function DifferentialsSection({ report }: { readonly report: ReportView }): ReactNode {
  const { primary, differentials } = report;
  if (differentials.length === 0) return <Text tone="muted">{copy.emptyDifferentials}</Text>;
  return (
    <Frame>
      <ComparisonChart conditions={[primary, ...differentials]} />
      <Foldable count={differentials.length} limit={8}>
        {(isShown) => (
          <List>
            {differentials.map((condition, index) => (
              <li key={index} data-folded={isShown(index) ? undefined : ''}>
                <Chip>
                  {likelihoodText(condition.percent)}
                  {condition.percent === null ? '' : ` · ${formatApproximate(condition.percent)}`}
                </Chip>
                {condition.mustNotMiss ? (
                  <Chip icon={<AlertTriangle aria-hidden />}>{firstScreenCopy.mustNotMiss}</Chip>
                ) : null}
                <ConditionDetails
                  condition={
                    // It stands with the first one already.
                    condition.source === primary.source ? { ...condition, source: '' } : condition
                  }
                />
              </li>
            ))}
          </List>
        )}
      </Foldable>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.lg};
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space.lg};
  list-style: none;
  & > li {
    display: grid;
    justify-items: start;
    gap: ${theme.space.xs};
    padding-top: ${theme.space.lg};
    border-top: 1px solid ${theme.color.edge};
  }
  & > li > div {
    justify-self: stretch;
  }
`;
