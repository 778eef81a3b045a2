import { asSpelled } from '@petwise/ui';
import { type CareView, readCare } from './care.ts';
import { readPercent } from './confidence.ts';
import { listOf, recordOf, textOf } from './read-values.ts';

/** A diagnosis of the results view, cleaned. */
export interface DiagnosisView {
  readonly condition: string;
  readonly description: string;
  /** 0 to 100, or `null` when the message gave no usable number. */
  readonly percent: number | null;
  readonly isPrimary: boolean;
  /** What the server says to do about it; `null` when it says nothing. */
  readonly care: CareView | null;
}

/** Reads the diagnoses of a message; entries without a condition are dropped. */
export function readDiagnoses(value: unknown): readonly DiagnosisView[] {
  return listOf(value)
    .map((entry) => {
      const record = recordOf(entry);
      return {
        condition: asSpelled(textOf(record['condition'])),
        description: asSpelled(textOf(record['description'])),
        percent: readPercent(record['confidence']),
        isPrimary: record['isPrimary'] === true,
        care: readCare(record['care']),
      };
    })
    .filter(({ condition }) => condition !== '');
}

/** DX-03: the first that is flagged, else the first. */
export function primaryOf(diagnoses: readonly DiagnosisView[]): DiagnosisView | null {
  return diagnoses.find(({ isPrimary }) => isPrimary) ?? diagnoses[0] ?? null;
}
