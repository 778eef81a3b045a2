import type { HealthMetric } from '@petwise/contracts';
import { Card, Collapsible, Heading, Stack, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { GROUPS } from '../model/groups.ts';
import { valueText } from '../model/value-text.ts';
import { MetricChart } from './MetricChart.tsx';

/** A chart for every metric, in the groups that the screen names; the first of each group is open. */
export function ChartSection({
  metrics,
}: {
  readonly metrics: readonly HealthMetric[];
}): ReactNode {
  return (
    <Stack gap="lg">
      <Heading level={2}>{COPY.charts.title}</Heading>
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
    </Stack>
  );
}

function MetricRow({
  metric,
  isFirst,
}: {
  readonly metric: HealthMetric;
  readonly isFirst: boolean;
}): ReactNode {
  const [isOpen, setOpen] = useState(isFirst);
  const { label, unit, latest } = metric;
  return (
    <Collapsible
      look="plain"
      title={label}
      headingLevel={4}
      open={isOpen}
      onToggle={setOpen}
      aside={latest === null ? null : <Latest>{valueText(latest, unit)}</Latest>}
    >
      {isOpen ? <MetricChart metric={metric} /> : null}
    </Collapsible>
  );
}

const Rows = styled.div`
  display: grid;
  margin-top: ${theme.space.xs};
  & > * + * {
    border-top: 1px solid ${theme.color.edge};
  }
`;

const Latest = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
