import type { Group, MetricResult, Warning } from './health-result.ts';
import { type UnitText, unitText } from './unit-text.ts';

/** Whose data it is. A person's, unless the owner says the device was the pet's. */
export type Subject = 'person' | 'pet';

/** For whom the words are. */
export interface HealthReader {
  readonly subject: Subject;
  /** How they write numbers and days in an English text: `en-GB`. */
  readonly locale: string;
}

/** What the words are made from; a result kept in a database has just this. */
export interface DescribedHealth {
  readonly records: number;
  readonly days: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly workouts: number;
  readonly metrics: readonly DescribedMetric[];
  readonly warnings: readonly Warning[];
}

/** What the words about a metric need of it. */
export type DescribedMetric = Pick<
  MetricResult,
  | 'label'
  | 'unit'
  | 'group'
  | 'rule'
  | 'firstDay'
  | 'lastDay'
  | 'min'
  | 'max'
  | 'mean'
  | 'days'
  | 'trend'
>;

const TITLES: Readonly<Record<Group, string>> = {
  vitals: 'Heart rate and vitals',
  activity: 'Sleep and activity',
  workouts: 'Workouts',
  measurements: 'Measurements',
  nutrition: 'Nutrition and wellness',
};
const LINES_A_GROUP = 6;
/** Changes smaller than this are called none. */
const NOTABLE = 0.05;

/**
 * An export in plain words: levels and trends with the days they rest on, and
 * what they cannot say. Paragraphs are parted by blank lines.
 */
export function describeHealth(health: DescribedHealth, { subject, locale }: HealthReader): string {
  const units = unitText(locale);
  const paragraphs = [opening(health, subject, units)];
  for (const [group, title] of groupTitles()) {
    const lines = health.metrics
      .filter((metric) => metric.group === group && metric.mean !== null)
      .slice(0, LINES_A_GROUP)
      .map((metric) => `- ${metricLine(metric, units)}`);
    if (lines.length > 0) paragraphs.push(`${title}\n${lines.join('\n')}`);
  }
  paragraphs.push(limits(health.warnings, subject, units));
  return paragraphs.join('\n\n');
}

function groupTitles(): [Group, string][] {
  // The keys of a record of groups are groups.
  return Object.entries(TITLES) as [Group, string][];
}

function opening(
  { records, days, firstDay, lastDay, workouts }: DescribedHealth,
  subject: Subject,
  { number, day }: UnitText,
): string {
  const whose =
    subject === 'pet' ? 'a device that the owner says the pet wore' : 'a person’s phone and watch';
  const start = `This Apple Health export, from ${whose}, holds`;
  if (records === 0) return `${start} no records.`;
  const sport = workouts === 0 ? '' : ` It also lists ${number(workouts)} workouts.`;
  if (firstDay === null || lastDay === null)
    return `${start} ${number(records)} records. None of them has a date that can be read.${sport}`;
  return `${start} ${number(records)} records on ${number(days)} days, from ${day(firstDay)} to ${day(lastDay)}.${sport}`;
}

function metricLine(metric: DescribedMetric, units: UnitText): string {
  const { label, unit, rule, mean, min, max, firstDay, lastDay } = metric;
  if (mean === null || firstDay === null || lastDay === null) return label;
  const per = rule === 'average' ? 'on average' : 'a day on average';
  const range =
    min === null || max === null || min === max ? '' : `, from ${units.range(min, max, unit)}`;
  const days =
    metric.days === 1
      ? `on ${units.day(firstDay)}`
      : `over ${units.number(metric.days)} days, ${units.day(firstDay)} to ${units.day(lastDay)}`;
  return `${label}: ${units.value(mean, unit)} ${per}${range} (${days}).${trendLine(metric, units)}`;
}

function trendLine({ trend, unit }: DescribedMetric, { value }: UnitText): string {
  if (trend === null) return '';
  const { recent, earlier, change, windowDays } = trend;
  const levels = `${value(recent, unit)} against ${value(earlier, unit)}`;
  if (Math.abs(change) < NOTABLE)
    return ` The last ${windowDays} days are like the ${windowDays} before.`;
  const way = change > 0 ? 'higher' : 'lower';
  return ` The last ${windowDays} days are ${Math.round(Math.abs(change) * 100)}% ${way} than the ${windowDays} before (${levels}).`;
}

function limits(warnings: readonly Warning[], subject: Subject, units: UnitText): string {
  const lines = [
    subject === 'pet'
      ? 'The owner says the pet wore the device. It was made for people: its readings on an animal are not checked, and normal ranges for people do not apply.'
      : 'These are a person’s numbers. They say nothing about the pet’s own heart rate, temperature or weight, and are not counted as signs of an illness.',
    'Days are taken as the export writes them. Gaps mean that nothing was recorded, not that nothing happened.',
    ...warnings.map((warning) => warningText(warning, units)),
  ];
  return `What this cannot say\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** One warning in a sentence. */
function warningText(warning: Warning, { number }: UnitText): string {
  switch (warning.code) {
    case 'not-closed':
      return 'The export ends early. Some of the newest data may be missing.';
    case 'bad-dates':
      return `${number(warning.count)} records have a date that cannot be read. They are counted, and belong to no day.`;
    case 'several-exports':
      return `The zip file holds ${warning.count} exports. The largest one was read.`;
    case 'mixed-units':
      return `Some data is written in more than one unit and shown once for each: ${warning.labels.join(', ')}.`;
    case 'overlap':
      return `More than one device counted the same thing on some days. The largest count of each day was taken: ${warning.labels.join(', ')}.`;
    case 'daily-cut':
      return 'The export holds more daily values than can be kept. Totals are complete, some charts are not.';
  }
}
