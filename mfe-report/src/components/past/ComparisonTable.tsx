import { theme, visuallyHidden, VisuallyHidden } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { compareConditions } from '../../model/compare-reports.ts';
import { dayText } from '../../model/day-text.ts';
import type { ReportView } from '../../model/report-view.ts';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers take its own roles from a table that is laid out as a grid */

export interface Compared {
  readonly report: ReportView;
  readonly title: string;
  readonly createdAt: string;
}

/**
 * How urgent, what was named and how likely, what to test: one row each, one column a report. Where three columns have no
 * space, what is compared stands above its two values, and where two have none, each under its day.
 */
export function ComparisonTable({
  first,
  second,
  labelledBy,
}: {
  readonly first: Compared;
  readonly second: Compared;
  readonly labelledBy: string;
}): ReactNode {
  const words = copy.past;
  const both = [first, second];
  const likely = (percent: string | null): string => percent ?? words.notNamed;
  const days = both.map(({ createdAt }) => dayText(createdAt));
  const names = days[0] === days[1] ? both.map(({ title }) => title || words.untitled) : days;
  return (
    <Container>
      <Table role="table" aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <VisuallyHidden>{words.compared}</VisuallyHidden>
            </th>
            {both.map(({ title }, index) => (
              <th key={index} scope="col" role="columnheader">
                {days[index]}
                <small>{title || words.untitled}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Row
            label={copy.urgencyHeading}
            names={names}
            cells={both.map(({ report }) => urgencyOf(report))}
          />
          {compareConditions(first.report, second.report).map((change) => (
            <Row
              key={change.condition}
              label={change.condition}
              names={names}
              cells={[change.first, change.second].map((percent) =>
                percent === '' ? copy.confidenceUnknown : likely(percent),
              )}
            />
          ))}
          <Row
            label={words.tests}
            names={names}
            cells={both.map(({ report }) => testsOf(report))}
          />
        </tbody>
      </Table>
    </Container>
  );
}

function Row({
  label,
  names,
  cells,
}: {
  readonly label: string;
  /** What each value is of, where it stands alone. */
  readonly names: readonly string[];
  readonly cells: readonly string[];
}): ReactNode {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {label}
      </th>
      {cells.map((cell, index) => (
        <td key={index} role="cell" data-of={names[index]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

function urgencyOf({ triage }: ReportView): string {
  return triage ? copy.triage[triage.level] : copy.past.notStated;
}

function testsOf({ tests }: ReportView): string {
  return tests.length === 0 ? copy.past.notStated : tests.map(({ name }) => name).join(', ');
}

const Container = styled.div`
  container-type: inline-size;
`;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  overflow-wrap: break-word;
  & th,
  & td {
    padding: ${theme.space.xs} ${theme.space.xs} ${theme.space.xs} 0;
    border-bottom: 1px solid ${theme.color.edge};
    text-align: start;
    vertical-align: top;
    line-height: ${theme.lineHeight.snug};
  }
  & th[scope='row'] {
    font-weight: ${theme.fontWeight.medium};
    color: ${theme.color.textMuted};
  }
  & small {
    display: block;
    font-weight: ${theme.fontWeight.regular};
    color: ${theme.color.textMuted};
  }
  @container (max-width: 30em) {
    &,
    & > thead,
    & > tbody {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      border-bottom: 1px solid ${theme.color.edge};
    }
    & tr > * {
      border: 0;
    }
    & thead th:first-child {
      ${visuallyHidden}
    }
    & th[scope='row'] {
      grid-column: 1 / -1;
      padding-block-end: 0;
    }
  }
  @container (max-width: 15em) {
    & tr {
      grid-template-columns: minmax(0, 1fr);
    }
    & td::before {
      content: attr(data-of);
      display: block;
      color: ${theme.color.textMuted};
      font-size: ${theme.fontSize.sm};
    }
  }
`;
