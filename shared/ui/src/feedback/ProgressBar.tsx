import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** How far something has come, 0 to 100. */
export function ProgressBar({
  value,
  label,
}: {
  readonly value: number;
  readonly label: string;
}): ReactNode {
  const held = Math.min(100, Math.max(0, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(held)}
    >
      <Fill style={{ transform: `scaleX(${held / 100})` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 0.5rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.edge};
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: Canvas;
  }
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${theme.color.primary};
  transform-origin: 0 50%;
  transition: transform ${theme.motion.base} linear;
  &:dir(rtl) {
    transform-origin: 100% 50%;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
