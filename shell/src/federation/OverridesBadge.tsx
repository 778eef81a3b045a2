import { Button } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { readOverrides, resetOverrides } from './overrides.ts';

/** Says on every screen which remotes come from the developer's own computer, and ends it. */
export function OverridesBadge(): ReactNode {
  const overrides = Object.entries(readOverrides());
  if (overrides.length === 0) return null;
  return (
    <Badge aria-label={COPY.overridesTitle}>
      <p>{COPY.overridesTitle}</p>
      <ul>
        {overrides.map(([remote, entry]) => (
          <li key={remote}>{COPY.overrideOf(remote, entry)}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => {
          resetOverrides();
          location.reload();
        }}
      >
        {COPY.overridesReset}
      </Button>
    </Badge>
  );
}

const Badge = styled.aside`
  padding: ${({ theme }) => theme.space.md};
  margin: ${({ theme }) => theme.space.lg};
  border: 2px dashed ${({ theme }) => theme.color.edgeStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  overflow-wrap: anywhere;
`;
