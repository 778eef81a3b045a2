import type { KnownMap } from './known.ts';
import { enough } from './known.ts';
import type { Model } from './model.ts';

/**
 * Ids of the signs that were told to be there, at least so certain, a sign and its kinds as one. Since when, how it began,
 * how the animal is kept and what it went through (a move, a season) are no signs.
 */
export function signsTold(model: Model, known: KnownMap, least: number = enough): string[] {
  return [...known].flatMap(([id, item]) => {
    const finding = model.nodes.get(id)?.finding;
    const isSign =
      finding !== undefined &&
      item.value === 'yes' &&
      item.certainty >= least &&
      finding.parent === undefined &&
      item.meaningOf === undefined &&
      item.explained === undefined &&
      finding.topic !== 'husbandry' &&
      finding.pastCounts !== true;
    return isSign ? [id] : [];
  });
}

/** Ids of what the animal went through that was told and bears on its dangers: a season, a litter, an operation. */
export function circumstancesTold(model: Model, known: KnownMap): string[] {
  return [...known].flatMap(([id, { value }]) => {
    return value === 'yes' && model.nodes.get(id)?.finding.pastCounts ? [id] : [];
  });
}
