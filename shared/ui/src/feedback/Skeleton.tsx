import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface SkeletonProps {
  /** The height of what will come, so that nothing moves: pixels or a CSS length. */
  readonly height: number | string;
  /** Splits the height into lines of text. */
  readonly lines?: number | undefined;
  /** `screen`: a heading, a line below it and a card. */
  readonly shape?: 'block' | 'screen' | undefined;
}

/** Holds the place of something that is loading. Stays unseen for 300 ms, so that quick answers do not flicker. */
export function Skeleton({ height, lines = 0, shape = 'block' }: SkeletonProps): ReactNode {
  return (
    <Frame aria-hidden style={{ height }} $shape={shape}>
      {shape === 'screen' ? <Screen /> : lines > 0 ? <Lines count={lines} /> : <Block />}
    </Frame>
  );
}

function Screen(): ReactNode {
  return (
    <>
      <Title />
      <Line $short />
      <CardShape>
        <Lines count={3} />
      </CardShape>
    </>
  );
}

function Lines({ count }: { readonly count: number }): ReactNode {
  return Array.from({ length: count }, (_, line) => (
    <Line key={line} $short={line === count - 1} />
  ));
}

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Frame = styled.div<{ readonly $shape: 'block' | 'screen' }>`
  display: flex;
  flex-direction: column;
  justify-content: ${(props) => (props.$shape === 'screen' ? 'flex-start' : 'space-evenly')};
  gap: ${(props) => (props.$shape === 'screen' ? theme.space.md : 0)};
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

const Line = styled(Block)<{ readonly $short: boolean }>`
  flex: none;
  width: ${(props) => (props.$short ? '62%' : '100%')};
  height: 0.75rem;
  border-radius: ${theme.radius.full};
`;

const Title = styled(Block)`
  flex: none;
  width: min(18rem, 75%);
  height: 2rem;
  border-radius: ${theme.radius.sm};
`;

/** As calm as the card that will be there. */
const CardShape = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
  padding: ${theme.space.lg};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;
