import { Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Fold } from './Fold.tsx';
import { Foldable } from './Foldable.tsx';

/** A short list under a title of its own; nothing when it is empty. */
export function VetList({
  title,
  hint,
  entries,
  isQuoted = false,
  isOurs = false,
}: {
  readonly title: string;
  readonly hint: string;
  readonly entries: readonly string[];
  /** The owner's own words. */
  readonly isQuoted?: boolean;
  /** Words of the screen, not of the assessment, which is English. */
  readonly isOurs?: boolean;
}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <Fold title={title} count={entries.length}>
      <Hint tone="muted" size="sm">
        {hint}
      </Hint>
      <Foldable count={entries.length} limit={12}>
        {(isShown) => (
          <List $quoted={isQuoted} lang={isOurs ? undefined : 'en'}>
            {entries.map((entry, index) => (
              <Entry key={index} data-folded={isShown(index) ? undefined : ''}>
                {entry}
              </Entry>
            ))}
          </List>
        )}
      </Foldable>
    </Fold>
  );
}

const Hint = styled(Text)`
  margin-bottom: ${theme.space.xs};
`;

const List = styled.ul<{ readonly $quoted: boolean }>`
  display: grid;
  gap: 0.375rem;
  padding-inline-start: ${({ $quoted }) => ($quoted ? '0' : '1.2em')};
  list-style: ${({ $quoted }) => ($quoted ? 'none' : 'disc')};
  & > li {
    font-style: ${({ $quoted }) => ($quoted ? 'italic' : 'normal')};
  }
  & > li::marker {
    color: ${theme.color.accent};
  }
`;

const Entry = styled.li`
  break-inside: avoid;
`;
