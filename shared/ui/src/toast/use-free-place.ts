import { type RefObject, useLayoutEffect } from 'react';

/** What can be tapped, and the head of a card that says an emergency. */
const UNCOVERED =
  'a[href], button, input, select, textarea, summary, label, [role="button"], [data-solid]';
/** Between a toast and these, in pixels. */
const APART = 8;

/**
 * Keeps the notifications off all that can be tapped, and off the head of an emergency: the list stands at the lower edge, or as far above it as it must.
 * It looks again when the page changes, not while it scrolls: a toast that climbs under the finger helps nobody. Where no
 * place is free it stays below.
 */
export function useFreePlace(
  box: RefObject<HTMLDivElement | null>,
  newest: number | undefined,
): void {
  useLayoutEffect(() => {
    const list = box.current?.querySelector('ol');
    if (!list || newest === undefined || typeof MutationObserver === 'undefined') return undefined;
    let frame = 0;
    const place = (): void => {
      frame = 0;
      const height = list.getBoundingClientRect().height;
      list.style.bottom = `${height === 0 ? 0 : freeBottom(list, height)}px`;
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(place);
    };
    const watcher = new MutationObserver(later);
    watcher.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', later);
    place();
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      removeEventListener('resize', later);
    };
  }, [box, newest]);
}

/** The least distance from the lower edge at which a list of this height covers none of these. */
function freeBottom(list: HTMLElement, height: number): number {
  const { left, right } = list.getBoundingClientRect();
  const taken = [...document.querySelectorAll<HTMLElement>(UNCOVERED)]
    .filter((one) => !list.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 1 && one.height > 1 && one.right > left && one.left < right)
    .sort((one, other) => other.bottom - one.bottom);
  let bottom = 0;
  for (const one of taken) {
    const lower = innerHeight - bottom;
    if (one.top < lower && one.bottom > lower - height) bottom = innerHeight - one.top + APART;
  }
  return bottom + height > innerHeight ? 0 : bottom;
}
