import type { HealthMetric } from '@petwise/contracts';
import { Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { areaPath, linePath } from '../model/chart-paths.ts';
import { dayTicks, valueScale } from '../model/chart-scale.ts';
import { type Point, runsOf, type Span, type Zoom } from '../model/chart-view.ts';
import { numberText, unitText, valueText } from '../model/value-text.ts';
import type { Space } from './use-space.ts';

export interface ChartDrawingProps {
  readonly metric: HealthMetric;
  readonly points: readonly Point[];
  readonly view: {
    readonly span: Span;
    readonly zoom: Zoom;
    readonly when: string;
    readonly space: Space;
  };
}

/** Pixels, as all here; what is beside it for words grows with the text. */
const INNER_HEIGHT = 170;
const PAD = { top: 26, right: 12, bottom: 24, left: 44 } as const;
const PIXELS_A_TICK = 48;

/** The drawing itself; what it shows is also in the table below it. */
export function ChartDrawing({ metric, points, view }: ChartDrawingProps): ReactNode {
  const name = useId();
  if (points.length === 0) return <Text tone="muted">{COPY.charts.empty}</Text>;
  const { span, zoom, when, space } = view;
  const { width, text } = space;
  const left = PAD.left * text;
  const top = PAD.top * text;
  const height = top + INNER_HEIGHT + PAD.bottom * text;
  const isAverage = metric.rule === 'average';
  const scale = valueScale(points, !isAverage);
  const inner = Math.max(1, width - left - PAD.right * text);
  const days = Math.max(1, span.to - span.from);
  const x = (day: number): number => left + ((day - span.from) / days) * inner;
  const y = (value: number): number =>
    top + (1 - (value - scale.least) / (scale.most - scale.least)) * INNER_HEIGHT;
  const [least, most] = [
    Math.min(...points.map(({ low }) => low)),
    Math.max(...points.map(({ high }) => high)),
  ];
  const range = COPY.charts.range(valueText(least, metric.unit), valueText(most, metric.unit));
  const runs = runsOf(points);
  const lines = runs.filter((run) => run.length > 1);
  const dots = runs.flatMap((run) => (run.length === 1 ? run : []));

  return (
    <>
      <span hidden id={name}>
        <span lang="en">{metric.label}</span>, {COPY.charts.of(when, range)}
      </span>
      <Drawing role="img" aria-labelledby={name} viewBox={`0 0 ${width} ${height}`} height={height}>
        <text x={0} y={10 * text}>
          {unitText(metric.unit)}
        </text>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={left} x2={left + inner} y1={y(tick)} y2={y(tick)} />
            <text x={left - 8} y={y(tick) + 4 * text} textAnchor="end">
              {numberText(tick)}
            </text>
          </g>
        ))}
        {dayTicks(span, zoom, Math.max(2, Math.floor(inner / (PIXELS_A_TICK * text)))).map(
          ({ at, label }) => (
            <text key={at} x={x(at)} y={height - 6 * text} textAnchor="middle">
              {label}
            </text>
          ),
        )}
        {lines.map((run) => (
          <path
            key={`area ${run[0]?.from}`}
            className="band"
            d={areaPath(run, {
              x,
              high: (point) => y(isAverage ? point.high : point.value),
              low: (point) => y(isAverage ? point.low : 0),
            })}
          />
        ))}
        {dots.map((point) => (
          <line
            key={`range ${point.from}`}
            className="spread"
            x1={x(point.from)}
            x2={x(point.from)}
            y1={y(point.low)}
            y2={y(point.high)}
          />
        ))}
        {lines.map((run) => (
          <path key={`line ${run[0]?.from}`} className="line" d={linePath(run, { x, y })} />
        ))}
        {dots.map((point) => (
          <circle
            key={point.from}
            className="dot"
            cx={x(point.from)}
            cy={y(point.value)}
            r={2.25}
          />
        ))}
      </Drawing>
    </>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  text {
    fill: ${theme.color.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  .grid {
    stroke: ${theme.color.edge};
  }
  .band {
    fill: color-mix(in srgb, ${theme.color.primary} 16%, transparent);
  }
  .spread {
    stroke: color-mix(in srgb, ${theme.color.primary} 30%, transparent);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .line {
    fill: none;
    stroke: ${theme.color.primary};
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .dot {
    fill: ${theme.color.primary};
  }
`;
