import { type RefObject, useLayoutEffect, useState } from 'react';

/** Of the window's whole height; a keyboard on the screen takes more. */
const LEAST_KEYBOARD_SHARE = 0.25;
/** Less than this that is missing of the window is no keyboard, in pixels. */
const LEAST_KEYBOARD = 80;

const UNMEASURED = { top: 120, below: 0, covered: 0, hasKeyboard: false };

/**
 * The height that lets an element end where the window ends, whatever the host
 * has put above it and however large the keyboard on the screen is, as a CSS length.
 */
export function useFillHeight(ref: RefObject<HTMLElement | null>): {
  readonly height: string;
  /** A keyboard lies over the window, or has made it lower. */
  readonly hasKeyboard: boolean;
} {
  const [{ top, below, covered, hasKeyboard }, setTaken] = useState(UNMEASURED);
  useLayoutEffect(() => {
    function measure(): void {
      const element = ref.current;
      if (!element) return;
      const covering = Math.round(keyboardHeight());
      const now = {
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
        below: Math.round(paddingBelow(element)),
        covered: covering,
        hasKeyboard: covering > 0 || isLowered(),
      };
      setTaken((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
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
  const left = `100dvh - ${below + covered}px`;
  // Where that is too little, the page scrolls what stands above away.
  return { height: `max(min(17rem, ${left}), ${left} - ${top}px)`, hasKeyboard };
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

let whole = { width: 0, height: 0 };

/** Whether a window that is touched is much lower than it was at this width, as some browsers make it for a keyboard. */
function isLowered(): boolean {
  const { innerWidth: width, innerHeight: height } = window;
  if (whole.width !== width || whole.height < height) whole = { width, height };
  const isTouched = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  return isTouched && height < whole.height * (1 - LEAST_KEYBOARD_SHARE);
}
