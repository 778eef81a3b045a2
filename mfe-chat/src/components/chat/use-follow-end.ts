import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, in pixels, counts as being there. */
const NEAR_END = 80;

interface Followed {
  readonly scroller: HTMLElement | null;
  readonly content: HTMLElement | null;
  /** Id of the newest entry. */
  readonly newest: string | undefined;
  /** How many entries there are: one may come above the newest. */
  readonly count: number;
  /** Goes to the end whenever this changes to something. */
  readonly pin: string | undefined;
}

/**
 * Keeps a scrolling element at its end while things are added or grow, and
 * lets go as soon as the reader scrolls up.
 */
export function useFollowEnd({ scroller, content, newest, count, pin }: Followed): {
  readonly following: boolean;
  /** Something was added below while the reader was elsewhere. */
  readonly unseen: boolean;
  readonly toEnd: () => void;
} {
  const [following, setFollowing] = useState(true);
  const [seen, setSeen] = useState(newest);
  const follows = useRef(true);
  if (following && seen !== newest) setSeen(newest);

  function toEnd(): void {
    follows.current = true;
    setFollowing(true);
    toBottom(scroller);
  }

  useLayoutEffect(() => {
    if (follows.current) toBottom(scroller);
  }, [scroller, newest, count]);

  useLayoutEffect(() => {
    if (pin === undefined) return;
    follows.current = true;
    toBottom(scroller);
  }, [scroller, pin]);

  useEffect(() => {
    if (!scroller) return undefined;
    return watch(scroller, content, (follow) => {
      follows.current = follow;
      setFollowing(follow);
    });
  }, [scroller, content]);

  return { following, unseen: !following && seen !== newest, toEnd };
}

function toBottom(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

/** Hears the reader's own scrolling apart from scrolling that growth causes; re-pins at every growth. */
function watch(
  element: HTMLElement,
  content: HTMLElement | null,
  onChange: (follow: boolean) => void,
): () => void {
  let follow = true;
  let last = { top: element.scrollTop, height: element.scrollHeight };

  function set(next: boolean): void {
    if (next === follow) return;
    follow = next;
    onChange(next);
  }
  function onScroll(): void {
    const { scrollTop: top, scrollHeight: height, clientHeight } = element;
    const away = height - top - clientHeight;
    if (away < NEAR_END) set(true);
    else if (top < last.top && height >= last.height) set(false);
    last = { top, height };
  }
  function onGrowth(): void {
    if (follow) element.scrollTop = element.scrollHeight;
    last = { top: element.scrollTop, height: element.scrollHeight };
  }

  element.addEventListener('scroll', onScroll, { passive: true });
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onGrowth);
  sizes?.observe(element);
  if (content) sizes?.observe(content);
  return () => {
    element.removeEventListener('scroll', onScroll);
    sizes?.disconnect();
  };
}
