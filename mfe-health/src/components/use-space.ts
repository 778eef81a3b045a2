import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What a drawing has to lie in. */
export interface Space {
  /** Pixels. */
  readonly width: number;
  /** How many times larger than usual the text is. */
  readonly text: number;
}

const USUAL: Space = { width: 640, text: 1 };
/** Of the browser, in pixels, before its owner or ours makes it larger. */
const USUAL_TEXT = 16;

/** The space of an element, followed as it and the text change. */
export function useSpace(): readonly [RefObject<HTMLDivElement | null>, Space] {
  const element = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(USUAL);
  useLayoutEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width > 0) setSpace({ width, text: size > 0 ? size / USUAL_TEXT : 1 });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, space];
}
