import { type RefObject, useEffect, useRef } from 'react';
import { bringsScreenKeyboard, isMovingByKeys } from './screen-keyboard.ts';

/** The options of the open question, else what ends the consult. */
const NEXT = '[data-asks] [role="group"] button, [data-ready] button' as const;

/**
 * The box, which takes the focus back when work ends, unless the owner has gone elsewhere meanwhile. Who has `tapped` an
 * option by keys goes on at the options of what is asked next, and at last at the results.
 */
export function useFocusAfter(
  busy: boolean,
  tapped: RefObject<boolean>,
): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = !busy && wasBusy.current;
    if (ended && isLost(document.activeElement, box.current) && !bringsScreenKeyboard()) {
      const next = tapped.current && isMovingByKeys() ? document.querySelector(NEXT) : null;
      const to = next instanceof HTMLElement ? next : box.current;
      to?.focus({ preventScroll: true });
    }
    if (ended) tapped.current = false;
    wasBusy.current = busy;
  }, [busy, tapped]);
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
