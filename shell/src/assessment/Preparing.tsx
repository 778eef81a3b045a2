import { useEvent } from '@petwise/events';
import { Card, Cluster, Dots, Heading, Spinner, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { ElapsedTime } from './ElapsedTime.tsx';

/**
 * Lies over the history form while the consult starts, with the assessor's
 * newest line; the bar stays within reach. The line comes last and the card
 * grows downwards, so that a longer line moves nothing.
 */
export function Preparing(): ReactNode {
  const [line, setLine] = useState<string | null>(null);
  useEvent('shell.reasoning-received', ({ content }) => setLine(content));
  return (
    <Veil>
      <Card>
        <Stack gap="sm">
          <Cluster gap="xs">
            <Spinner label={COPY.preparing} hideLabel />
            <ElapsedTime />
          </Cluster>
          <Heading level={2}>{COPY.preparing}</Heading>
          <Line tone="muted">
            {line ?? COPY.preparingFallback}
            {line === null && <Dots />}
          </Line>
        </Stack>
      </Card>
    </Veil>
  );
}

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: calc(${({ theme }) => theme.layer.header} - 1);
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  place-content: start center;
  padding: 28vh ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.md};
  background: ${({ theme }) => theme.color.veil};
`;

/** As high as most lines need. */
const Line = styled(Text)`
  min-height: 2lh;
`;
