import { useEffect, useRef } from 'react';

// A page that was loaded anew at the entry of a layer: the layer is not open any more.
if (typeof history !== 'undefined' && layersHere() > 0) history.go(-layersHere());

/** An entry of the history is being left: what opens meanwhile waits until it is gone. */
let isLeaving = false;

/**
 * Lets Back close a layer over a screen, and the screen stays, with all that was typed. While it is open the history has an
 * entry more, at the same address: every browser knows that, while a CloseWatcher is Chromium's alone and hears only the
 * phone's own button. A link within a layer takes that entry's place (`replace`), so that Back leads from there to the screen.
 * Without `onBack` the layer cannot be closed, and Back leaves the screen.
 */
export function useBack(isOpen: boolean, onBack: (() => void) | undefined): void {
  const close = useRef(onBack);
  useEffect(() => {
    close.current = onBack;
  });
  const isClosable = isOpen && onBack !== undefined;
  useEffect(() => {
    if (!isClosable) return undefined;
    let own = 0;
    function onPop(): void {
      const layers = layersHere();
      if (own === 0) history.pushState({ ...history.state, layers: (own = layers + 1) }, '');
      else if (layers < own) close.current?.();
    }
    // Whoever has gone on since is at an entry without layers.
    if (!isLeaving || layersHere() === 0) onPop();
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (own === 0 || layersHere() !== own) return;
      // Closed otherwise: its entry goes too.
      isLeaving = true;
      addEventListener('popstate', () => (isLeaving = false), { once: true });
      history.back();
    };
  }, [isClosable]);
}

/** How many layers lie over the screen at this entry. */
function layersHere(): number {
  // Nobody else writes a field of this name; the router's own stand beside it.
  return (history.state as { layers?: number } | null)?.layers ?? 0;
}
