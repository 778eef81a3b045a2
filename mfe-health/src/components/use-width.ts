import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const USUAL = 640;

/** The width of an element in pixels, followed as it changes. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0)
        setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
