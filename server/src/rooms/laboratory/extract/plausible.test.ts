import { describe, expect, test } from 'vitest';
import { documentOf } from '../testing/documents.ts';
import { extractLabs } from './extract-labs.ts';

/** What is read of a table with one row; '' where the row is no measurement. */
function read(name: string, value: number, unit: string): string {
  const document = documentOf('csv', `Test¦Result¦Units\n${name}¦${value}¦${unit}`);
  return extractLabs(document)
    .map((reading) => `${reading.analyte} ${reading.value}`)
    .join(', ');
}

/** Analyte, name on the report, unit, the least and the most that a living animal can have. */
const ALIVE = [
  'wbc | wbc | k/ul | 0.05 | 400',
  'rbc | rbc | m/ul | 0.3 | 25',
  'hemoglobin | hgb | g/dl | 0.5 | 30',
  'hematocrit | hct | % | 3 | 85',
  'mcv | mcv | fl | 10 | 200',
  'mchc | mchc | g/dl | 10 | 60',
  'platelets | plt | k/ul | 0 | 3000',
  'neutrophils | neutrophils | k/ul | 0 | 300',
  'lymphocytes | lymphocytes | k/ul | 0 | 300',
  'monocytes | monocytes | k/ul | 0 | 100',
  'eosinophils | eosinophils | k/ul | 0 | 100',
  'reticulocytes | reticulocytes | k/ul | 0 | 2000',
  'mch | mch | pg | 3 | 80',
  'urea | bun | mg/dl | 0.5 | 500',
  'creatinine | creatinine | mg/dl | 0.05 | 40',
  'sdma | sdma | ug/dl | 0.5 | 150',
  'phosphate | phosphate | mg/dl | 0.3 | 40',
  'calcium | calcium | mg/dl | 3 | 30',
  'calcium_ionized | ionized calcium | mmol/l | 0.3 | 4',
  'magnesium | magnesium | meq/l | 0.2 | 12',
  'sodium | sodium | meq/l | 90 | 220',
  'potassium | potassium | meq/l | 1 | 15',
  'chloride | chloride | meq/l | 60 | 170',
  'bicarbonate | bicarbonate | meq/l | 3 | 60',
  'glucose | glucose | mg/dl | 5 | 1500',
  'albumin | albumin | g/dl | 0.3 | 8',
  'globulin | globulin | g/dl | 0.3 | 15',
  'total_protein | total protein | g/dl | 1 | 18',
  'lactate | lactate | mmol/l | 0.1 | 40',
  'uric_acid | uric acid | mg/dl | 0.1 | 120',
  'alt | alt | u/l | 0 | 20000',
  'ast | ast | u/l | 0 | 30000',
  'alp | alp | u/l | 0 | 20000',
  'ggt | ggt | u/l | 0 | 5000',
  'bilirubin | bilirubin | mg/dl | 0 | 80',
  'bile_acids | bile acids | umol/l | 0 | 1000',
  'cholesterol | cholesterol | mg/dl | 10 | 2500',
  'triglycerides | triglycerides | mg/dl | 5 | 10000',
  'ck | creatine kinase | u/l | 0 | 500000',
  'lipase | lipase | u/l | 0 | 30000',
  'amylase | amylase | u/l | 0 | 30000',
  'fructosamine | fructosamine | umol/l | 50 | 1500',
  'crp | crp | mg/l | 0 | 600',
  'saa | saa | mg/l | 0 | 6000',
  'fibrinogen | fibrinogen | mg/dl | 20 | 2500',
  'b12 | vitamin b12 | ng/l | 10 | 5000',
  'probnp | nt-probnp | pmol/l | 0 | 20000',
  't4 | total t4 | ug/dl | 0 | 40',
  'free_t4 | free t4 | ng/dl | 0 | 30',
  'tsh | tsh | ng/ml | 0 | 20',
  'cortisol | cortisol | ug/dl | 0 | 100',
];

describe('UPL an amount that a living animal can have is read, and none beyond', () => {
  test.each(ALIVE)('%s', (row) => {
    const [analyte = '', name = '', unit = '', least, most] = row.split(' | ');
    const [lowest, highest] = [Number(least), Number(most)];
    expect(read(name, lowest, unit)).toBe(`${analyte} ${lowest}`);
    expect(read(name, highest, unit)).toBe(`${analyte} ${highest}`);
    expect(read(name, highest * 1.02, unit)).toBe('');
    if (lowest > 0) expect(read(name, lowest * 0.98, unit)).toBe('');
  });
});
