import { Card, ErrorCard, Heading, Skeleton, Stack, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSummary } from '../api/use-results.ts';
import { COPY } from '../copy.ts';
import { summaryBlocks } from '../model/summary-blocks.ts';

export interface SummaryCardProps {
  readonly sessionId: string | null;
  /** The same words, written on this device. */
  readonly own: string | null;
  readonly revision: number;
}

/** The export in plain words. */
export function SummaryCard({ sessionId, own, revision }: SummaryCardProps): ReactNode {
  const fetched = useSummary(sessionId, revision);
  const text = fetched.data ?? own;
  if (text === null && fetched.isError) {
    return <ErrorCard title={COPY.summary.failed} onRetry={() => void fetched.refetch()} />;
  }
  return (
    <Card as="section" aria-busy={text === null}>
      <Stack gap="md">
        <Heading level={2} size="lg">
          {COPY.summary.title}
        </Heading>
        {text === null ? <Skeleton height="8rem" /> : null}
        {summaryBlocks(text ?? '').map(({ title, text: words, items }) => (
          <div key={title ?? words}>
            {title === null ? <Text>{words}</Text> : <Text tone="strong">{title}</Text>}
            {items.length === 0 ? null : (
              <List>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </List>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  margin: ${theme.space.xs} 0 0;
  padding-inline-start: 1.25rem;
  max-width: ${theme.size.reading};
`;
