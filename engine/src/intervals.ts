import type { Species } from './knowledge-types.ts';

/** One analyte's usual range in an adult; a missing end is open. Both in the analyte's unit below. */
export interface UsualRange {
  readonly low?: number;
  readonly high?: number;
}

/** The unit in which ranges and critical limits are written, by analyte. */
export const standardUnits: Readonly<Record<string, string>> = {
  sodium: 'mEq/L',
  potassium: 'mEq/L',
  chloride: 'mEq/L',
  bicarbonate: 'mEq/L',
  urea: 'mg/dL',
  creatinine: 'mg/dL',
  calcium: 'mg/dL',
  phosphate: 'mg/dL',
  magnesium: 'mEq/L',
  total_protein: 'g/dL',
  albumin: 'g/dL',
  globulin: 'g/dL',
  glucose: 'mg/dL',
  alt: 'U/L',
  ast: 'U/L',
  alp: 'U/L',
  ggt: 'U/L',
  bilirubin: 'mg/dL',
  cholesterol: 'mg/dL',
  triglycerides: 'mg/dL',
  hematocrit: '%',
  rbc: 'M/µL',
  mcv: 'fL',
  wbc: 'K/µL',
  neutrophils: 'K/µL',
  lymphocytes: 'K/µL',
  eosinophils: 'K/µL',
  platelets: 'K/µL',
  sdma: 'µg/dL',
  t4: 'µg/dL',
  urine_sg: '',
};

type Pair = readonly [low: number | null, high: number | null];

/**
 * Ranges used only where a report prints none; every laboratory's own differ and win.
 * Chemistry: Cornell AHDC, Cobas 501 serum, in force since 2017-11-20. Blood count: Cornell eClinPath
 * and the Merck Veterinary Manual's table. Small mammals: clinic handouts (University of Minnesota,
 * MediRabbit, LafeberVet). SDMA, T4 and urine: commonly used limits, to be confirmed by a veterinarian.
 * Birds and reptiles have none: their ranges belong to a species of bird or reptile, not to all of them.
 */
const table: Partial<Record<Species, Readonly<Record<string, Pair>>>> = {
  dog: {
    sodium: [143, 150],
    potassium: [4.1, 5.4],
    chloride: [106, 114],
    bicarbonate: [14, 24],
    urea: [9, 26],
    creatinine: [0.6, 1.4],
    calcium: [9.4, 11.1],
    phosphate: [2.7, 5.4],
    magnesium: [1.5, 2.1],
    total_protein: [5.5, 7.2],
    albumin: [3.2, 4.1],
    globulin: [1.9, 3.7],
    glucose: [68, 104],
    alt: [17, 95],
    ast: [18, 56],
    alp: [7, 115],
    ggt: [0, 8],
    bilirubin: [0, 0.2],
    cholesterol: [136, 392],
    triglycerides: [23, 102],
    hematocrit: [41, 58],
    rbc: [5.7, 8.5],
    mcv: [66, 77],
    wbc: [5, 14.1],
    neutrophils: [2.9, 12],
    lymphocytes: [0.4, 2.9],
    eosinophils: [0, 1.3],
    platelets: [211, 621],
    sdma: [null, 14],
    urine_sg: [1.03, null],
  },
  cat: {
    sodium: [149, 158],
    potassium: [3.8, 5.5],
    chloride: [111, 124],
    bicarbonate: [14, 20],
    urea: [17, 35],
    creatinine: [0.8, 2.1],
    calcium: [9, 11.3],
    phosphate: [2.6, 5.5],
    magnesium: [1.7, 2.2],
    total_protein: [6.6, 8.4],
    albumin: [3.2, 4.3],
    globulin: [2.9, 4.7],
    glucose: [71, 182],
    alt: [28, 109],
    ast: [17, 48],
    alp: [11, 49],
    ggt: [0, 2],
    bilirubin: [0, 0.1],
    cholesterol: [101, 323],
    triglycerides: [30, 106],
    hematocrit: [31, 48],
    rbc: [6.9, 10.1],
    mcv: [39, 55],
    wbc: [5.5, 19.5],
    neutrophils: [2.5, 12.5],
    lymphocytes: [1.5, 7],
    eosinophils: [0, 0.8],
    platelets: [300, 800],
    sdma: [null, 14],
    t4: [null, 4.7],
    urine_sg: [1.035, null],
  },
  horse: {
    sodium: [134, 142],
    potassium: [2.4, 4.8],
    chloride: [95, 104],
    bicarbonate: [24, 31],
    urea: [10, 22],
    creatinine: [0.8, 1.5],
    calcium: [10.8, 12.9],
    phosphate: [2.1, 4.7],
    magnesium: [1.2, 1.9],
    total_protein: [5.4, 7],
    albumin: [2.9, 3.6],
    globulin: [2.3, 3.8],
    glucose: [71, 122],
    ast: [222, 489],
    alp: [88, 261],
    ggt: [8, 33],
    bilirubin: [0.5, 2.1],
    cholesterol: [68, 133],
    triglycerides: [14, 65],
    hematocrit: [34, 46],
    rbc: [6.6, 9.7],
    mcv: [37, 49],
    wbc: [5.6, 12.1],
    neutrophils: [2.9, 8.5],
    lymphocytes: [1.2, 5.1],
    eosinophils: [0, 0.8],
    platelets: [117, 256],
  },
  rabbit: { hematocrit: [30, 50], wbc: [4, 13], platelets: [125, 650], albumin: [2.7, 4.6] },
  guinea_pig: { hematocrit: [37, 48], wbc: [4.5, 11], platelets: [250, 850], albumin: [2.1, 3.9] },
  hamster: { hematocrit: [40, 61], wbc: [5, 8.9], platelets: [200, 500], albumin: [2.3, 4.3] },
  ferret: { hematocrit: [43, 55], wbc: [2.5, 8], rbc: [6.5, 11], glucose: [null, 207] },
};

/** The usual range of an analyte in a species; undefined where none is known well enough. */
export function usualRange(species: string, analyte: string): UsualRange | undefined {
  // Any text may be asked for; only own keys answer.
  const ranges = Object.hasOwn(table, species) ? table[species as Species] : undefined;
  const pair = ranges && Object.hasOwn(ranges, analyte) ? ranges[analyte] : undefined;
  if (!pair) return undefined;
  const [low, high] = pair;
  return { ...(low === null ? {} : { low }), ...(high === null ? {} : { high }) };
}
