import { copy } from '../copy.ts';
import { likelihoodOf } from './confidence.ts';

/** A percentage in words: "Likely"; says so when none was given. */
export function likelihoodText(percent: number | null): string {
  return percent === null ? copy.confidenceUnknown : copy.likelihoods[likelihoodOf(percent)];
}
