import { LinkButton, Siren, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';

/** One tap to the emergency page, which stands outside the bundles and works offline. */
export function EmergencyLine(): ReactNode {
  return (
    <Line>
      <LinkButton variant="secondary" href="/emergency" icon={<Siren aria-hidden />}>
        {COPY.home.emergency}
      </LinkButton>
      <Text size="sm" tone="muted">
        {COPY.home.emergencyNote}
      </Text>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs} ${theme.space.sm};
  text-align: center;
  & > a > svg {
    color: ${theme.color.dangerText};
  }
`;
