import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Space, theme } from '../theme/theme.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  readonly gap?: Space | undefined;
  readonly as?: ElementType | undefined;
}

/** Things under one another, evenly spaced. */
export function Stack({ gap = 'md', ...rest }: StackProps): ReactNode {
  return <Column {...rest} $gap={theme.space[gap]} />;
}

const Column = styled.div<{ readonly $gap: string }>`
  display: flex;
  flex-direction: column;
  gap: ${(props) => props.$gap};
  min-width: 0;
  list-style: none;
`;
