import { type RefObject, useLayoutEffect, useState } from 'react';

/** The most that may stand below the chat, such as the page's own padding, in pixels. */
const MOST_BELOW = 48;

/**
 * The height that lets an element end where the window ends, whatever the host
 * has put above it, as a CSS length.
 */
export function useFillHeight(ref: RefObject<HTMLElement | null>): string {
  const [taken, setTaken] = useState(120);
  useLayoutEffect(() => {
    function measure(): void {
      const box = ref.current?.getBoundingClientRect();
      if (!box) return;
      const top = box.top + window.scrollY;
      const below = document.documentElement.scrollHeight - (box.bottom + window.scrollY);
      setTaken(Math.round(top + Math.min(Math.max(below, 0), MOST_BELOW)));
    }
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref]);
  return `max(26rem, calc(100dvh - ${taken}px))`;
}
