import type { TriggerRow } from '../src/context-types.ts';

/** One row of the words that tell whose, when and whether. */
// oxlint-disable-next-line max-params -- a row of a table, in its order, many hundred times
export function row(
  means: TriggerRow['means'],
  reach: TriggerRow['reach'],
  forms: string,
  more: Partial<TriggerRow> = {},
): TriggerRow {
  return { means, reach, forms, ...more };
}
