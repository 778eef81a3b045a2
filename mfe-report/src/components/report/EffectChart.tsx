import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { formatPercent } from '../../model/likelihood-text.ts';
import type { EffectView } from '../../model/report-view.ts';

const INSET = 4;

/**
 * How far one answer moved a condition: from the ring to the dot. The caption
 * says it in words, unless the text above has said it: then it is a legend.
 */
export function EffectChart({
  effect,
  isStated,
}: {
  readonly effect: EffectView;
  readonly isStated: boolean;
}): ReactNode {
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
      {isStated ? (
        <Legend aria-hidden>
          <Ring /> {copy.effectLegend.before}
          <Dot /> {copy.effectLegend.after}
        </Legend>
      ) : (
        <figcaption>
          {copy.effect(effect.condition, formatPercent(effect.without), formatPercent(effect.with))}
        </figcaption>
      )}
    </Figure>
  );
}

function position(percent: number): number {
  return INSET + (percent / 100) * (200 - 2 * INSET);
}

const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;

const Ring = styled.span`
  width: 0.625rem;
  height: 0.625rem;
  border: 1.5px solid ${theme.color.edgeStrong};
  border-radius: 50%;
`;

const Dot = styled(Ring)`
  margin-inline-start: ${theme.space.xs};
  border: 0;
  background: ${theme.color.primary};
  print-color-adjust: exact;
`;

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
