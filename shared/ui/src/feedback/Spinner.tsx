import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Says that work is under way. The words are always there; the mark only turns. */
export function Spinner({
  label,
  hideLabel = false,
}: {
  readonly label: string;
  /** Keeps the words for screen readers only. */
  readonly hideLabel?: boolean | undefined;
}): ReactNode {
  return (
    <Line role="status" aria-label={hideLabel ? label : undefined}>
      <SpinnerMark />
      {hideLabel ? null : <span>{label}</span>}
    </Line>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** The turning mark alone, for use inside a button that has words of its own. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  display: inline-block;
  width: 1.15em;
  height: 1.15em;
  border: 0.15em solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.textMuted};
`;
