import { type RefObject, useEffect, useRef } from 'react';

/** The box, which takes the focus back when work ends, unless the owner has gone elsewhere meanwhile. */
export function useFocusAfter(busy: boolean): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    // A button that was pressed and is gone, or a disabled box, leaves the focus nowhere.
    const lost = document.activeElement === document.body || document.activeElement === box.current;
    if (!busy && wasBusy.current && lost) box.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);
  return box;
}
