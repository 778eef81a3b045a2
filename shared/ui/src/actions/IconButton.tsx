import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { SpinnerMark } from '../feedback/Spinner.tsx';
import { buttonStyle, type ButtonLook, type ButtonVariant } from './button-style.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, said to screen readers and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly busy?: boolean | undefined;
}

/** A round button with a picture in place of words. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  busy = false,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Face
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
      $variant={variant}
      $size={size}
      $block={false}
    >
      {busy ? <SpinnerMark /> : icon}
    </Face>
  );
}

const SIDES = { sm: '2.25rem', md: '2.75rem', lg: '3.25rem' } as const;

const Face = styled.button<ButtonLook>`
  ${buttonStyle}
  flex: none;
  width: ${(props) => SIDES[props.$size]};
  height: ${(props) => SIDES[props.$size]};
  min-height: 0;
  padding: 0;
  border-radius: 50%;
  & > svg {
    width: 1.3125rem;
    height: 1.3125rem;
  }
`;
