let movesByKeys = false;

// Capturing, so that it is known before anything is done about the press.
document.addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Tab') movesByKeys = true;
  },
  true,
);
document.addEventListener(
  'pointerdown',
  () => {
    movesByKeys = false;
  },
  true,
);

/** Whether the owner moves about with keys. */
export const isMovingByKeys = (): boolean => movesByKeys;

/**
 * Whether giving the focus to a box would bring up the keyboard on the screen,
 * over what is being read. Not for an owner who moves about with keys, whose
 * pressed button may be gone already.
 */
export function bringsScreenKeyboard(): boolean {
  const touched = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  return touched && !movesByKeys && !document.activeElement?.matches(':focus-visible');
}
