import { Text, theme } from '@petwise/ui';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { exact } from '../../copy.ts';
import { guidingReplies } from '../../model/guiding-replies.ts';
import { Prose } from '../report/Prose.tsx';
import { ToggleCard } from './ToggleCard.tsx';

/** DX-07: the reasoning, and the owner's own replies that guided it. */
export function WhyCard({
  reasoning,
  conversation,
}: {
  readonly reasoning: string;
  readonly conversation: readonly unknown[];
}): ReactNode {
  const replies = useMemo(() => guidingReplies(conversation), [conversation]);
  const { dx } = exact;
  return (
    <ToggleCard title={dx.why} showLabel={dx.showDetails} hideLabel={dx.hideDetails}>
      <Prose paragraphs={[reasoning]} />
      {replies.length > 0 ? (
        <section>
          <h4>{dx.guided}</h4>
          <Replies>
            {replies.map((reply, index) => (
              <li key={index}>
                <Quote>{reply}</Quote>
                <Text size="sm" tone="muted">
                  {dx.guidedNote}
                </Text>
              </li>
            ))}
          </Replies>
        </section>
      ) : null}
    </ToggleCard>
  );
}

const Replies = styled.ul`
  display: grid;
  gap: ${theme.space.sm};
  margin-top: ${theme.space.xs};
  list-style: none;
`;

const Quote = styled.blockquote`
  width: fit-content;
  padding: 0.5rem 0.875rem;
  border-radius: ${theme.radius.md};
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
`;
