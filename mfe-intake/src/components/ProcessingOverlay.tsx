import { Spinner, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { formatElapsed } from '@petwise/ui/format-elapsed';
import { useElapsedSeconds } from './use-elapsed-seconds.ts';

/** Lies over the composer while it is busy, with the time that has passed (HOME-08). */
export function ProcessingOverlay(): ReactNode {
  const seconds = useElapsedSeconds(true);
  return (
    <Veil>
      <Spinner label={COPY.home.processing} />
      <Text size="sm" tone="muted">
        {COPY.home.processingNote}{' '}
        <span role="timer" aria-live="off">
          {formatElapsed(seconds)}
        </span>
      </Text>
    </Veil>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.xs};
  background: color-mix(in srgb, ${theme.color.surface} 97%, transparent);
  animation: ${appear} ${theme.motion.base};
`;
