import { createContext, type RefObject, useLayoutEffect, useState } from 'react';
import { TINY_EM } from './small-container.ts';

/** Whether the chat is higher than `TINY_CONTAINER`: lower, nothing may stand large beside the question. */
export const HasRoom = createContext(true);

/** Watches it of a chat's frame; one that is not drawn has room. */
export function useHasRoom(ref: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const em = Number.parseFloat(getComputedStyle(frame).fontSize);
      setHasRoom(frame.clientHeight === 0 || frame.clientHeight > TINY_EM * em);
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [ref]);
  return hasRoom;
}
