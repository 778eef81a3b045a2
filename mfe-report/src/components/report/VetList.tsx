import { AlertTriangle, Card, CircleHelp, Heading, MessageCircle, Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Foldable } from './Foldable.tsx';

const ICONS = { warning: AlertTriangle, question: CircleHelp, quote: MessageCircle } as const;

/** A short list on a card of its own; nothing when it is empty. */
export function VetList({
  title,
  hint,
  entries,
  tone,
}: {
  readonly title: string;
  readonly hint: string;
  readonly entries: readonly string[];
  readonly tone: keyof typeof ICONS;
}): ReactNode {
  const id = useId();
  const Icon = ICONS[tone];
  if (entries.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Title>
        <Mark $tone={tone}>
          <Icon aria-hidden size={20} />
        </Mark>
        <div>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          <Text tone="muted" size="sm">
            {hint}
          </Text>
        </div>
      </Title>
      <Foldable count={entries.length} limit={12}>
        {(isShown) => (
          <List $tone={tone}>
            {entries.map((entry, index) => (
              <Entry key={index} data-folded={isShown(index) ? undefined : ''}>
                {entry}
              </Entry>
            ))}
          </List>
        )}
      </Foldable>
    </Card>
  );
}

const Title = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.sm};
  margin-bottom: ${theme.space.sm};
`;

const Mark = styled.span<{ readonly $tone: keyof typeof ICONS }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: ${({ $tone }) =>
    $tone === 'warning' ? theme.color.warning.fill : theme.color.primarySoft};
  color: ${({ $tone }) =>
    $tone === 'warning' ? theme.color.warning.ink : theme.color.onPrimarySoft};
`;

const List = styled.ul<{ readonly $tone: keyof typeof ICONS }>`
  display: grid;
  gap: 0.375rem;
  padding-inline-start: ${({ $tone }) => ($tone === 'quote' ? '0' : '1.2em')};
  list-style: ${({ $tone }) => ($tone === 'quote' ? 'none' : 'disc')};
  & > li {
    font-style: ${({ $tone }) => ($tone === 'quote' ? 'italic' : 'normal')};
  }
  & > li::marker {
    color: ${theme.color.accent};
  }
`;

const Entry = styled.li`
  break-inside: avoid;
`;
