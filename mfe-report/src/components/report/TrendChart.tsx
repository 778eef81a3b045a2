import { Collapsible, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { DRAWING, type TrendView } from '../../model/trend-view.ts';

/** Dots are drawn while there is space between them. */
const MOST_DOTS = 24;

/** One line over time; beneath it the same in a sentence, and every value in a table. */
export function TrendChart({ view }: { readonly view: TrendView }): ReactNode {
  const { dots, rows } = view;
  return (
    <Figure>
      <Title>{view.title}</Title>
      <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} aria-hidden focusable="false">
        <line x1={0} x2={DRAWING.width} y1={DRAWING.height} y2={DRAWING.height} data-part="base" />
        <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} data-part="line" />
        {dots.length <= MOST_DOTS
          ? dots.map(({ x, y }) => <circle key={x} cx={x} cy={y} r={4} data-part="dot" />)
          : null}
      </svg>
      <Ends aria-hidden>
        <span>{view.from}</span>
        <span>{view.to}</span>
      </Ends>
      <figcaption>
        <p>{view.words}</p>
        <Note>{view.note}</Note>
      </figcaption>
      <Collapsible look="plain" title={copy.trends.table}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{copy.trends.day}</th>
              <th scope="col">{view.title}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Collapsible>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  padding: ${theme.space.md};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
  break-inside: avoid;
  & > svg {
    display: block;
    width: 100%;
    overflow: visible;
  }
  figcaption {
    font-size: ${theme.fontSize.sm};
  }
  [data-part='base'] {
    stroke: ${theme.color.edge};
  }
  [data-part='line'] {
    fill: none;
    stroke: ${theme.color.primary};
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  [data-part='dot'] {
    fill: ${theme.color.surface};
    stroke: ${theme.color.primary};
    stroke-width: 2.5;
  }
  @media print {
    details {
      display: none;
    }
  }
`;

const Title = styled.h4`
  font-size: ${theme.fontSize.md};
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${theme.space.md};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 0.375rem 0;
    border-top: 1px solid ${theme.color.edge};
    font-weight: inherit;
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
`;
