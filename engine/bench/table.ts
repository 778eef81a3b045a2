import type { Summary } from './measure.ts';
import type { Share } from './statistics.ts';
import { f1, f1Interval, interval, rate } from './statistics.ts';

/** One row as it is stored in table.jsonl: plain numbers that two runs can be compared by. */
export type Row = Readonly<Record<string, number>>;

export function rowOf(summary: Summary): Row {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    n: summary.n,
    covered: round(rate(summary.covered)),
    top1: round(rate(summary.top1)),
    top3: round(rate(summary.top3)),
    safe: round(rate(summary.safe)),
    over: round(rate(summary.over)),
    redFlagCases: round(rate(summary.redFlags)),
    redFlagSuite: round(rate(summary.suite)),
    questions: round(summary.questions),
    messages: summary.messages,
    signF1: round(f1(summary.signs)),
    negationF1: round(f1(summary.negation)),
    duration: round(rate(summary.duration)),
    calibration: round(summary.calibration),
    calibrationRaw: round(summary.calibrationRaw),
    calibrationChance: round(summary.calibrationChance),
  };
}

const whole = (p: number): string => String(Math.round(p * 100));
function ranged(share: Share): string {
  if (!share.n) return '-';
  const [from, to] = interval(share);
  return `${whole(rate(share))} (${whole(from)}-${whole(to)})`;
}

function scored(summary: Summary['signs']): string {
  if (!summary.tp) return '-';
  const [from, to] = f1Interval(summary);
  return `${f1(summary).toFixed(2)} (${from.toFixed(2)}-${to.toFixed(2)})`;
}

const columns: readonly (readonly [string, (summary: Summary) => string])[] = [
  ['n', (row) => String(row.n)],
  ['covered', (row) => (row.n ? whole(rate(row.covered)) : '-')],
  ['top-1 %', (row) => ranged(row.top1)],
  ['top-3 %', (row) => ranged(row.top3)],
  ['safe %', (row) => ranged(row.safe)],
  ['over %', (row) => ranged(row.over)],
  ['red flags %', (row) => ranged(row.redFlags)],
  ['rule suite %', (row) => ranged(row.suite)],
  ['questions', (row) => row.questions.toFixed(1)],
  ['messages', (row) => String(row.messages)],
  ['sign F1', (row) => scored(row.signs)],
  ['negation F1', (row) => scored(row.negation)],
  ['duration %', (row) => ranged(row.duration)],
  ['ECE shown', (row) => (row.n ? row.calibration.toFixed(3) : '-')],
  ['ECE', (row) => (row.n ? row.calibrationRaw.toFixed(3) : '-')],
  ['by chance', (row) => (row.n ? row.calibrationChance.toFixed(3) : '-')],
  ['p95 ms', (row) => row.p95.toFixed(1)],
];

/** The table as text, one line a row. */
export function render(rows: readonly (readonly [string, Summary])[]): string {
  const lines = [
    ['', ...columns.map(([title]) => title)],
    ...rows.map(([name, summary]) => [name, ...columns.map(([, text]) => text(summary))]),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What changed against the stored table by more than half a per cent. */
export function changes(
  before: Readonly<Record<string, Row>>,
  now: Readonly<Record<string, Row>>,
): string[] {
  return Object.entries(now).flatMap(([name, row]) =>
    Object.entries(row).flatMap(([key, value]) => {
      const old = before[name]?.[key];
      return old === undefined || Math.abs(old - value) < 0.005
        ? []
        : [`${name} ${key}: ${old} -> ${value}`];
    }),
  );
}
