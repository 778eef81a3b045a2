import type { Laboratory, ReportedLabValue } from '@petwise/contracts';

/** A confirmed value; anything not named is a high creatinine of a cat. */
export function reported(changes: Partial<ReportedLabValue> = {}): ReportedLabValue {
  return {
    analyte: 'creatinine',
    name: 'Creatinine',
    text: '3.4',
    value: 3.4,
    unit: 'mg/dL',
    interval: { low: 0.8, high: 2.4, from: 'report' },
    flag: 'high',
    magnitude: 1.417,
    date: '2026-02-14',
    history: [{ date: '2025-03-02', text: '1.9', value: 1.9 }],
    page: 1,
    line: 8,
    corrected: false,
    fileName: 'bloods.pdf',
    ...changes,
  };
}

/** A normal, a high, a low and a worded value, and two that nobody confirmed. */
export const laboratory: Laboratory = {
  values: [
    reported({
      analyte: 'glucose',
      name: 'Glucose',
      text: '110',
      value: 110,
      interval: { low: 71, high: 182, from: 'species' },
      flag: 'normal',
      magnitude: null,
      history: [],
    }),
    reported(),
    reported({
      analyte: 'hematocrit',
      name: 'Hematocrit (PCV)',
      text: '24',
      value: 24,
      unit: '%',
      interval: { low: 30, high: 52, from: 'report' },
      flag: 'low',
      magnitude: 0.8,
      history: [],
      page: 2,
      corrected: true,
    }),
    reported({
      analyte: 'urine_glucose',
      name: 'Glucose in urine',
      text: '3+',
      value: null,
      unit: null,
      interval: null,
      flag: 'high',
      magnitude: null,
      history: [],
      page: 3,
    }),
  ],
  unconfirmed: 2,
};
