import { Text } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** How long it has been on the screen: "42s" below a minute, then "1:05" (HOME-08). */
export function ElapsedTime(): ReactNode {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text as="span" size="sm" tone="muted" role="timer" aria-live="off">
      {elapsedText(seconds)}
    </Text>
  );
}

function elapsedText(seconds: number): string {
  if (seconds < 60) return `${seconds}s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
