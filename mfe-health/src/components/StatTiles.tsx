import type { HealthStats } from '@petwise/contracts';
import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';

/** The four figures of an export (HLTH-04). */
export function StatTiles({ stats }: { readonly stats: HealthStats }): ReactNode {
  const { number, seconds } = COPY.stats;
  const tiles = [
    [COPY.stats.records, number(stats.totalRecords)],
    [COPY.stats.days, number(stats.totalDays)],
    [COPY.stats.metrics, number(stats.metricsTypes)],
    [COPY.stats.time, seconds(stats.processingTimeMs)],
  ] as const;
  return (
    <Tiles aria-label={COPY.stats.label}>
      {tiles.map(([name, value]) => (
        <Tile key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Tile>
      ))}
    </Tiles>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space.sm};
  margin: 0;
  @media (${theme.breakpoint.narrow}) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  }
`;

const Tile = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: 0.125rem;
  padding: ${theme.space.md};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.low};
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
  dd {
    margin: 0;
    font-size: ${theme.fontSize.xxl};
    font-weight: ${theme.fontWeight.heading};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: ${theme.lineHeight.tight};
  }
`;
