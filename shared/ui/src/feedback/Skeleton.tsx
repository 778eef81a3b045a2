import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface SkeletonProps {
  /** The height of what will come, so that nothing moves: pixels or a CSS length. */
  readonly height: number | string;
  /** Splits the height into lines of text. */
  readonly lines?: number | undefined;
}

/** Holds the place of something that is loading. Stays unseen for 300 ms, so that quick answers do not flicker. */
export function Skeleton({ height, lines = 0 }: SkeletonProps): ReactNode {
  return (
    <Frame aria-hidden style={{ height }}>
      {lines > 0 ? (
        Array.from({ length: lines }, (_, line) => <Line key={line} $last={line === lines - 1} />)
      ) : (
        <Block />
      )}
    </Frame>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-evenly;
  animation: ${appear} ${theme.motion.base} 300ms backwards;
`;

const Block = styled.div`
  flex: 1;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.edge};
  animation: ${breathe} 1.8s ease-in-out infinite;
  @media (forced-colors: active) {
    border: 1px solid GrayText;
    background: Canvas;
  }
`;

const Line = styled(Block)<{ readonly $last: boolean }>`
  flex: none;
  width: ${(props) => (props.$last ? '62%' : '100%')};
  height: 0.75rem;
  border-radius: ${theme.radius.full};
`;
