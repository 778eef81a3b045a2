import type { Trend } from '@petwise/contracts';
import { Heading, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { trendView } from '../../model/trend-view.ts';
import { TrendChart } from './TrendChart.tsx';

/** Section 6, drawn: the pet's weight over time and what moved in the health data. */
export function TrendCharts({ trends }: { readonly trends: readonly Trend[] }): ReactNode {
  const views = trends.flatMap((trend) => trendView(trend) ?? []);
  if (views.length === 0) return null;
  return (
    <Frame>
      <Heading level={3}>{copy.trends.heading}</Heading>
      <Charts>
        {views.map((view, index) => (
          <TrendChart key={index} view={view} />
        ))}
      </Charts>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  margin-top: ${theme.space.md};
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${theme.space.md};
`;
