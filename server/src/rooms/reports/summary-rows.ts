import { TRIAGE_LEVELS, type VetHandover } from '@petwise/contracts';
import { attachmentLines } from './attachment-lines.ts';
import { laboratoryLines } from './laboratory-rows.ts';
import { FACT_LABELS, WORDS } from './words.ts';

/** One row of the page for the veterinarian: a label and its lines, most important first. */
export interface SummaryRow {
  readonly label: string;
  readonly items: readonly string[];
}

/** Everything a veterinarian wants at a glance, in the order of a case record. */
export function summaryRows(handover: VetHandover): SummaryRow[] {
  const { rows } = WORDS;
  return [
    row(rows.urgency, urgencyLines(handover)),
    row(rows.patient, [factLine(handover.patient)]),
    row(rows.history, [handover.history === null ? WORDS.skipped : factLine(handover.history)]),
    row(
      rows.ownersWords,
      handover.ownersWords.map(({ text }) => `“${oneLine(text)}”`),
    ),
    row(rows.findings, findingsOf(handover)),
    row(rows.negatives, handover.pertinentNegatives),
    ...(handover.laboratory === undefined ? [] : [row(rows.laboratory, laboratoryLines(handover))]),
    row(rows.conditions, handover.conditions.map(conditionLine)),
    row(
      rows.tests,
      handover.suggestedTests.map(({ name, type }) => `${name} (${type})`),
    ),
    row(
      rows.timeline,
      handover.timeline.map(({ at, event }) => `${timeText(at)}  ${oneLine(event)}`),
    ),
    row(rows.attachments, attachmentLines(handover.attachments, { most: 2 })),
    row(rows.notUnderstood, handover.notUnderstood),
    row(rows.engine, [engineLine(handover)]),
  ];
}

/** The level in words; doubt may raise the urgency, never hide it. */
export function urgencyWords(level: string): string {
  return WORDS.triage[TRIAGE_LEVELS.find((known) => known === level) ?? 'today'];
}

/** "~85%", rounded to the nearest 5 (RPT-03); empty when not known. */
export function percentText(percent: number | null): string {
  return percent === null ? '' : `~${Math.round(percent / 5) * 5}%`;
}

/** "2026-11-21 08:00 UTC". */
export function timeText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** Facts in one line: "Species: Dog; Breed: Beagle". */
export function factLine(facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts)
    .map(([key, value]) => `${FACT_LABELS[key] ?? key}: ${oneLine(value)}`)
    .join('; ');
}

/** What made the report; says so when the report does not. */
export function engineLine({ engine }: VetHandover): string {
  return engine === null
    ? WORDS.none
    : WORDS.engine(engine.name, engine.version, engine.knowledgeVersion);
}

function row(label: string, items: readonly string[]): SummaryRow {
  const present = items.filter((item) => item.trim() !== '');
  return { label, items: present.length === 0 ? [WORDS.none] : present };
}

function urgencyLines({ urgency }: VetHandover): string[] {
  if (urgency === null) return [];
  return [`${urgencyWords(urgency.level)}. ${urgency.advice}`, ...urgency.reasons];
}

/** Warning signs first, then every present sign that speaks for a condition, each once. */
function findingsOf(handover: VetHandover): string[] {
  const signs = handover.conditions
    .flatMap(({ speaksFor }) => speaksFor)
    .map((line) => line.replace(/ \((?:seen|not typical)[^)]*\)$/, ''))
    .filter((line) => !/^(?:no|not|without|more common) /i.test(line));
  return [...new Set([...handover.redFlags.map(({ text }) => text), ...signs])];
}

function conditionLine(condition: VetHandover['conditions'][number]): string {
  const percent = percentText(condition.confidencePercent);
  return `${condition.rank}. ${condition.condition}${percent === '' ? '' : ` (${percent})`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
