import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

/** Up to three dots after a line of text, one more each 500 ms; still when motion is reduced. */
export function Dots(): ReactNode {
  return (
    <Row aria-hidden>
      <Dot>.</Dot>
      <Dot>.</Dot>
      <Dot>.</Dot>
    </Row>
  );
}

const Row = styled.span`
  display: inline-block;
`;

const first = keyframes`0% { opacity: 0; } 25%, 100% { opacity: 1; }`;
const second = keyframes`0%, 25% { opacity: 0; } 50%, 100% { opacity: 1; }`;
const third = keyframes`0%, 50% { opacity: 0; } 75%, 100% { opacity: 1; }`;

const Dot = styled.span`
  animation: ${first} 2s step-end infinite;
  &:nth-child(2) {
    animation-name: ${second};
  }
  &:nth-child(3) {
    animation-name: ${third};
  }
`;
