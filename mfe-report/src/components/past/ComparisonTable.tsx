import { theme, VisuallyHidden } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { compareConditions } from '../../model/compare-reports.ts';
import { dayText } from '../../model/day-text.ts';
import type { ReportView } from '../../model/report-view.ts';

export interface Compared {
  readonly report: ReportView;
  readonly title: string;
  readonly createdAt: string;
}

/** How urgent, what was named and how likely, what to test: one row each, one column a report. */
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
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.compared}</VisuallyHidden>
          </th>
          {both.map(({ title, createdAt }, index) => (
            <th key={index} scope="col">
              {dayText(createdAt)}
              <small>{title || words.untitled}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row label={copy.urgencyHeading} cells={both.map(({ report }) => urgencyOf(report))} />
        {compareConditions(first.report, second.report).map((change) => (
          <Row
            key={change.condition}
            label={change.condition}
            cells={[change.first, change.second].map((percent) =>
              percent === '' ? copy.confidenceUnknown : likely(percent),
            )}
          />
        ))}
        <Row label={words.tests} cells={both.map(({ report }) => testsOf(report))} />
      </tbody>
    </Table>
  );
}

function Row({
  label,
  cells,
}: {
  readonly label: string;
  readonly cells: readonly string[];
}): ReactNode {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

function urgencyOf({ triage }: ReportView): string {
  return triage ? copy.triage[triage.level] : copy.past.notSaid;
}

function testsOf({ tests }: ReportView): string {
  return tests.length === 0 ? copy.past.notSaid : tests.map(({ name }) => name).join(', ');
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  overflow-wrap: anywhere;
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
`;
