import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to its place than this, in pixels, counts as being there. */
const NEAR = 80;
/** Space above what begins at the top, in pixels. */
const ABOVE = 8;
/** A scroll this soon after a wheel, a finger or a key, in milliseconds, is the reader's. */
const BY_HAND_MS = 700;
const HANDS = ['wheel', 'touchmove', 'keydown'] as const;

interface Followed {
  readonly scroller: HTMLElement | null;
  readonly content: HTMLElement | null;
  /** Id of the newest message. */
  readonly newest: string | undefined;
  /** How many entries there are: one may come above the newest. */
  readonly count: number;
  /** Goes to the newest whenever this changes to something. */
  readonly pin: string | undefined;
}

/**
 * Keeps the newest part of a scrolling element in sight while things are added,
 * grow, or the element itself shrinks: the row marked `data-asks` from its
 * start, with all that follows it where that fits; without such a row, the end.
 * Lets go as soon as the reader scrolls up.
 */
export function useFollowNewest({ scroller, content, newest, count, pin }: Followed): {
  readonly following: boolean;
  /** Something was added below while the reader was elsewhere. */
  readonly unseen: boolean;
  readonly toNewest: () => void;
} {
  const [following, setFollowing] = useState(true);
  const [seen, setSeen] = useState(newest);
  const [pinned, setPinned] = useState(pin);
  const reader = useRef(new Reader());
  if (pinned !== pin) {
    setPinned(pin);
    if (pin !== undefined) setFollowing(true);
  }
  if (following && seen !== newest) setSeen(newest);

  function toNewest(): void {
    setFollowing(true);
    reader.current.toNewest(scroller);
  }

  useLayoutEffect(() => {
    if (reader.current.follows) reader.current.toNewest(scroller);
  }, [scroller, newest]);

  useLayoutEffect(() => reader.current.keep(scroller), [scroller, count]);

  useLayoutEffect(() => {
    if (pin !== undefined) reader.current.toNewest(scroller);
  }, [scroller, pin]);

  useEffect(() => {
    if (!scroller) return undefined;
    return reader.current.watch(scroller, content, setFollowing);
  }, [scroller, content]);

  return { following, unseen: !following && seen !== newest, toNewest };
}

/** Where the reader is, told apart from where growth and shrinking have put the page. */
class Reader {
  follows = true;
  /** How far the reader has gone on below the place of the newest, in pixels. */
  #below = 0;
  #last = { top: 0, height: 0, viewHeight: 0 };
  #touched = -Infinity;

  toNewest(element: HTMLElement | null): void {
    this.follows = true;
    this.#below = 0;
    this.keep(element);
    // A window too low for the whole chat shows its end, where the newest is.
    element?.closest('section')?.scrollIntoView?.({ block: 'end' });
  }

  /** Puts the page back to where the reader was, after something has changed. */
  keep(element: HTMLElement | null): void {
    if (!element) return;
    if (this.follows) {
      endAtARow(element);
      element.scrollTop = placeOfNewest(element) + this.#below;
    }
    this.#last = measure(element);
  }

  watch(
    element: HTMLElement,
    content: HTMLElement | null,
    onChange: (follows: boolean) => void,
  ): () => void {
    const onScroll = (): void => {
      const { follows } = this;
      this.#scrolled(element);
      if (this.follows !== follows) onChange(this.follows);
    };
    const onHand = (): void => {
      this.#touched = performance.now();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const hand of HANDS) element.addEventListener(hand, onHand, { passive: true });
    const observer =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.keep(element));
    observer?.observe(element);
    if (content) observer?.observe(content);
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const hand of HANDS) element.removeEventListener(hand, onHand);
      observer?.disconnect();
    };
  }

  #scrolled(element: HTMLElement): void {
    const now = measure(element);
    const last = this.#last;
    this.#last = now;
    const below = now.top - placeOfNewest(element);
    const grew = now.height !== last.height || now.viewHeight !== last.viewHeight;
    if (below > -NEAR) {
      this.follows = true;
      // A scroll that comes with growth is the browser's own; `keep` follows it.
      if (!grew) this.#below = Math.max(below, 0);
    } else if (now.top < last.top && (!grew || performance.now() - this.#touched < BY_HAND_MS)) {
      // What shrinks and grows again within one frame scrolls up too, by the browser's hand.
      this.follows = false;
    }
  }
}

function measure(element: HTMLElement): { top: number; height: number; viewHeight: number } {
  return {
    top: element.scrollTop,
    height: element.scrollHeight,
    viewHeight: element.clientHeight,
  };
}

/**
 * Where the question and all that follows it leave space above, the end is put as far down as lets a row begin at the
 * top: no line of a former message is cut.
 */
function endAtARow(element: HTMLElement): void {
  const content = element.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  const added = Number.parseFloat(content.style.paddingBottom) || 0;
  const end = element.scrollHeight - added - element.clientHeight;
  const from = element.getBoundingClientRect().top - element.scrollTop + ABOVE;
  const topOf = (row: Element): number => row.getBoundingClientRect().top - from;
  const asks = element.querySelector('[data-asks]');
  const hasSpace = asks !== null && end > 0 && topOf(asks) > end;
  const tops = hasSpace ? [asks, ...content.querySelectorAll(':scope > ol > li')].map(topOf) : [];
  const missing = hasSpace ? Math.ceil(Math.min(...tops.filter((top) => top >= end)) - end) : 0;
  if (missing !== added) content.style.paddingBottom = missing > 0 ? `${missing}px` : '';
}

/**
 * The scroll position that shows the newest: its start at the top, unless all of it fits lower
 * down. Where that brings all its answers into sight, the frame above its words is given up, else for the words' last line.
 */
function placeOfNewest(element: HTMLElement): number {
  const end = element.scrollHeight - element.clientHeight;
  const asks = element.querySelector('[data-asks]');
  if (!asks) return end;
  const { top } = asks.getBoundingClientRect();
  const from = top - element.getBoundingClientRect().top - ABOVE;
  const words = asks.querySelector('p')?.getBoundingClientRect();
  const answers = asks.querySelector('[role=group]')?.getBoundingClientRect();
  const frame = words ? words.top - top : 0;
  const over = (part?: DOMRect): number =>
    part ? part.bottom - top + ABOVE - element.clientHeight : 0;
  const isForAnswers = over(answers) > 0 && over(answers) <= frame;
  const given = isForAnswers ? frame : Math.max(Math.min(over(words), frame), 0);
  return Math.min(element.scrollTop + from + given, end);
}
