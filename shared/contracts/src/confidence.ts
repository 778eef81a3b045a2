/**
 * The one place where a confidence of an assessment becomes a percentage, 0 to 100. RPT-03: a value
 * of 1 or less is a fraction, so that 0.01 is one percent and 1 is a hundred. Null for what is no
 * confidence: showing a broken value as certainty would mislead.
 *
 * What comes out is a percentage for good. `Diagnosis.confidence` and `confidencePercent` carry it
 * and are never read as fractions again: there 1 is one percent.
 */
export function percentOfConfidence(confidence: number): number | null {
  const percent = confidence <= 1 ? confidence * 100 : confidence;
  return isPercent(percent) ? percent : null;
}

/** Whether a number can be a percentage of certainty. */
export function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}

/**
 * Percent to the nearest 5, as reports show it (RPT-03); what is not certain is never 100
 * (docs/decisions/0015-confidence-cap.md).
 */
export function shownPercent(percent: number): number {
  return Math.min(Math.round(percent / 5) * 5, percent < 99.5 ? 95 : 100);
}
