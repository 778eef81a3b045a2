import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../copy.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';

export type ChipTone = 'neutral' | 'primary' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

export interface ChipProps {
  readonly children: ReactNode;
  readonly onRemove?: (() => void) | undefined;
  /** Not now: the cross keeps its place. */
  readonly disabled?: boolean | undefined;
  /** What the cross does; needed when the chip's content is not plain text. */
  readonly removeLabel?: ReactNode;
  readonly tone?: ChipTone | undefined;
  readonly icon?: ReactNode;
}

/** A small fact, or one entry of a list that can be taken out again. */
export function Chip({
  children,
  onRemove,
  disabled,
  removeLabel,
  tone = 'neutral',
  icon,
}: ChipProps): ReactNode {
  const name = typeof children === 'string' ? children : '';
  // One in two languages stands in the button, where each part says its own.
  const hasParts = removeLabel !== undefined && typeof removeLabel !== 'string';
  return (
    <Pill $tone={tone} $removable={Boolean(onRemove)}>
      {icon}
      <Words>{children}</Words>
      {onRemove ? (
        <RemoveButton
          aria-label={hasParts ? undefined : (removeLabel ?? copy.remove(name).trim())}
          disabled={disabled}
          onClick={onRemove}
        >
          {hasParts ? <VisuallyHidden>{removeLabel}</VisuallyHidden> : null}
          <X aria-hidden size={16} />
        </RemoveButton>
      ) : null}
    </Pill>
  );
}

const { color } = theme;

const TONES = {
  neutral: { ink: color.text, fill: color.sunken, edge: color.edge },
  primary: { ink: color.onPrimarySoft, fill: color.primarySoft, edge: 'transparent' },
  accent: { ink: color.onAccentSoft, fill: color.accentSoft, edge: 'transparent' },
  info: { ...color.info, edge: 'transparent' },
  success: { ...color.success, edge: 'transparent' },
  warning: { ...color.warning, edge: 'transparent' },
  danger: { ...color.dangerous, edge: 'transparent' },
} as const;

const Pill = styled.span<{ readonly $tone: ChipTone; readonly $removable: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-width: 100%;
  min-height: ${(props) => (props.$removable ? '2.25rem' : '1.75rem')};
  padding-inline: 0.75rem ${(props) => (props.$removable ? '0.25rem' : '0.75rem')};
  border: 1px solid ${(props) => TONES[props.$tone].edge};
  border-radius: ${theme.radius.full};
  background: ${(props) => TONES[props.$tone].fill};
  color: ${(props) => TONES[props.$tone].ink};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.25;
  & > svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  padding-block: 0.25rem;
`;

/** The small cross of chips: 28 px to see, 44 px to touch; it reaches over the chip's own space, and to no other chip. */
export const RemoveButton = styled.button.attrs({ type: 'button' })`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  margin: -0.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 0.5rem;
    border-radius: inherit;
  }
  &:hover:enabled::before {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
`;
