const DIGITS = 6;
const LEAST = 1e-6;
const MOST = 1e22;
/** Powers of ten that a double holds exactly. */
const TEN_TO = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/**
 * Six significant digits: more than any watch measures. Sums, for writing a number
 * out takes far longer; the core takes the same steps in `assembly/days.as`.
 */
export function rounded(value: number): number {
  const size = Math.abs(value);
  if (size < 1_000_000 && Math.trunc(value) === value) return value;
  if (!(size >= LEAST && size < MOST)) return roundAnyhow(value);
  const power = size >= 1 ? powerOfLarge(size) : powerOfSmall(size);
  if (power < 0) return nearest(value / tenTo(-power)) * tenTo(-power);
  return nearest(value * tenTo(power)) / tenTo(power);
}

/** The same for numbers of any size. */
export function roundAnyhow(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : value;
}

/** By which power of ten a number gets six digits before its point. */
function powerOfLarge(size: number): number {
  let power = DIGITS - 1;
  while (size >= tenTo(DIGITS - power)) power -= 1;
  return power;
}

function powerOfSmall(size: number): number {
  let power = DIGITS;
  while (size * tenTo(power) < 100_000) power += 1;
  return power;
}

function tenTo(power: number): number {
  return TEN_TO[power] ?? 1;
}

function nearest(value: number): number {
  const below = Math.floor(value);
  return value - below >= 0.5 ? below + 1 : below;
}
