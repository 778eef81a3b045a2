/** The same amount as others write it: `value * by + plus` of `unit`. */
interface OtherUnit {
  readonly unit: string;
  readonly by: number;
  readonly plus: number;
}

/** Pounds exact by definition (international yard and pound agreement, 1959). Units as Apple Health names them. */
const KILOGRAMS_A_POUND = 0.453_592_37;
const OTHERS: Readonly<Record<string, OtherUnit>> = {
  degC: { unit: 'degF', by: 9 / 5, plus: 32 },
  degF: { unit: 'degC', by: 5 / 9, plus: -160 / 9 },
  kg: { unit: 'lb', by: 1 / KILOGRAMS_A_POUND, plus: 0 },
  lb: { unit: 'kg', by: KILOGRAMS_A_POUND, plus: 0 },
};

/**
 * The unit in which the other half of the world writes what is measured in this one, and how to get there: °F for °C,
 * pounds for kilograms, and back. Null for a unit that has none.
 */
export function otherUnit(
  unit: string,
): { readonly unit: string; readonly convert: (value: number) => number } | null {
  const other = OTHERS[unit];
  if (!other) return null;
  return { unit: other.unit, convert: (value) => value * other.by + other.plus };
}
