import { ShieldCheck, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';

/** What Petwise is not, in one line that is always there. */
export function TrustLine(): ReactNode {
  return (
    <Line size="sm" tone="muted">
      <ShieldCheck aria-hidden size={18} />
      <span>{COPY.home.trust}</span>
    </Line>
  );
}

const Line = styled(Text)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  text-align: center;
  & > svg {
    flex: none;
  }
`;
