import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where the notifications live, and whether a modal dialog holds them now. */
export interface Reachable {
  /** Their place in the page; it stays where it is. */
  readonly home: RefObject<HTMLDivElement | null>;
  /** The box that moves; its list is in the browser's top layer. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isInDialog: boolean;
}

/**
 * Keeps the notifications on top and usable. A modal dialog makes everything
 * outside itself inert, so while one is open they live inside the topmost one,
 * and go home before React takes that dialog away.
 */
export function useReachable(newest: number | undefined): Reachable {
  const home = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isInDialog, setInDialog] = useState(false);

  useLayoutEffect(() => {
    const [stays, moves] = [home.current, box.current];
    // Old browsers (and jsdom) have no popovers; the list then lies over the page, below a dialog.
    if (!stays || !moves || typeof moves.showPopover !== 'function') return undefined;
    function place(): void {
      if (!stays || !moves) return;
      const dialog = topmostDialog();
      const wanted = dialog ?? stays;
      if (moves.parentElement !== wanted) wanted.append(moves);
      setInDialog(dialog !== null);
      raise(moves);
    }
    const watcher = new MutationObserver(() => {
      const wanted = topmostDialog() ?? stays;
      if (moves.parentElement !== wanted || !moves.isConnected) place();
    });
    watcher.observe(document, { attributeFilter: ['open'], subtree: true });
    place();
    return () => {
      watcher.disconnect();
      stays.append(moves);
    };
  }, [newest]);

  return { home, box, isInDialog };
}

/** Dialogs that open from one another follow each other in the document as well. */
function topmostDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

/** The last to enter the top layer lies above all others. */
function raise(box: HTMLElement): void {
  const list = box.querySelector('ol');
  if (!list) return;
  list.popover = 'manual';
  if (list.matches(':popover-open')) list.hidePopover();
  list.showPopover();
}
