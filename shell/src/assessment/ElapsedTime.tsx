import { Text } from '@petwise/ui';
import { formatElapsed } from '@petwise/ui/format-elapsed';
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
      {formatElapsed(seconds)}
    </Text>
  );
}
