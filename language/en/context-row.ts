import type { TriggerRow } from '../src/context-types.ts';

/** One row of the words that tell whose, when and whether. */
export function row(
  means: TriggerRow['means'],
  reach: TriggerRow['reach'],
  forms: string,
  more: Partial<TriggerRow> = {},
): TriggerRow {
  return { means, reach, forms, ...more };
}
