import { type RefObject, useEffect, useRef } from 'react';
import { bringsScreenKeyboard } from './screen-keyboard.ts';

/** The box, which takes the focus back when work ends, unless the owner has gone elsewhere meanwhile. */
export function useFocusAfter(busy: boolean): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = !busy && wasBusy.current;
    if (ended && isLost(document.activeElement, box.current) && !bringsScreenKeyboard())
      box.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);
  return box;
}

/**
 * A pressed button that is gone or disabled, or a disabled box, leaves the focus nowhere useful; a heading or a region,
 * to which nobody comes by keyboard, has it in the button's place (the shell's `keep-focus.ts`).
 */
function isLost(focused: Element | null, box: HTMLElement | null): boolean {
  return (
    focused === null ||
    focused === document.body ||
    focused === box ||
    focused.matches(':disabled, [tabindex="-1"]:not(main)')
  );
}
