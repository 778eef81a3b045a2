/** The bounds of a stepper. */
export interface StepBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The number that a text stands for, with a comma or a point; null when it stands for none. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

/** The text after one press of minus (-1) or plus (+1), held within the bounds. */
export function stepNumber(text: string, direction: 1 | -1, bounds: StepBounds): string {
  const current = parseNumber(text);
  const next = current === null ? bounds.min : current + direction * bounds.step;
  const held = Math.min(bounds.max, Math.max(bounds.min, next));
  // Ten decimals are more than any measure here has, and hide binary noise (0.1 + 0.2).
  return String(Number(held.toFixed(10)));
}
