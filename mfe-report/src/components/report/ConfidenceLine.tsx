import { shownPercent } from '@petwise/contracts';
import { ConfidenceBar } from '@petwise/ui';
import type { ReactNode } from 'react';
import { formatApproximate, likelihoodText } from '../../model/likelihood-text.ts';

/** "Likely · ~70%" beside its bar (RPT-03); nothing without a usable number. */
export function ConfidenceLine({ percent }: { readonly percent: number | null }): ReactNode {
  if (percent === null) return null;
  return (
    <ConfidenceBar
      percent={shownPercent(percent)}
      level="plain"
      label={`${likelihoodText(percent)} · ${formatApproximate(percent)}`}
    />
  );
}
