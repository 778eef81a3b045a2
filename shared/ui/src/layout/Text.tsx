import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  readonly tone?: 'default' | 'muted' | 'strong' | 'danger' | undefined;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  readonly as?: ElementType | undefined;
}

/** A paragraph. `as="span"` inside a line. */
export function Text({ tone = 'default', size = 'md', ...rest }: TextProps): ReactNode {
  return (
    <Words {...rest} $color={COLORS[tone]} $size={theme.fontSize[size]} $bold={tone === 'strong'} />
  );
}

const COLORS = {
  default: 'inherit',
  muted: theme.color.textMuted,
  strong: theme.color.text,
  danger: theme.color.dangerText,
} as const;

const Words = styled.p<{
  readonly $color: string;
  readonly $size: string;
  readonly $bold: boolean;
}>`
  color: ${(props) => props.$color};
  font-size: ${(props) => props.$size};
  font-weight: ${(props) => (props.$bold ? theme.fontWeight.strong : 'inherit')};
`;
