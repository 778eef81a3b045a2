import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Space, theme } from '../theme/theme.ts';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  readonly gap?: Space | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'between' | undefined;
  readonly as?: ElementType | undefined;
}

/** Things beside one another, wrapping when there is no space. */
export function Cluster({ gap = 'sm', align = 'start', ...rest }: ClusterProps): ReactNode {
  return <Row {...rest} $gap={theme.space[gap]} $justify={JUSTIFY[align]} />;
}

const JUSTIFY = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;

const Row = styled.div<{ readonly $gap: string; readonly $justify: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${(props) => props.$justify};
  gap: ${(props) => props.$gap};
  min-width: 0;
  list-style: none;
`;
