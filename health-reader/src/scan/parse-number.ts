const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** A number as Apple writes them; NaN for words, `NaN`, `Infinity` and numbers too large to hold. */
export function parseNumber(text: string): number {
  if (text.length > 64 || !NUMBER.test(text)) return Number.NaN;
  const value = Number(text);
  return Number.isFinite(value) ? value : Number.NaN;
}
