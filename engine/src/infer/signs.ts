import type { KnownMap } from './known.ts';
import type { Model } from './model.ts';
import { enough } from './red-flags.ts';

/**
 * Ids of the signs that were told to be there, a sign and its kinds as one. Since when, how it began and how the animal is
 * kept are no signs.
 */
export function signsTold(model: Model, known: KnownMap): string[] {
  return [...known].flatMap(([id, item]) => {
    const finding = model.nodes.get(id)?.finding;
    const isSign =
      finding !== undefined &&
      item.value === 'yes' &&
      item.certainty >= enough &&
      finding.parent === undefined &&
      item.meaningOf === undefined &&
      item.explained === undefined &&
      finding.topic !== 'husbandry';
    return isSign ? [id] : [];
  });
}
