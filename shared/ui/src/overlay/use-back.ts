import { useEffect, useRef } from 'react';

/** Of an entry of the history: how many layers lie over the screen there. */
const LAYERS = 'petwise.layers';

/** An entry is being left: what opens meanwhile waits until it is gone. */
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
    function enter(): void {
      own = layersHere() + 1;
      history.pushState({ ...history.state, [LAYERS]: own }, '');
    }
    function onPop(): void {
      if (own === 0) enter();
      else if (layersHere() < own) close.current?.();
    }
    // Whoever has gone on since is at an entry without layers.
    if (!isLeaving || layersHere() === 0) enter();
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (own > 0 && layersHere() === own) leave();
    };
  }, [isClosable]);
}

/** Closed otherwise: its entry goes too. */
function leave(): void {
  isLeaving = true;
  addEventListener('popstate', () => (isLeaving = false), { once: true });
  history.back();
}

function layersHere(): number {
  // A screen's own router keeps its state there, too.
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(LAYERS in state)) return 0;
  return typeof state[LAYERS] === 'number' ? state[LAYERS] : 0;
}
