import { useEffect, useState } from 'react';
import { onOwnNumbers, type OwnCall, ownCalls } from './own-numbers.ts';

/** Whom the owner can call from this device, the first first; it follows what is saved while it is shown. */
export function useOwnCalls(): readonly OwnCall[] {
  const [calls, setCalls] = useState(ownCalls);
  useEffect(() => {
    const read = (): void => setCalls(ownCalls());
    // It may have changed between the first drawing and now.
    read();
    return onOwnNumbers(read);
  }, []);
  return calls;
}
