import type { HealthMetric } from '@petwise/contracts';
import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import type { Point } from '../model/chart-view.ts';
import { pointText } from '../model/span-text.ts';
import { valueText } from '../model/value-text.ts';

export interface ChartTableProps {
  readonly metric: HealthMetric;
  readonly points: readonly Point[];
  readonly caption: string;
}

/** The chart's twin in words and numbers, newest first. */
export function ChartTable({ metric, points, caption }: ChartTableProps): ReactNode {
  const isAverage = metric.rule === 'average';
  return (
    <Frame tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{COPY.charts.when}</th>
            <th scope="col">{isAverage ? COPY.charts.average : COPY.charts.total}</th>
            {isAverage ? <th scope="col">{COPY.charts.least}</th> : null}
            {isAverage ? <th scope="col">{COPY.charts.most}</th> : null}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.from}>
              <th scope="row">{pointText(point)}</th>
              <td>{valueText(point.value, metric.unit)}</td>
              {isAverage ? <td>{valueText(point.low, metric.unit)}</td> : null}
              {isAverage ? <td>{valueText(point.high, metric.unit)}</td> : null}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  max-height: 20rem;
  overflow: auto;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  caption {
    padding: ${theme.space.xs} ${theme.space.sm};
    color: ${theme.color.textMuted};
    text-align: start;
  }
  th,
  td {
    padding: ${theme.space.xs} ${theme.space.sm};
    border-top: 1px solid ${theme.color.edge};
    font-weight: inherit;
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${theme.color.textMuted};
  }
`;
