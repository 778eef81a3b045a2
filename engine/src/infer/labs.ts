import type { CaseState, LabFinding } from '../types.ts';
import type { Model } from './model.ts';
import { ln } from './arithmetic.ts';

/** Values that vets treat as critical whatever the interval; conventional US units. To be confirmed by a veterinarian. */
const critical: readonly { analyte: string; unit: RegExp; above?: number; below?: number }[] = [
  { analyte: 'potassium', unit: /meq|mmol/i, above: 7, below: 2.5 },
  { analyte: 'glucose', unit: /mg/i, above: 500, below: 50 },
  { analyte: 'glucose', unit: /mmol/i, above: 27.8, below: 2.8 },
  { analyte: 'hematocrit', unit: /%/, below: 16 },
  { analyte: 'hematocrit', unit: /l\/l/i, below: 0.16 },
  { analyte: 'platelets', unit: /10|k/i, below: 30 },
  { analyte: 'sodium', unit: /meq|mmol/i, above: 175, below: 125 },
  { analyte: 'calcium', unit: /mg/i, above: 15 },
  { analyte: 'calcium', unit: /mmol/i, above: 3.75 },
];

/** True when a value with a known unit is in the critical range. */
export function isCritical(lab: LabFinding): boolean {
  const { value, unit } = lab.standard ?? lab;
  if (value === undefined) return false;
  return critical.some(
    (rule) =>
      rule.analyte === lab.analyte &&
      rule.unit.test(unit ?? '') &&
      ((rule.above !== undefined && value > rule.above) ||
        (rule.below !== undefined && value < rule.below)),
  );
}

function chanceOf(
  given: { high?: number; low?: number },
  base: { high: number; low: number },
  flag: LabFinding['flag'],
): number {
  const high = given.high ?? base.high;
  const low = given.low ?? base.low;
  const raw = flag === 'high' ? high : flag === 'low' ? low : 1 - high - low;
  return Math.min(0.97, Math.max(0.005, raw));
}

/** log-likelihood ratios of each known laboratory value for every hypothesis ("none" gets the base rate). */
export function labScores(model: Model, state: CaseState): number[][] {
  const labs = [...state.labFindings].sort((a, b) => (a.analyte < b.analyte ? -1 : 1));
  return labs.flatMap((lab) => {
    const base = model.knowledge.analytes[lab.analyte];
    if (!base) return [];
    const usual = chanceOf({}, base, lab.flag);
    return [
      [
        ...model.conditions.map((condition) =>
          ln(chanceOf(condition.labs?.[lab.analyte] ?? {}, base, lab.flag) / usual),
        ),
        0,
      ],
    ];
  });
}
