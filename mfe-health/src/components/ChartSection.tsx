import type { HealthMetric } from '@petwise/contracts';
import { Alert, asSpelled, Card, Collapsible, Heading, Stack, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { GROUPS } from '../model/groups.ts';
import { inOwnUnits } from '../model/own-units.ts';
import { valueText } from '../model/value-text.ts';
import { MetricChart } from './MetricChart.tsx';

/** A chart for every metric, in the groups that the screen names; the first of each group is open. */
export function ChartSection({
  metrics,
}: {
  readonly metrics: readonly HealthMetric[];
}): ReactNode {
  const hasSeries = metrics.some(({ series }) => series !== null);
  return (
    <Stack gap="lg">
      <Heading level={2}>{COPY.charts.title}</Heading>
      {hasSeries ? null : <Alert tone="info">{COPY.charts.noSeries}</Alert>}
      <Groups>
        {GROUPS.map((group) => {
          const own = metrics.filter((metric) => metric.group === group);
          if (own.length === 0) return null;
          return (
            <Card as="section" key={group}>
              <Heading level={3}>{COPY.included[group]}</Heading>
              <Rows>
                {own.map((metric, index) => (
                  <MetricRow
                    key={`${metric.type} ${metric.unit}`}
                    metric={metric}
                    isFirst={index === 0}
                  />
                ))}
              </Rows>
            </Card>
          );
        })}
      </Groups>
    </Stack>
  );
}

function MetricRow(props: { readonly metric: HealthMetric; readonly isFirst: boolean }): ReactNode {
  const [isOpen, setOpen] = useState(props.isFirst);
  const metric = inOwnUnits(props.metric);
  const { unit, latest, mean, series } = metric;
  const label = asSpelled(metric.label);
  // Read on a device, and opened again later: the figures are there, the days are not.
  if (series === null && mean !== null) {
    return (
      <Plain>
        <h4 lang="en">{label}</h4>
        <Latest>{valueText(latest ?? mean, unit)}</Latest>
      </Plain>
    );
  }
  return (
    <Collapsible
      look="plain"
      title={<span lang="en">{label}</span>}
      headingLevel={4}
      open={isOpen}
      onToggle={setOpen}
      aside={latest === null ? null : <Latest>{valueText(latest, unit)}</Latest>}
    >
      {isOpen ? <MetricChart metric={{ ...metric, label }} /> : null}
    </Collapsible>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space.lg};
  @media (${theme.breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rows = styled.div`
  display: grid;
  /* A wide table scrolls inside its row. */
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space.xs};
  & > * + * {
    border-top: 1px solid ${theme.color.edge};
  }
  & > details > summary > span {
    margin-inline-start: auto;
  }
`;

const Plain = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  min-height: ${theme.size.touch};
  h4 {
    margin: 0;
    font-size: inherit;
    font-weight: ${theme.fontWeight.strong};
  }
`;

const Latest = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
