import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { SpinnerMark } from '../feedback/Spinner.tsx';
import {
  buttonStyle,
  type ButtonStyleProps,
  type ButtonSize,
  type ButtonVariant,
} from './button-style.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Work is under way: a turning mark, presses are ignored, and the focus stays. */
  readonly busy?: boolean | undefined;
  /** A drawn icon element, for example `<Send />`. */
  readonly icon?: ReactNode;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

/** Does something here. To go somewhere, use LinkButton. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  block = false,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Face
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy ? <SpinnerMark /> : icon}
      {children}
    </Face>
  );
}

const Face = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
