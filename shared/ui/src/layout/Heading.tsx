import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface HeadingProps extends Omit<ComponentPropsWithRef<'h1'>, 'ref'> {
  readonly level: 1 | 2 | 3;
  /** Takes the keyboard focus when it appears, so that a new screen announces itself. */
  readonly focusOnMount?: boolean | undefined;
  /** Looks like another level than it is. */
  readonly size?: 'lg' | 'xl' | 'xxl' | 'display' | undefined;
}

/** A heading of the document's outline. */
export function Heading({ level, focusOnMount = false, size, ...rest }: HeadingProps): ReactNode {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) element.current?.focus({ preventScroll: true });
  }, [focusOnMount]);
  return (
    <Title
      {...rest}
      as={TAGS[level]}
      ref={element}
      tabIndex={focusOnMount ? -1 : undefined}
      $size={theme.fontSize[size ?? SIZES[level]]}
      $tracking={level === 3 ? '-0.008em' : '-0.022em'}
    />
  );
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
const SIZES = { 1: 'xxl', 2: 'xl', 3: 'lg' } as const;

const Title = styled.h1<{ readonly $size: string; readonly $tracking: string }>`
  font-size: ${(props) => props.$size};
  letter-spacing: ${(props) => props.$tracking};
  color: ${theme.color.text};
  &:focus {
    outline: none;
  }
`;
