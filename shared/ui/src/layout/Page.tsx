import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `form` for questions, `reading` for chat and reports, `wide` for side-by-side. */
  readonly width?: 'reading' | 'form' | 'wide' | undefined;
  /** What it holds ends where the window ends: little space is kept below it. */
  readonly fills?: boolean | undefined;
}

/** The column that a screen lives in: centred, with safe margins down to 320 px. */
export function Page({ width = 'reading', fills = false, ...rest }: PageProps): ReactNode {
  return <Column {...rest} $width={theme.size[width]} $below={fills ? '0.75rem' : '2rem'} />;
}

const Column = styled.div<{ readonly $width: string; readonly $below: string }>`
  width: 100%;
  max-width: calc(${(props) => props.$width} + 2 * var(--pw-gutter));
  margin-inline: auto;
  padding-inline: max(var(--pw-gutter), env(safe-area-inset-left))
    max(var(--pw-gutter), env(safe-area-inset-right));
  padding-block: clamp(0.75rem, 3.5vw, 3rem)
    max(${(props) => props.$below}, env(safe-area-inset-bottom));
  --pw-gutter: clamp(1rem, 4vw, 2rem);
  @media print {
    max-width: none;
    padding: 0;
  }
`;
