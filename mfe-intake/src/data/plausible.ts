import type { IntakeSpecies } from '@petwise/contracts';

/** Kilograms that an animal can weigh, and the years that it can reach. */
interface Bounds {
  readonly from: number;
  readonly to: number;
}

/**
 * Generous bounds of ours, the young and the oldest on record among them: outside of them a number is more likely mistyped
 * than true, and the owner is asked. No medical norm; a veterinarian must confirm them.
 */
export const PLAUSIBLE: Readonly<
  Record<Exclude<IntakeSpecies, 'other'>, { readonly kg: Bounds; readonly years: number }>
> = {
  dog: { kg: { from: 0.05, to: 110 }, years: 24 },
  cat: { kg: { from: 0.05, to: 15 }, years: 28 },
  horse: { kg: { from: 5, to: 1300 }, years: 45 },
  bird: { kg: { from: 0.001, to: 20 }, years: 80 },
  rabbit: { kg: { from: 0.02, to: 12 }, years: 15 },
  ferret: { kg: { from: 0.005, to: 3.5 }, years: 13 },
  guinea_pig: { kg: { from: 0.04, to: 2.5 }, years: 11 },
  hamster: { kg: { from: 0.002, to: 0.3 }, years: 4.5 },
  reptile: { kg: { from: 0.001, to: 400 }, years: 150 },
};

/** Kilograms of grown animals of some breeds, by words of the breed's name; bounds as above. */
export const PLAUSIBLE_BREEDS: readonly (readonly [IntakeSpecies, RegExp, Bounds])[] = [
  ['dog', /chihuahua|yorkshire|pomeranian|maltese|papillon|toy /i, { from: 0.7, to: 12 }],
  [
    'dog',
    /great dane|mastiff|saint bernard|st\.? bernard|newfoundland|wolfhound|leonberger/i,
    { from: 22, to: 130 },
  ],
  ['horse', /shetland|miniature|falabella/i, { from: 40, to: 350 }],
  ['horse', /shire|clydesdale|percheron|belgian/i, { from: 350, to: 1400 }],
  ['bird', /budgie|budgerigar|canary|finch|lovebird|parrotlet/i, { from: 0.008, to: 0.12 }],
  ['bird', /cockatiel|conure/i, { from: 0.04, to: 0.25 }],
  ['bird', /macaw|cockatoo|grey|amazon/i, { from: 0.15, to: 2.2 }],
  ['rabbit', /netherland dwarf|polish/i, { from: 0.5, to: 3 }],
  ['rabbit', /giant/i, { from: 2.5, to: 14 }],
  ['reptile', /gecko|anole/i, { from: 0.001, to: 0.5 }],
  ['reptile', /bearded/i, { from: 0.05, to: 1.2 }],
];
