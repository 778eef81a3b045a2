import { Heading, Page, Stack, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { ProcessingCard } from './ProcessingCard.tsx';
import { ResultScreen } from './ResultScreen.tsx';
import { useHealth } from './use-health.ts';

/** The Apple Health screen (HLTH): idle, processing, complete. */
export function HealthAnalysis(): ReactNode {
  const health = useHealth();
  const { phase } = health;
  return (
    <Page width="wide">
      <Stack gap="lg">
        <Stack gap="xs" as="header">
          <Heading level={1}>{COPY.title}</Heading>
          <Text tone="muted">{COPY.intro}</Text>
        </Stack>
        {phase.kind === 'idle' ? <ImportScreen health={health} /> : null}
        {phase.kind === 'processing' ? (
          <ProcessingCard phase={phase} onCancel={health.cancel} />
        ) : null}
        {phase.kind === 'complete' ? (
          <ResultScreen
            key={phase.sessionId}
            result={phase}
            onSave={health.save}
            onReset={health.reset}
            onDeleted={health.forget}
          />
        ) : null}
      </Stack>
    </Page>
  );
}
