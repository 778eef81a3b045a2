import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { formatPercent } from '../../model/confidence.ts';
import type { EffectView } from '../../model/report-view.ts';

const INSET = 4;

/** How far one answer moved a condition: from the ring to the dot; the caption says it in words. */
export function EffectChart({ effect }: { readonly effect: EffectView }): ReactNode {
  const before = position(effect.without);
  const after = position(effect.with);
  return (
    <Figure>
      <svg viewBox="0 0 200 12" aria-hidden focusable="false">
        <line x1={INSET} x2={200 - INSET} y1={6} y2={6} data-part="track" />
        <line x1={before} x2={after} y1={6} y2={6} data-part="move" />
        <circle cx={before} cy={6} r={3} data-part="before" />
        <circle cx={after} cy={6} r={4} data-part="after" />
      </svg>
      <figcaption>
        {copy.effect(effect.condition, formatPercent(effect.without), formatPercent(effect.with))}
      </figcaption>
    </Figure>
  );
}

function position(percent: number): number {
  return INSET + (percent / 100) * (200 - 2 * INSET);
}

const Figure = styled.figure`
  display: grid;
  gap: 0.125rem;
  svg {
    width: 100%;
    max-width: 24rem;
  }
  figcaption {
    font-size: ${theme.fontSize.sm};
    color: ${theme.color.textMuted};
  }
  [data-part='track'] {
    stroke: ${theme.color.edge};
    stroke-width: 3;
    stroke-linecap: round;
  }
  [data-part='move'] {
    stroke: ${theme.color.primary};
    stroke-width: 3;
  }
  [data-part='before'] {
    fill: ${theme.color.surface};
    stroke: ${theme.color.edgeStrong};
    stroke-width: 1.5;
  }
  [data-part='after'] {
    fill: ${theme.color.primary};
  }
`;
