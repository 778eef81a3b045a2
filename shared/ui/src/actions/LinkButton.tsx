import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  buttonStyle,
  type ButtonStyleProps,
  type ButtonSize,
  type ButtonVariant,
} from './button-style.ts';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: ReactNode;
  readonly block?: boolean | undefined;
  /** The router's link, for places inside the product: `as={Link} to="/"`. */
  readonly as?: ElementType | undefined;
  /** Where the router's link leads. */
  readonly to?: string | undefined;
  /** The router's link takes the place of this entry of the history, as one in a sheet should. */
  readonly replace?: boolean | undefined;
}

/** Goes somewhere, and looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  block = false,
  icon,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  return (
    <Face {...rest} $variant={variant} $size={size} $block={block}>
      {icon}
      {children}
    </Face>
  );
}

const Face = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
