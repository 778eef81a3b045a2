import type { HealthMetric } from '@petwise/contracts';
import { theme, visuallyHidden } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import type { Point } from '../model/chart-view.ts';
import { pointText } from '../model/span-text.ts';
import { valueText } from '../model/value-text.ts';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers take its own roles from a table that is laid out as a grid */

export interface ChartTableProps {
  readonly metric: HealthMetric;
  readonly points: readonly Point[];
  readonly when: string;
}

/** The chart's twin in words and numbers, newest first. Where four columns have no space, each value stands under its day. */
export function ChartTable({ metric, points, when }: ChartTableProps): ReactNode {
  const caption = useId();
  const { average, total, least, most } = COPY.charts;
  const columns =
    metric.rule === 'average'
      ? ([
          [average, 'value'],
          [least, 'low'],
          [most, 'high'],
        ] as const)
      : ([[total, 'value']] as const);
  return (
    <Frame tabIndex={0} role="region" aria-labelledby={caption}>
      <Table role="table">
        <caption id={caption}>
          <span lang="en">{metric.label}</span>, {when}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {[COPY.charts.when, ...columns.map(([title]) => title)].map((title) => (
              <th key={title} scope="col" role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {points.toReversed().map((point) => (
            <tr key={point.from} role="row">
              <th scope="row" role="rowheader">
                {pointText(point)}
              </th>
              {columns.map(([title, field]) => (
                <td key={title} role="cell">
                  <Label aria-hidden>{title}</Label>
                  {valueText(point[field], metric.unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
  max-height: 20rem;
  overflow: auto;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
`;

/** Its column, where the columns have no heads. */
const Label = styled.span`
  display: none;
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
    padding: ${theme.space.xs};
    border-top: 1px solid ${theme.color.edge};
    font-weight: inherit;
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: ${theme.space.sm};
    text-align: start;
  }
  tbody th {
    white-space: normal;
  }
  thead th {
    color: ${theme.color.textMuted};
  }
  @container (max-width: 24em) {
    &,
    & > caption,
    & > tbody,
    & > tbody > tr > th {
      display: block;
    }
    & > thead {
      ${visuallyHidden}
    }
    & > thead :is(tr, th) {
      display: block;
    }
    & > tbody > tr {
      display: block;
      padding-block: ${theme.space.xs};
      border-top: 1px solid ${theme.color.edge};
    }
    & > tbody > tr > * {
      padding-block: 0;
      border: 0;
      white-space: normal;
    }
    & > tbody > tr > td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      column-gap: ${theme.space.sm};
    }
    & ${Label} {
      display: inline;
      color: ${theme.color.textMuted};
    }
  }
`;
