import { BLOOD_COUNT } from './catalogue/blood-count.ts';
import { MINERALS } from './catalogue/minerals.ts';
import { ORGANS } from './catalogue/organs.ts';
import { HORMONES } from './catalogue/hormones.ts';
import { URINE } from './catalogue/urine.ts';
import type { AnalyteEntry } from './catalogue/entry.ts';

export type { AnalyteEntry } from './catalogue/entry.ts';

/**
 * Names, units and bounds. Factors: SI conversion tables as printed in veterinary reference manuals
 * (creatinine 88.4, urea nitrogen 0.357, glucose 0.0555, calcium 0.25, phosphate 0.323,
 * bilirubin 17.1, cholesterol 0.0259, triglycerides 0.0113, T4 12.87, cortisol 27.6, SDMA 0.0496…).
 */
export const ANALYTES: readonly AnalyteEntry[] = [
  ...BLOOD_COUNT,
  ...MINERALS,
  ...ORGANS,
  ...HORMONES,
  ...URINE,
];
