import type { HealthMetric, HealthSeries } from '@petwise/contracts';
import {
  ArrowLeft,
  ArrowRight,
  Cluster,
  Collapsible,
  IconButton,
  SegmentedChoice,
  Stack,
  Text,
  theme,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { hasStep, pointsOf, spanOf, step, wholeSpan, type Zoom } from '../model/chart-view.ts';
import { spanText } from '../model/span-text.ts';
import { valueText } from '../model/value-text.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTable } from './ChartTable.tsx';
import { useSpace } from './use-space.ts';

const PIXELS_A_POINT = 3;

/** One metric by day: a line, its range, a zoom, and the same as a table. */
export function MetricChart({ metric }: { readonly metric: HealthMetric }): ReactNode {
  const { series } = metric;
  if (series === null) return <Text tone="muted">{COPY.charts.noNumbers}</Text>;
  return <SeriesChart metric={metric} series={series} />;
}

interface SeriesChartProps {
  readonly metric: HealthMetric;
  readonly series: HealthSeries;
}

function SeriesChart({ metric, series }: SeriesChartProps): ReactNode {
  const [zoom, setZoom] = useState<Zoom>('all');
  const [day, setDay] = useState(() => wholeSpan(series).to);
  const [frame, space] = useSpace();
  const span = spanOf(series, zoom, day);
  const points = pointsOf(series, span, Math.floor(space.width / PIXELS_A_POINT));
  const when = spanText(span, zoom);
  const isAverage = metric.rule === 'average';

  return (
    <Stack gap="sm" ref={frame}>
      <Cluster align="between">
        <Facts>
          {metric.latest === null ? null : (
            <div>
              <dt>{COPY.charts.latest}</dt>
              <dd>{valueText(metric.latest, metric.unit)}</dd>
            </div>
          )}
          {metric.mean === null ? null : (
            <div>
              <dt>{COPY.charts.mean(!isAverage)}</dt>
              <dd>{valueText(metric.mean, metric.unit)}</dd>
            </div>
          )}
        </Facts>
        <SegmentedChoice<Zoom>
          legend={COPY.charts.zoom}
          hideLegend
          value={zoom}
          onChange={setZoom}
          options={[
            { value: 'all', label: COPY.charts.all },
            { value: 'year', label: COPY.charts.year },
            { value: 'month', label: COPY.charts.month },
          ]}
        />
      </Cluster>
      <Cluster align="between">
        <Text tone="strong" size="sm" aria-live="polite">
          {when}
        </Text>
        {zoom === 'all' ? null : (
          <Cluster gap="xxs">
            <IconButton
              label={COPY.charts.back}
              icon={<ArrowLeft />}
              disabled={!hasStep(series, { zoom, day }, -1)}
              onClick={() => setDay(step({ zoom, day }, -1))}
            />
            <IconButton
              label={COPY.charts.forward}
              icon={<ArrowRight />}
              disabled={!hasStep(series, { zoom, day }, 1)}
              onClick={() => setDay(step({ zoom, day }, 1))}
            />
          </Cluster>
        )}
      </Cluster>
      <ChartDrawing metric={metric} points={points} view={{ span, zoom, when, space }} />
      <Text tone="muted" size="xs">
        {isAverage ? COPY.charts.spread : COPY.charts.gaps}
      </Text>
      <Collapsible look="plain" title={COPY.charts.table}>
        <ChartTable metric={metric} points={points} when={when} />
      </Collapsible>
    </Stack>
  );
}

const Facts = styled.dl`
  display: flex;
  gap: ${theme.space.lg};
  margin: 0;
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.xs};
  }
  dd {
    margin: 0;
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.fontWeight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
