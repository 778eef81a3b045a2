/** UPL-05: how often the bar moves, milliseconds; its longest step; and where it waits for the server. */
export const TICK_MS = 200;
export const MAX_STEP = 10;
export const HELD_AT = 90;

/**
 * The bar's next value, 0 to 90. It rises by random steps as the specification
 * has it, but never past the bytes that have really left, where the browser
 * reports them.
 *
 * @param sentPercent what has left, 0 to 100; null when the browser does not say.
 * @param random 0 to 1, from the caller.
 */
export function nextBarValue(shown: number, sentPercent: number | null, random: number): number {
  const ceiling = Math.min(HELD_AT, sentPercent ?? HELD_AT);
  return Math.max(shown, Math.min(ceiling, shown + random * MAX_STEP));
}
