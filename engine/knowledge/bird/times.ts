/** Onset and course as shares: `sudden` of 1 begin suddenly; `[hours, days, weeks, months]` is how long it has lasted when the owner asks. */
export function times(
  sudden: number,
  [hours, days, weeks, months]: readonly [number, number, number, number],
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return { onset: { sudden, gradual: 1 - sudden }, course: { hours, days, weeks, months } };
}
