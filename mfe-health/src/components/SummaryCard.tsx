import {
  asSpelled,
  Card,
  Collapsible,
  ErrorCard,
  Heading,
  Skeleton,
  Stack,
  Text,
  theme,
} from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSummary } from '../api/use-results.ts';
import { COPY } from '../copy.ts';
import { type SummaryBlock, summaryBlocks } from '../model/summary-blocks.ts';

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
    <Card as="section" aria-busy={text === null && !fetched.isPaused}>
      <Stack gap="sm">
        <Heading level={2} size="lg">
          {COPY.summary.title}
        </Heading>
        {text === null ? (
          <Waiting isPaused={fetched.isPaused} />
        ) : (
          <Stack gap="sm" lang="en">
            {summaryBlocks(asSpelled(text)).map((block, index, all) => (
              <Block
                key={block.title ?? block.text}
                block={block}
                isOpen={index <= 1 || index === all.length - 1}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Waiting({ isPaused }: { readonly isPaused: boolean }): ReactNode {
  return isPaused ? <Text tone="muted">{COPY.offline.later}</Text> : <Skeleton height="8rem" />;
}

/** A paragraph, or a list below its title; the first group and the limits are open. */
function Block({
  block: { title, text, items },
  isOpen,
}: {
  readonly block: SummaryBlock;
  readonly isOpen: boolean;
}): ReactNode {
  if (title === null) return <Text>{text}</Text>;
  return (
    <Collapsible look="plain" title={title} headingLevel={3} defaultOpen={isOpen}>
      <List>
        {items.map((item) => (
          <Entry key={item} text={item} />
        ))}
      </List>
    </Collapsible>
  );
}

/** What a line is about stands out: `Heart rate: 72 per minute …`. */
function Entry({ text }: { readonly text: string }): ReactNode {
  const end = text.indexOf(': ');
  const isAbout = end > 0 && end < LONGEST_LABEL;
  return (
    <li>
      {isAbout ? <strong>{text.slice(0, end + 1)}</strong> : null}
      {isAbout ? text.slice(end + 1) : text}
    </li>
  );
}

const LONGEST_LABEL = 48;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding-inline-start: 1.25rem;
  max-width: ${theme.size.reading};
`;
