import { copy, exact } from '../copy.ts';
import { recordOf, textsOf } from './read-values.ts';

/** The two columns of DX-06. */
export interface CareView {
  readonly immediate: readonly string[];
  readonly professional: readonly string[];
}

/** What a server says to do about a diagnosis; `null` when either column would be empty. */
export function readCare(value: unknown): CareView | null {
  const record = recordOf(value);
  const immediate = textsOf(record['immediate']);
  const professional = textsOf(record['professional']);
  return immediate.length > 0 && professional.length > 0 ? { immediate, professional } : null;
}

/**
 * DX-06 for the primary diagnosis: the server's own lines, else the fixed lines of the specification
 * when it is one of the skin, else what is right for any illness
 * (docs/decisions/0018-treatment-lines.md).
 */
export function careFor(
  diagnosis: { readonly condition: string; readonly care: CareView | null } | null,
): CareView {
  const { immediateLines, professionalLines } = exact.dx;
  if (diagnosis?.care) return diagnosis.care;
  return diagnosis && isOfSkin(diagnosis.condition)
    ? { immediate: immediateLines, professional: professionalLines }
    : copy.plainCare;
}

/** Whether a condition's name says that it is one of the skin, by the words of DX-09. */
export function isOfSkin(condition: string): boolean {
  return /skin|dermat/i.test(condition);
}
