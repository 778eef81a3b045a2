import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { SpinnerMark } from '../feedback/Spinner.tsx';
import { theme } from '../theme/theme.ts';
import { buttonStyle, type ButtonStyleProps, type ButtonVariant } from './button-style.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, said to screen readers and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'md' | 'lg' | undefined;
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

const Face = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  flex: none;
  --side: ${(props) => (props.$size === 'lg' ? '3.25rem' : theme.size.touch)};
  width: var(--side);
  height: var(--side);
  min-height: 0;
  padding: 0;
  border-radius: 50%;
  & > svg {
    width: 1.3125rem;
    height: 1.3125rem;
  }
`;
