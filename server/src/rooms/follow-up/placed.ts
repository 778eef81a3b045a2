import type { Assessment } from '@petwise/contracts';

/** Where a report had what the vet found later. */
export type Placed = 'first' | 'listed' | 'nowhere';

/** Compares by the names and other names of the causes, whatever their case and in whichever English. */
export function placedIn(assessment: Assessment, diagnosis: string): Placed {
  const found = plain(diagnosis);
  const has = (one: { condition: string; otherNames?: string[] | undefined } | null): boolean =>
    one !== null &&
    [one.condition, ...(one.otherNames ?? [])].some((name) => plain(name) === found);
  if (has(assessment.primary_diagnosis)) return 'first';
  return assessment.differential_diagnoses.some(has) ? 'listed' : 'nowhere';
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/ae|oe/g, 'e')
    .replaceAll(/our\b/g, 'or')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
