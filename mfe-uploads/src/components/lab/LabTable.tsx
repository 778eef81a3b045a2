import type { LabValue } from '@petwise/contracts';
import { theme, visuallyHidden } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LAB_COPY } from '../../lab-copy.ts';
import type { LabChoice, LabChoices } from '../../model/lab-choice.ts';
import { LabRow } from './LabRow.tsx';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers take its own roles from a table that is laid out as a grid */

/**
 * The values of one file, a row each: tick, test, value with flag and range, change. Where four columns have no space, the
 * value stands below its test; the roles are said as well, because a table that is laid out as a grid loses its own.
 */
export function LabTable(props: {
  readonly caption: string;
  readonly values: readonly LabValue[];
  readonly choices: LabChoices;
  /** The values are of more than one day, so that each says of which. */
  readonly isDated: boolean;
  readonly onChoose: (id: string, change: Partial<LabChoice>) => void;
}): ReactNode {
  const { columns } = LAB_COPY;
  return (
    <Container>
      <Table role="table">
        <caption>{props.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {columns.use}
            </th>
            <th scope="col" role="columnheader">
              {columns.test}
            </th>
            <th scope="col" role="columnheader">
              {columns.value}
            </th>
            <th scope="col" role="columnheader">
              <Hidden>{columns.change}</Hidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {props.values.map((value) => (
            <LabRow
              key={value.id}
              value={value}
              label={labelOf(value, props.values)}
              choice={props.choices[value.id] ?? { use: true }}
              isDated={props.isDated}
              onChoose={(change) => props.onChoose(value.id, change)}
            />
          ))}
        </tbody>
      </Table>
    </Container>
  );
}

/** The name, with the value where a file has several of the analyte. */
function labelOf({ analyte, name, text }: LabValue, values: readonly LabValue[]): string {
  const isOnly = values.filter((other) => other.analyte === analyte).length === 1;
  return isOnly ? name : `${name} ${text}`;
}

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Container = styled.div`
  container-type: inline-size;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.sm};
  line-height: ${theme.lineHeight.snug};
  caption {
    ${visuallyHidden}
  }
  thead th {
    padding: ${theme.space.xxs} ${theme.space.xs};
    border-bottom: 1px solid ${theme.color.edge};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.xs};
    font-weight: ${theme.fontWeight.medium};
    text-align: start;
  }
  td,
  tbody th {
    padding: ${theme.space.xxs} ${theme.space.xs};
    border-bottom: 1px solid ${theme.color.edge};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  td:first-child,
  th:first-child {
    width: ${theme.size.touch};
    padding-inline: 0;
  }
  td:last-child {
    width: 1%;
    padding-inline: 0;
    text-align: end;
    white-space: nowrap;
  }
  @container (max-width: 24em) {
    &,
    & > tbody {
      display: block;
    }
    & > thead {
      ${visuallyHidden}
    }
    & > tbody > tr {
      display: grid;
      grid-template: 'tick test change' '. value value' / auto minmax(0, 1fr) auto;
      align-items: center;
      padding-block: ${theme.space.xxs};
    }
    & > tbody > tr:not(:last-child) {
      border-bottom: 1px solid ${theme.color.edge};
    }
    & > tbody > tr > * {
      border: 0;
    }
    td:first-child {
      grid-area: tick;
    }
    tbody th {
      grid-area: test;
    }
    td:nth-child(3) {
      grid-area: value;
    }
    td:last-child {
      grid-area: change;
      width: auto;
    }
  }
  @container (max-width: 16em) {
    & > tbody > tr {
      grid-template: 'tick change' 'test test' 'value value' / 1fr auto;
    }
    & > tbody > tr > :is(th, td) {
      padding-inline: 0;
    }
  }
`;
