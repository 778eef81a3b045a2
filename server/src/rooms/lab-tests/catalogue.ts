import type { CatalogueEntry } from './catalogue-entry.ts';
import { GENERAL } from './catalogue/general.ts';
import { GUT_AND_LIVER } from './catalogue/gut-and-liver.ts';
import { HORMONES } from './catalogue/hormones.ts';
import { INFECTIONS } from './catalogue/infections.ts';
import { SKIN_AND_TISSUE } from './catalogue/skin-and-tissue.ts';
import { URINE_AND_STOOL } from './catalogue/urine-and-stool.ts';

/** Usual tests of veterinary laboratories; of equally good matches the earlier one is shown first. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...GENERAL,
  ...SKIN_AND_TISSUE,
  ...URINE_AND_STOOL,
  ...GUT_AND_LIVER,
  ...HORMONES,
  ...INFECTIONS,
];
