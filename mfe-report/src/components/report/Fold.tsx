import { Collapsible, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFold } from './use-print-open.ts';

/** A part of the report that stands folded under its title, and open on paper. */
export function Fold({
  title,
  count,
  children,
}: {
  readonly title: string;
  /** How many entries wait inside. */
  readonly count?: number;
  readonly children: ReactNode;
}): ReactNode {
  const fold = useFold();
  return (
    <section aria-label={title}>
      <Collapsible
        headingLevel={2}
        title={title}
        aside={count === undefined ? null : <Count>{count}</Count>}
        {...fold}
      >
        {children}
      </Collapsible>
    </section>
  );
}

/** How many entries a folded part holds. */
export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.75rem;
  height: 1.75rem;
  padding-inline: 0.5rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
