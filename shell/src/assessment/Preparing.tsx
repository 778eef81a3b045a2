import { useEvent } from '@petwise/events';
import { Card, Dots, Heading, Spinner, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { ElapsedTime } from './ElapsedTime.tsx';

/** Lies over the history form while the consult starts, with the assessor's newest line; the bar stays within reach. */
export function Preparing(): ReactNode {
  const [line, setLine] = useState<string | null>(null);
  useEvent('shell.reasoning-received', ({ content }) => setLine(content));
  return (
    <Veil>
      <Card>
        <Stack gap="sm">
          <Spinner label={COPY.preparing} hideLabel />
          <Heading level={2}>{COPY.preparing}</Heading>
          <Text tone="muted">
            {line ?? COPY.preparingFallback}
            {line === null && <Dots />}
          </Text>
          <ElapsedTime />
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
  place-items: center;
  padding: ${({ theme }) => theme.space.md};
  background: ${({ theme }) => theme.color.veil};
`;
