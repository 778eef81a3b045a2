import { theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { labScale } from '../../model/lab-scale.ts';
import type { LabValueView } from '../../model/lab-view.ts';

const WIDTH = 200;
const INSET = 6;
const MIDDLE = 8;

/** A value on the line of its normal range, with the others as rings; words stand beside it. */
export function LabValuesChart({ value }: { readonly value: LabValueView }): ReactNode {
  const scale = labScale(value);
  if (scale === null || value.value === null) return null;
  const at = (share: number): number => INSET + share * (WIDTH - 2 * INSET);
  const now = at(scale.at(value.value));
  const earlier = ringsOf(value).map((old) => at(scale.at(old)));
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`} aria-hidden focusable="false">
      <line x1={INSET} x2={WIDTH - INSET} y1={MIDDLE} y2={MIDDLE} data-part="track" />
      <line x1={at(scale.from)} x2={at(scale.to)} y1={MIDDLE} y2={MIDDLE} data-part="range" />
      {earlier.map((x, index) => (
        <circle key={index} cx={x} cy={MIDDLE} r={3} data-part="earlier" />
      ))}
      <Mark x={now} flag={value.flag} />
    </Drawing>
  );
}

/** The other values that can stand on the same line. */
function ringsOf({ others, history, unit }: LabValueView): readonly number[] {
  const drawn = others.length > 0 ? others.filter((other) => other.unit === unit) : history;
  return drawn.flatMap(({ value }) => (value === null ? [] : [value]));
}

/** A shape for each flag, so that it does not hang on the colour alone. */
function Mark({ x, flag }: { readonly x: number; readonly flag: LabValueView['flag'] }): ReactNode {
  const up = `${x},${MIDDLE - 5} ${x + 5},${MIDDLE + 4} ${x - 5},${MIDDLE + 4}`;
  const down = `${x},${MIDDLE + 5} ${x + 5},${MIDDLE - 4} ${x - 5},${MIDDLE - 4}`;
  if (flag === 'high') return <polygon points={up} data-flag="high" />;
  if (flag === 'low') return <polygon points={down} data-flag="low" />;
  return <circle cx={x} cy={MIDDLE} r={4.5} data-flag="normal" />;
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  [data-part='track'] {
    stroke: ${theme.color.edge};
    stroke-width: 5;
    stroke-linecap: round;
  }
  [data-part='range'] {
    stroke: ${theme.color.success.edge};
    stroke-width: 5;
    opacity: 0.45;
  }
  [data-part='earlier'] {
    fill: ${theme.color.surface};
    stroke: ${theme.color.edgeStrong};
    stroke-width: 1.5;
  }
  [data-flag] {
    stroke: ${theme.color.surface};
    stroke-width: 1;
  }
  [data-flag='normal'] {
    fill: ${theme.color.success.ink};
  }
  [data-flag='high'] {
    fill: ${theme.color.warning.ink};
  }
  [data-flag='low'] {
    fill: ${theme.color.info.ink};
  }
`;
