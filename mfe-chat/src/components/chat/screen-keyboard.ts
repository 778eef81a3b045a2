/**
 * Whether giving the focus to a box would bring up the keyboard on the screen,
 * over what is being read. Not for an owner who moves about with keys.
 */
export function bringsScreenKeyboard(): boolean {
  const touched = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  return touched && !document.activeElement?.matches(':focus-visible');
}
