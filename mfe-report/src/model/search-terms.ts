import { isOfSkin } from './care.ts';
import type { DiagnosisView } from './diagnoses.ts';

/** DX-09: what to look up among the lab tests, each term once, in the rules' order. */
export function searchTerms(diagnoses: readonly DiagnosisView[]): readonly string[] {
  const conditions = diagnoses.map((diagnosis) => diagnosis.condition.toLowerCase());
  const mentions = (word: string) => conditions.some((condition) => condition.includes(word));
  const terms: string[] = [];
  if (mentions('blood')) terms.push('Complete Blood Count CBC');
  if (conditions.some(isOfSkin)) terms.push('Skin Biopsy');
  const unsure = diagnoses.some(({ percent }) => percent !== null && percent < 80);
  if (unsure) terms.push('Basic Metabolic Panel');
  return terms;
}
