import { createContext, type RefObject, useLayoutEffect, useState } from 'react';
import { TINY_EM } from './small-container.ts';

/** Whether the chat is higher than `TINY_CONTAINER`: lower, nothing may stand large beside the question. */
export const HasSpace = createContext(true);

/** Watches it of a chat's frame; one that is not drawn has space. */
export function useHasSpace(ref: RefObject<HTMLElement | null>): boolean {
  const [hasSpace, setHasSpace] = useState(true);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const em = Number.parseFloat(getComputedStyle(frame).fontSize);
      setHasSpace(frame.clientHeight === 0 || frame.clientHeight > TINY_EM * em);
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [ref]);
  return hasSpace;
}
