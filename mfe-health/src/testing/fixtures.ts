import type { HealthMetric, HealthSeries, HealthStats } from '@petwise/contracts';

export const SESSION = '0b9f6a52-6f0e-4a7b-9a36-2f6f3c1f7d10';

export const stats: HealthStats = {
  totalRecords: 2_215_981,
  totalDays: 1_100,
  metricsTypes: 15,
  processingTimeMs: 1_249,
};

/** Three years of days with a gap of two weeks in the middle, and some single days missing. */
function madeUpSeries(middle: number, spread: number, isAverage: boolean): HealthSeries {
  const days: number[] = [];
  const values: number[] = [];
  for (let day = 0; day < 1_100; day += 1) {
    if ((day > 540 && day < 556) || day % 97 === 5) continue;
    days.push(day);
    const season = Math.sin(day / 58) * spread * 0.5;
    const noise = Math.sin(day * 12.9898) * spread * 0.5;
    values.push(Number((middle + season + noise).toFixed(2)));
  }
  const series = { start: '2023-01-10', days, values };
  if (!isAverage) return series;
  return {
    ...series,
    low: values.map((value) => Number((value - spread).toFixed(2))),
    high: values.map((value) => Number((value + spread * 1.6).toFixed(2))),
  };
}

interface Made {
  readonly type: string;
  readonly label: string;
  readonly unit: string;
  readonly group: HealthMetric['group'];
  readonly rule?: HealthMetric['rule'];
  readonly middle?: number;
  readonly spread?: number;
}

export function madeUpMetric({
  type,
  label,
  unit,
  group,
  rule = 'average',
  middle = 70,
  spread = 8,
}: Made): HealthMetric {
  const series = madeUpSeries(middle, spread, rule === 'average');
  return {
    type,
    label,
    unit,
    group,
    rule,
    count: 12_345,
    firstDay: '2023-01-10',
    lastDay: '2026-01-13',
    days: series.days.length,
    min: middle - spread,
    max: middle + spread,
    mean: middle,
    latest: series.values.at(-1) ?? null,
    overlapDays: 0,
    trend: null,
    series,
  };
}

export const metrics: readonly HealthMetric[] = [
  madeUpMetric({ type: 'HeartRate', label: 'Heart rate', unit: 'count/min', group: 'vitals' }),
  madeUpMetric({
    type: 'RestingHeartRate',
    label: 'Resting heart rate',
    unit: 'count/min',
    group: 'vitals',
    middle: 55,
    spread: 3,
  }),
  madeUpMetric({
    type: 'OxygenSaturation',
    label: 'Blood oxygen',
    unit: '%',
    group: 'vitals',
    middle: 96,
    spread: 1,
  }),
  madeUpMetric({
    type: 'RespiratoryRate',
    label: 'Respiratory rate',
    unit: 'count/min',
    group: 'vitals',
    middle: 14,
    spread: 1,
  }),
  madeUpMetric({
    type: 'StepCount',
    label: 'Steps',
    unit: 'count',
    group: 'activity',
    rule: 'sum',
    middle: 8_200,
    spread: 3_000,
  }),
  madeUpMetric({
    type: 'SleepAnalysis',
    label: 'Sleep',
    unit: 'hr',
    group: 'activity',
    rule: 'hours',
    middle: 7.1,
    spread: 1.2,
  }),
  madeUpMetric({
    type: 'ActiveEnergyBurned',
    label: 'Active energy',
    unit: 'Cal',
    group: 'activity',
    rule: 'sum',
    middle: 480,
    spread: 120,
  }),
  madeUpMetric({
    type: 'FlightsClimbed',
    label: 'Flights climbed',
    unit: 'count',
    group: 'activity',
    rule: 'sum',
    middle: 9,
    spread: 5,
  }),
  madeUpMetric({
    type: 'Walking',
    label: 'Walking workouts',
    unit: 'min',
    group: 'workouts',
    rule: 'sum',
    middle: 31,
    spread: 12,
  }),
  madeUpMetric({
    type: 'Running',
    label: 'Running workouts',
    unit: 'min',
    group: 'workouts',
    rule: 'sum',
    middle: 24,
    spread: 9,
  }),
  madeUpMetric({
    type: 'BodyMass',
    label: 'Body weight',
    unit: 'kg',
    group: 'measurements',
    middle: 74,
    spread: 1,
  }),
  madeUpMetric({
    type: 'Height',
    label: 'Height',
    unit: 'cm',
    group: 'measurements',
    middle: 178,
    spread: 0,
  }),
  madeUpMetric({
    type: 'DietaryWater',
    label: 'Water drunk',
    unit: 'mL',
    group: 'nutrition',
    rule: 'sum',
    middle: 1_400,
    spread: 400,
  }),
  madeUpMetric({
    type: 'MindfulSession',
    label: 'Mindful sessions',
    unit: 'count',
    group: 'nutrition',
    rule: 'events',
    middle: 2,
    spread: 1,
  }),
  {
    ...madeUpMetric({
      type: 'HeadphoneAudioExposure',
      label: 'Headphone sound',
      unit: 'dBASPL',
      group: 'nutrition',
    }),
    series: null,
  },
];

export const summary = [
  'This Apple Health export, from a person’s phone and watch, holds 2,215,981 records on 1,100 days, from 10 January 2023 to 13 January 2026.',
  'Heart rate and vitals\n- Heart rate: 70 per minute on average, from 44 to 171 per minute (over 1,080 days, 10 January 2023 to 13 January 2026). The last 30 days are like the 30 before.\n- Blood oxygen: 96% on average (over 1,080 days, 10 January 2023 to 13 January 2026).',
  'Sleep and activity\n- Steps: 8,200 a day on average (over 1,080 days, 10 January 2023 to 13 January 2026).',
  'What this cannot say\n- These are a person’s numbers. They say nothing about the pet’s own heart rate, temperature or weight, and are not counted as signs of an illness.',
].join('\n\n');
