import { ageUnitOf, convertAge } from './age-units.ts';
import { plainDigits, toNumber } from './typed-number.ts';
import { convertWeight, weightUnitOf } from './weight-units.ts';

/** A number that an owner typed, with the unit if they typed one behind it. */
export interface TypedMeasure {
  readonly value: number;
  /** Lower case, without a full stop; empty when none was typed. */
  readonly unit: string;
}

const LEADING =
  /^(?:(?:about|around|approx|approximately|roughly|nearly|almost|circa|ca)\b\.?|[~≈])\s*/;
const PART =
  /(\d[\d.,']*(?: \d{3}(?!\d))*|[.,]\d+)\s*([\p{L}#]*)\.?(?:\s+(?:and|old)\b|[\s,]+|$)*/uy;

/**
 * Reads "4,5 kg", "about 12.5", "1,200 lbs", "4½ years old" or "10 lb 8 oz" (told in
 * the first unit); null when it is no number, more than one, or its unit is unknown.
 */
export function readMeasure(text: string): TypedMeasure | null {
  const plain = plainDigits(text).trim().toLowerCase().replace('y/o', 'yo').replace(LEADING, '');
  const sign = /^[+\-−]/.exec(plain)?.[0] ?? '';
  const parts = readParts(plain.slice(sign.length).trimStart());
  const total = parts && sum(parts);
  if (!total) return null;
  return sign === '' || sign === '+' ? total : { ...total, value: -total.value };
}

/** The shortest honest text of a number: at most two decimals, a point, no grouping. */
export function plainNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** All of a text as numbers with their units; null when anything else is in it. */
function readParts(text: string): TypedMeasure[] | null {
  const parts: TypedMeasure[] = [];
  let at = 0;
  while (at < text.length) {
    PART.lastIndex = at;
    const match = PART.exec(text);
    const value = toNumber((match?.[1] ?? '').replace(/[.,']+$/, ''));
    if (!match || value === null) return null;
    parts.push({ value, unit: match[2] ?? '' });
    at = PART.lastIndex;
  }
  return parts;
}

function sum([first, ...rest]: readonly TypedMeasure[]): TypedMeasure | null {
  if (!first || (first.unit === '' && rest.length > 0)) return null;
  if (first.unit !== '' && !weightUnitOf(first.unit) && !ageUnitOf(first.unit)) return null;
  let value = first.value;
  for (const part of rest) {
    const added = inUnitOf(first.unit, part);
    if (added === null) return null;
    value += added;
  }
  return { value, unit: first.unit };
}

function inUnitOf(unit: string, part: TypedMeasure): number | null {
  const weights = [weightUnitOf(part.unit), weightUnitOf(unit)] as const;
  if (weights[0] && weights[1]) return convertWeight(part.value, weights[0], weights[1]);
  const ages = [ageUnitOf(part.unit), ageUnitOf(unit)] as const;
  return ages[0] && ages[1] ? convertAge(part.value, ages[0], ages[1]) : null;
}
