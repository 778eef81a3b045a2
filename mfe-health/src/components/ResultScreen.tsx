import type { HealthWarning } from '@petwise/contracts';
import { Alert, Card, ErrorCard, Skeleton, Stack, Text, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useMetrics } from '../api/use-results.ts';
import { COPY } from '../copy.ts';
import { AttachCard } from './AttachCard.tsx';
import { ChartSection } from './ChartSection.tsx';
import { EmptyExport } from './EmptyExport.tsx';
import { MetricList } from './MetricList.tsx';
import { StatTiles } from './StatTiles.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import type { Complete } from './use-health.ts';

export interface ResultScreenProps {
  readonly result: Complete;
  readonly onSave: () => Promise<void>;
  readonly onReset: () => void;
  readonly onDeleted: () => void;
}

/** Two of them explain a figure; the summary says them in its own words. */
const STATED_IN_SUMMARY: readonly HealthWarning['code'][] = ['overlap', 'mixed-units'];

/** Complete: figures, metrics, words, what to do with them, and charts. */
export function ResultScreen({ result, onSave, onReset, onDeleted }: ResultScreenProps): ReactNode {
  const { sessionId, reading } = result;
  const [revision, setRevision] = useState(0);
  // HLTH-03: fetched after success. What this device read itself it has in more detail.
  const fetched = useMetrics(sessionId);
  const metrics = reading?.metrics ?? fetched.data?.metrics ?? null;
  const stats = result.stats ?? fetched.data?.stats ?? null;
  const warnings = (reading?.warnings ?? fetched.data?.warnings ?? []).filter(
    ({ code }) => !STATED_IN_SUMMARY.includes(code),
  );

  if (stats?.totalRecords === 0 && metrics?.length === 0) {
    return (
      <Stack gap="lg">
        <StatTiles stats={stats} />
        <EmptyExport onReset={onReset} />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      {stats === null ? null : <StatTiles stats={stats} />}
      {sessionId === null ? <UnsavedNote onSave={onSave} /> : null}
      {metrics === null && fetched.isError ? (
        <ErrorCard
          title={COPY.metrics.failed}
          retrying={fetched.isFetching}
          onRetry={() => void fetched.refetch()}
        />
      ) : null}
      {metrics === null && fetched.isPending && sessionId !== null ? (
        <Card aria-busy={!fetched.isPaused} aria-label={COPY.metrics.loading}>
          {fetched.isPaused ? (
            <Text tone="muted">{COPY.offline.later}</Text>
          ) : (
            <Skeleton height="10rem" />
          )}
        </Card>
      ) : null}
      <Columns>
        <Stack gap="lg">
          {metrics === null || metrics.length === 0 ? null : <MetricList metrics={metrics} />}
          <SummaryCard sessionId={sessionId} own={reading?.summary ?? null} revision={revision} />
        </Stack>
        <Side>
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
        </Side>
      </Columns>
      {metrics === null || metrics.length === 0 ? null : <ChartSection metrics={metrics} />}
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.lg};
  @media (${theme.breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Stays in view beside a long summary. */
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
  @media (${theme.breakpoint.wide}) {
    position: sticky;
    top: 5rem;
  }
`;
