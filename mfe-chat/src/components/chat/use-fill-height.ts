import { type RefObject, useLayoutEffect, useState } from 'react';

/** Less than this that is missing of the window is no keyboard, in pixels. */
const LEAST_KEYBOARD = 80;

/**
 * The height that lets an element end where the window ends, whatever the host
 * has put above it and however large the keyboard on the screen is, as a CSS length.
 */
export function useFillHeight(ref: RefObject<HTMLElement | null>): string {
  const [taken, setTaken] = useState(120);
  useLayoutEffect(() => {
    function measure(): void {
      const element = ref.current;
      if (!element) return;
      const top = element.getBoundingClientRect().top + window.scrollY;
      setTaken(Math.round(top + paddingBelow(element) + keyboardHeight()));
    }
    measure();
    // What stands above may come, go and grow: notices, the owner's text size. When it goes, a page that fills its
    // window stays as high as it was, and only what is around the element grows.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    for (let around = ref.current; around; around = around.parentElement) sizes?.observe(around);
    window.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [ref]);
  return `max(17rem, calc(100dvh - ${taken}px))`;
}

/** What the page keeps free below an element at its end. */
function paddingBelow(element: HTMLElement): number {
  let padding = 0;
  for (let around = element.parentElement; around; around = around.parentElement)
    padding += Number.parseFloat(getComputedStyle(around).paddingBottom) || 0;
  return padding;
}

/** What of the window the keyboard covers, where the browser does not shrink the page for it. */
function keyboardHeight(): number {
  const visible = window.visualViewport;
  if (!visible) return 0;
  // A page that is zoomed in shows less of itself without any keyboard.
  const covered = window.innerHeight - visible.height * visible.scale;
  return covered < LEAST_KEYBOARD ? 0 : covered;
}
