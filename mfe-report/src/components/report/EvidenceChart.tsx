import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { BALANCE_REACH, evidenceBalance } from '../../model/evidence-balance.ts';
import type { EvidenceView } from '../../model/report-view.ts';

const HEIGHT = 6;

/** The balance of evidence as blocks around a middle line; the caption says it in words. */
export function EvidenceChart({ evidence }: { readonly evidence: EvidenceView }): ReactNode {
  return (
    <Figure>
      <Drawing
        viewBox={`${-BALANCE_REACH} 0 ${2 * BALANCE_REACH} ${HEIGHT}`}
        aria-hidden
        focusable="false"
      >
        <line x1={-BALANCE_REACH} x2={BALANCE_REACH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {evidenceBalance(evidence).map(({ side, x, width, strength }) => (
          <rect
            key={x}
            data-side={side}
            x={x}
            y={1}
            width={width}
            height={HEIGHT - 2}
            rx={1.2}
            opacity={strength}
          />
        ))}
        <line x1={0} x2={0} y1={0} y2={HEIGHT} data-middle="" />
      </Drawing>
      <figcaption>{copy.balance(evidence.for.length, evidence.against.length)}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: 0.375rem;
  figcaption {
    font-size: ${theme.fontSize.sm};
    color: ${theme.color.textMuted};
  }
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  line {
    stroke: ${theme.color.edge};
  }
  line[data-middle] {
    stroke: ${theme.color.edgeStrong};
  }
  rect[data-side='for'] {
    fill: ${theme.color.confidence.high};
  }
  rect[data-side='against'] {
    fill: ${theme.color.warning.edge};
  }
`;
