import type { LabFile, LabValue, UploadedFile } from '@petwise/contracts';

/** A value as the server gives it; anything not named is a high creatinine. */
export function labValue(changes: Partial<LabValue> = {}): LabValue {
  return {
    id: changes.analyte ?? 'creatinine',
    analyte: 'creatinine',
    name: 'Creatinine',
    printed: 'CREA',
    text: '3.4',
    value: 3.4,
    unit: 'mg/dL',
    interval: { low: 0.8, high: 2.4, from: 'report' },
    flag: 'high',
    magnitude: 1.417,
    date: '2026-02-14',
    history: [],
    page: 1,
    line: 8,
    corrected: false,
    decision: 'open',
    counts: true,
    ...changes,
  };
}

/** Four values: two out of range, one within, one in words that only a vet reads. */
export const fourValues: readonly LabValue[] = [
  labValue({
    analyte: 'glucose',
    name: 'Glucose',
    text: '110',
    value: 110,
    flag: 'normal',
    interval: { low: 71, high: 182, from: 'species' },
    line: 6,
  }),
  labValue(),
  labValue({
    analyte: 'hematocrit',
    name: 'Hematocrit (PCV)',
    text: '24',
    value: 24,
    unit: '%',
    flag: 'low',
    interval: { low: 30, high: 52, from: 'report' },
    page: 2,
  }),
  labValue({
    analyte: 'urine_bilirubin',
    name: 'Bilirubin in urine',
    text: '2+',
    value: null,
    unit: null,
    interval: null,
    flag: 'high',
    counts: false,
    page: 3,
  }),
];

export function manyValues(count: number): LabValue[] {
  return Array.from({ length: count }, (_, index) =>
    labValue({
      analyte: `analyte_${index}`,
      name: `Analyte number ${index + 1} with a long name`,
      flag: index % 5 === 0 ? 'high' : 'normal',
      line: index + 3,
    }),
  );
}

export const bloods: UploadedFile = {
  id: '5f0c1c0e-3c3b-4f0e-9f5f-0c1c0e3c3b4f',
  name: 'bloods.pdf',
  size: 120_000,
  type: 'application/pdf',
};

export function labFile(values: readonly LabValue[] = fourValues): LabFile {
  const status = values.length > 0 ? 'read' : 'none';
  return { fileId: bloods.id, fileName: bloods.name, status, values: [...values] };
}
