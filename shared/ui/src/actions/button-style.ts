import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $block: boolean;
}

const { color } = theme;

const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    box-shadow:
      inset 0 1px 0 color-mix(in srgb, ${color.onPrimary} 16%, transparent),
      ${theme.shadow.mid};
    &:hover {
      background: ${color.primaryHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.text};
    border-color: ${color.edgeStrong};
    &:hover {
      background: ${color.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.link};
    &:hover {
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover {
      background: ${color.dangerHover};
    }
  `,
} as const;

const sizes = {
  sm: css`
    min-height: ${theme.size.touch};
    padding: 0.25rem 0.875rem;
    font-size: ${theme.fontSize.sm};
    border-radius: 0.625rem;
  `,
  md: css`
    min-height: ${theme.size.control};
    padding: 0.5rem 1.125rem;
    border-radius: ${theme.radius.md};
  `,
  lg: css`
    min-height: 3.375rem;
    padding: 0.75rem min(1.625rem, 6vw);
    /* "Emergency" stays whole beside its icon in a card of a small phone. */
    font-size: min(${theme.fontSize.lg}, 6.5vw);
    border-radius: 0.9375rem;
  `,
} as const;

/** The one look of everything that is pressed. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: ${(props) => (props.$block ? 'flex' : 'inline-flex')};
  width: ${(props) => (props.$block ? '100%' : 'auto')};
  max-width: 100%;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  border: 1px solid transparent;
  font-weight: ${theme.fontWeight.strong};
  line-height: 1.25;
  letter-spacing: -0.005em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${theme.motion.fast},
    color ${theme.motion.fast},
    transform ${theme.motion.fast} ${theme.motion.ease};
  ${(props) => sizes[props.$size]}
  ${(props) => variants[props.$variant]}
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.sunken};
    border-color: ${color.edge};
    color: ${color.textMuted};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
  & > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    &:disabled,
    &[aria-disabled='true'] {
      background: Canvas;
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    display: none;
  }
`;
