import { Alert, Card, ErrorCard, Skeleton, Stack } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { useMetrics } from '../api/use-results.ts';
import { COPY } from '../copy.ts';
import { AttachCard } from './AttachCard.tsx';
import { ChartSection } from './ChartSection.tsx';
import { MetricList } from './MetricList.tsx';
import { StatTiles } from './StatTiles.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import type { Complete } from './use-health.ts';

export interface ResultScreenProps {
  readonly result: Complete;
  readonly onReset: () => void;
  readonly onDeleted: () => void;
}

/** Complete: figures, metrics, charts, words, and what to do with them. */
export function ResultScreen({ result, onReset, onDeleted }: ResultScreenProps): ReactNode {
  const { sessionId, reading } = result;
  const [revision, setRevision] = useState(0);
  // HLTH-03: fetched after success. What this device read itself it has in more detail.
  const fetched = useMetrics(sessionId);
  const metrics = reading?.metrics ?? fetched.data?.metrics ?? null;
  const stats = result.stats ?? fetched.data?.stats ?? null;
  const warnings = reading?.warnings ?? fetched.data?.warnings ?? [];

  return (
    <Stack gap="lg">
      {stats === null ? null : <StatTiles stats={stats} />}
      {sessionId === null ? <Alert tone="warning">{COPY.unsaved}</Alert> : null}
      {metrics === null && fetched.isError ? (
        <ErrorCard
          title={COPY.metrics.failed}
          retrying={fetched.isFetching}
          onRetry={() => void fetched.refetch()}
        />
      ) : null}
      {metrics === null && fetched.isPending && sessionId !== null ? (
        <Card aria-busy aria-label={COPY.metrics.loading}>
          <Skeleton height="10rem" />
        </Card>
      ) : null}
      {metrics === null ? null : <MetricList metrics={metrics} />}
      <SummaryCard sessionId={sessionId} own={reading?.summary ?? null} revision={revision} />
      {warnings.length === 0 ? null : (
        <Alert tone="info" title={COPY.warnings.title}>
          {warnings.map((warning) => (
            <p key={warning.code}>{COPY.warnings.text(warning)}</p>
          ))}
        </Alert>
      )}
      <AttachCard
        sessionId={sessionId}
        onChanged={() => setRevision((before) => before + 1)}
        onReset={onReset}
        onDeleted={onDeleted}
      />
      {metrics === null || metrics.length === 0 ? null : <ChartSection metrics={metrics} />}
    </Stack>
  );
}
