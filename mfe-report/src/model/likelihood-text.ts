import { shownPercent } from '@petwise/contracts';
import { formatNumber } from '@petwise/ui';
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
  return whole === 0 ? copy.under(percentText(1)) : percentText(whole);
}

/**
 * "~85%", rounded to the nearest 5 (RPT-03), "under 5%" for what would be none, as on the vet's page; empty when the
 * confidence is not known.
 */
export function formatApproximate(percent: number | null): string {
  if (percent === null) return '';
  const shown = shownPercent(percent);
  return shown === 0 ? copy.under(percentText(5)) : `~${percentText(shown)}`;
}

/** As the owner writes it: "87%", "87 %". */
function percentText(percent: number): string {
  return formatNumber(percent / 100, { style: 'percent' });
}
