import {
  shownPercent,
  TRIAGE_LEVELS,
  type VetHandover,
  type WeightUnits,
} from '@petwise/contracts';
import { attachmentLines, unread } from './attachment-lines.ts';
import { laboratoryGlance } from './laboratory-rows.ts';
import { signalment } from './signalment.ts';
import { weightLine } from './weight-lines.ts';
import { FACT_LABELS, WORDS } from './words.ts';

/** An answer this short says nothing without its question. */
const SHORT_ANSWER = 60;

/** How who reads a report writes times and weights. */
export interface Reader {
  readonly timeZone: string;
  readonly units: WeightUnits;
}

/** One row of the page for the veterinarian: a label and its lines, most important first. */
export interface SummaryRow {
  readonly label: string;
  readonly items: readonly string[];
}

/** What a veterinarian in a hurry reads, in the order of a case record; it fits one screen of a desktop. */
export function glanceRows(handover: VetHandover, { timeZone, units }: Reader): SummaryRow[] {
  const { rows } = WORDS;
  const { history } = handover;
  return [
    row(rows.urgency, urgencyLines(handover)),
    row(rows.patient, [signalment(handover.patient, units)]),
    ...optional(rows.outcome, outcomeLines(handover)),
    ...optional(
      rows.vetAnswers,
      (handover.vetAnswers ?? []).map((one) => vetAnswerLine(one, timeZone)),
    ),
    row(rows.findings, findingsOf(handover)),
    ...optional(
      rows.timeline,
      handover.timeline.map((one) => timelineLine(one, timeZone)),
    ),
    ...optional(rows.ownersWords, ownWordsOf(handover)),
    ...optional(rows.secondProblem, secondProblemLines(handover)),
    row(rows.medicines, [
      history === null ? WORDS.skipped : (history['medications'] ?? WORDS.notTold),
    ]),
    ...optional(rows.illnesses, [history?.['chronicIllnesses'] ?? '']),
    ...optional(rows.laboratory, laboratoryGlance(handover)),
    ...optional(rows.weights, weightLine(handover.weights ?? [], units)),
    row(rows.conditions, conditionLines(handover.conditions)),
    row(rows.tests, [handover.suggestedTests.map(({ name }) => name).join('; ')]),
  ];
}

/** Of these rows, what a vet needs before all else, and the rest: a phone shows the first, and folds the others. */
export function partedRows(rows: readonly SummaryRow[]): {
  readonly first: readonly SummaryRow[];
  readonly rest: readonly SummaryRow[];
} {
  const { urgency, patient, outcome, findings, timeline, secondProblem, conditions } = WORDS.rows;
  const leading: readonly string[] = [
    urgency,
    patient,
    outcome,
    findings,
    timeline,
    secondProblem,
    conditions,
  ];
  const isFirst = ({ label }: SummaryRow): boolean => leading.includes(label);
  return { first: rows.filter(isFirst), rest: rows.filter((row) => !isFirst(row)) };
}

/** The rest of the case record, a line or two each. */
export function recordRows(handover: VetHandover): SummaryRow[] {
  const { rows } = WORDS;
  const { medications: _, chronicIllnesses: __, ...history } = handover.history ?? {};
  return [
    ...optional(rows.history, [factLine(history)]),
    row(rows.negatives, negativesOf(handover)),
    ...optional(rows.attachments, attachmentLines(unread(handover), { most: 2 })),
    ...optional(rows.notUnderstood, handover.notUnderstood),
    ...optional(rows.secondReader, handover.secondReader ?? []),
    row(rows.engine, [engineLine(handover)]),
  ];
}

/** A row that is left out when it holds nothing. */
function optional(label: string, items: readonly string[]): SummaryRow[] {
  return items.every((item) => item.trim() === '') ? [] : [row(label, items)];
}

function outcomeLines({ outcome }: VetHandover): string[] {
  return outcome === undefined ? [] : [`${outcome.diagnosis} (${outcome.foundOn})`];
}

function vetAnswerLine(
  one: NonNullable<VetHandover['vetAnswers']>[number],
  timeZone: string,
): string {
  return `${[timeText(one.at, timeZone), one.author].filter(Boolean).join(', ')}: ${oneLine(one.words)}`;
}

function timelineLine(
  { began, since, words }: VetHandover['timeline'][number],
  timeZone: string,
): string {
  const stated = words.includes(since) ? `“${oneLine(words)}”` : `${oneLine(words)} ${since}`;
  return began === undefined ? stated : `${WORDS.about(dayText(began, timeZone))}: ${stated}`;
}

/** The level in words; doubt may raise the urgency, never hide it. */
export function urgencyWords(level: string): string {
  return WORDS.triage[TRIAGE_LEVELS.find((known) => known === level) ?? 'today'];
}

/** "~85%", rounded to the nearest 5 (RPT-03), "under 5%" for what would be none; empty when not known. */
export function percentText(percent: number | null): string {
  if (percent === null) return '';
  const shown = shownPercent(percent);
  return shown === 0 ? WORDS.least : `~${shown}%`;
}

/** "Repeated vomiting" of "Repeated vomiting: it dries a dog out". */
export function flagName(text: string): string {
  return /^([^:]{3,60}): /.exec(text)?.[1] ?? text;
}

/** "2026-11-21 09:00 GMT+1", in the reader's time zone; UTC where that is none that is known. */
export function timeText(iso: string, timeZone = 'UTC'): string {
  const part = partsOf(iso, timeZone);
  return `${dayText(iso, timeZone)} ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}

/** "2026-11-21", the day that a moment falls on in the reader's time zone. */
export function dayText(iso: string, timeZone: string): string {
  const part = partsOf(iso, timeZone);
  return `${part('year')}-${part('month')}-${part('day')}`;
}

function partsOf(iso: string, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return (type) => parts.get(type) ?? '';
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
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
  if (urgency === null) return [WORDS.noUrgency];
  const level = urgencyWords(urgency.level);
  const isStated = urgency.advice.startsWith(level);
  return [isStated ? urgency.advice : `${level}. ${urgency.advice}`, ...urgency.reasons];
}

/** What the owner wrote beside the sentences that say since when, which stand in a row of their own. */
export function unquotedWords({ ownersWords, timeline }: VetHandover): string[] {
  const isQuoted = (text: string): boolean =>
    !/[\p{L}\d]/u.test(timeline.reduce((rest, { words }) => rest.replace(words, ''), text));
  return ownersWords.map(({ text }) => text).filter((text) => !isQuoted(text));
}

/** A short answer stands with its question. */
function ownWordsOf(handover: VetHandover): string[] {
  const replies = new Set(handover.answers.map(({ answer }) => answer.trim()));
  return unquotedWords(handover)
    .filter((text) => text.length > SHORT_ANSWER || !replies.has(text.trim()))
    .map((text) => `“${oneLine(text)}”`);
}

/** Warning signs that the urgency does not name yet, then every present sign, each once. */
function findingsOf({ redFlags, urgency, signs, conditions }: VetHandover): string[] {
  const named = new Set(urgency?.reasons.map(flagName));
  const flags = redFlags.map(({ text }) => flagName(text)).filter((name) => !named.has(name));
  return [
    ...(flags.length === 0 ? [] : [`${WORDS.redFlags}: ${flags.join('; ')}`]),
    signs ? signLine(signs) : signsWeighed(conditions).join('; '),
  ];
}

/** "limping, weak (“for two days”); coughing": those of one time together, in the order of the first. */
function signLine(signs: NonNullable<VetHandover['signs']>): string {
  const together = new Map<string | undefined, typeof signs>();
  for (const one of signs) {
    const time = one.since?.toLowerCase();
    together.set(time, [...(together.get(time) ?? []), one]);
  }
  return [...together.values()]
    .map((all) => {
      const names = all.map(({ sign }) => sign);
      const since = all[0]?.since;
      return since === undefined ? names.join('; ') : `${names.join(', ')} (“${since}”)`;
    })
    .join('; ');
}

/** Of a report from before it named its signs. */
function signsWeighed(conditions: VetHandover['conditions']): string[] {
  const signs = conditions
    .flatMap(({ speaksFor, speaksAgainst }) => [...speaksFor, ...speaksAgainst])
    .map((line) => line.replace(/ \((?:seen|not typical)[^)]*\)$/, ''))
    .filter((line) => !/^(?:no|not|without|more common) /i.test(line));
  return [...new Set(signs)];
}

/** Absent signs in one line; a question that was answered with a no stands among the answers. */
function negativesOf({ pertinentNegatives }: VetHandover): string[] {
  return [pertinentNegatives.filter((line) => !line.includes('? ')).join('; ')];
}

function secondProblemLines({ secondProblem, conditions: [first] }: VetHandover): string[] {
  if (secondProblem === undefined) return [];
  const signs = WORDS.secondProblem(secondProblem.signs.join(', '), first?.condition);
  return [signs, secondProblem.conditions.map(conditionLine).join('; ')];
}

/**
 * One a line, the likeliest first; the dangers behind the first, which stand there however unlikely, in a line of their own.
 * None has a number: the full list below has them, and counts the dangers too.
 */
function conditionLines(conditions: VetHandover['conditions']): string[] {
  const isDanger = ({ rank, mustNotMiss }: (typeof conditions)[number]): boolean =>
    rank > 1 && mustNotMiss === true;
  const others = conditions.filter((one) => !isDanger(one));
  return [...others.map(conditionLine), ...dangerLines(conditions.filter(isDanger))];
}

/** Shares that are all the same are said once. */
function dangerLines(dangers: VetHandover['conditions']): string[] {
  const [share, ...others] = new Set(
    dangers.map(({ confidencePercent }) => percentText(confidencePercent)),
  );
  if (share === undefined) return [];
  const isSame = others.length === 0 && share !== '' && dangers.length > 1;
  const names = dangers.map((one) => (isSame ? one.condition : namedShare(one))).join('; ');
  return [WORDS.mustNotMissToo(names, isSame ? share : '')];
}

function conditionLine(
  condition: Pick<
    VetHandover['conditions'][number],
    'condition' | 'confidencePercent' | 'mustNotMiss'
  >,
): string {
  const mark = condition.mustNotMiss === true ? `, ${WORDS.mustNotMiss}` : '';
  return `${namedShare(condition)}${mark}`;
}

/** "Chronic kidney disease (~95%)". */
export function namedShare(
  one: Pick<VetHandover['conditions'][number], 'condition' | 'confidencePercent'>,
): string {
  const percent = percentText(one.confidencePercent);
  return `${one.condition}${percent === '' ? '' : ` (${percent})`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
