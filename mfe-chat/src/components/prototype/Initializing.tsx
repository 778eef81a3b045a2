import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from '../../copy.ts';

/** PROTO-01: until the session and its first messages are there. */
export function Initializing(): ReactNode {
  return (
    <Waiting>
      <Turning aria-hidden />
      <p>{copy.initializing}</p>
    </Waiting>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Waiting = styled.div`
  margin: auto;
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;
`;

const Turning = styled.span`
  width: 2.5rem;
  height: 2.5rem;
  border: 4px solid ${({ theme }) => theme.color.edge};
  border-top-color: ${({ theme }) => theme.color.primary};
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;
