import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

/** CHAT-09: one more dot each 500 ms, up to three. */
const DOT_MS = 500;
const MOST = 3;

/** Dots after a line of text; screen readers hear the status region instead. */
export function TickingDots(): ReactNode {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((now) => (now + 1) % (MOST + 1)), DOT_MS);
    return () => clearInterval(timer);
  }, []);
  return <Fixed aria-hidden>{'.'.repeat(count)}</Fixed>;
}

const Fixed = styled.span`
  display: inline-block;
  width: 1.2em;
`;
