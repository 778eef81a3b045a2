import type { HealthMetric } from '@petwise/contracts';
import { asSpelled, Card, Chip, Cluster, Heading, Stack, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';

const SHOWN = 12;

/** The first twelve kinds of metric, and how many more there are (HLTH-05). */
export function MetricList({ metrics }: { readonly metrics: readonly HealthMetric[] }): ReactNode {
  const labels = [...new Map(metrics.map(({ type, label }) => [type, label])).entries()];
  const more = labels.length - SHOWN;
  return (
    <Card as="section">
      <Stack gap="sm">
        <Heading level={2} size="lg">
          {COPY.metrics.title}
        </Heading>
        <Cluster gap="xs" as="ul" style={{ margin: 0, padding: 0 }}>
          {labels.slice(0, SHOWN).map(([type, label]) => (
            <li key={type} lang="en">
              <Chip>{asSpelled(label)}</Chip>
            </li>
          ))}
        </Cluster>
        {more > 0 ? <Text tone="muted">{COPY.metrics.more(more)}</Text> : null}
      </Stack>
    </Card>
  );
}
