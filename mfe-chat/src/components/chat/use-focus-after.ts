import { type RefObject, useEffect, useRef } from 'react';
import { bringsScreenKeyboard, isMovingByKeys } from './screen-keyboard.ts';

/**
 * The box, which takes the focus back when work ends, unless the owner has gone elsewhere meanwhile. Who has `tapped` an
 * option by keys goes on before the options of what is asked next, and at last before the results: one Tab away, so that
 * a key held too long answers nothing.
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
      const next = tapped.current && isMovingByKeys() ? nextPlace() : null;
      (next ?? box.current)?.focus({ preventScroll: true });
    }
    if (ended) tapped.current = false;
    wasBusy.current = busy;
  }, [busy, tapped]);
  return box;
}

/** The options of the open question, where it has some; else what ends the consult. */
function nextPlace(): HTMLElement | null {
  const asked = document.querySelector('[data-asks]');
  return asked
    ? asked.querySelector<HTMLElement>('[role="group"]')
    : document.querySelector<HTMLElement>('[data-ready]');
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
