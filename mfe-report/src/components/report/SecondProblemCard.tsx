import { Alert, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { notOneIllnessCopy } from '../../not-one-illness-copy.ts';
import { secondProblemLines } from '../../model/second-problem.ts';
import type { ReportView } from '../../model/report-view.ts';

/** Signs that the first illness does not explain, and what else may be behind them. */
export function SecondProblemCard({ report }: { readonly report: ReportView }): ReactNode {
  const lines = secondProblemLines(report);
  if (!lines) return null;
  return (
    <Alert tone="info" role="note" title={notOneIllnessCopy.secondProblem}>
      <p>{lines.signs}</p>
      <List>
        {lines.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  margin-top: ${theme.space.xs};
  padding-inline-start: ${theme.space.md};
`;
