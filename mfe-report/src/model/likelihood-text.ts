import { copy } from '../copy.ts';
import { likelihoodOf } from './confidence.ts';

/** A percentage in words: "Likely"; says so when none was given. */
export function likelihoodText(percent: number | null): string {
  return percent === null ? copy.confidenceUnknown : copy.likelihoods[likelihoodOf(percent)];
}

/** "87%", as the diagnosis view shows it (DX-03, DX-04), or empty when not known; none is impossible. */
export function formatPercent(percent: number | null): string {
  if (percent === null) return '';
  const whole = Math.round(percent);
  return whole === 0 ? copy.leastPercent : `${whole}%`;
}
