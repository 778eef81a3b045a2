import type { PetWeight, VetHandover, WeightUnits } from '@petwise/contracts';
import { attachmentLines, unread } from './attachment-lines.ts';
import { laboratoryTable } from './laboratory-rows.ts';
import { percentText, unquotedWords } from './summary-rows.ts';
import { weightRows, weightText } from './weight-lines.ts';
import { WORDS } from './words.ts';

type Condition = VetHandover['conditions'][number];

/** A piece of a section; page and PDF draw each kind in their own way. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly label?: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly label?: string }
  /** Drawn, and said in words; oldest first. */
  | { readonly kind: 'curve'; readonly weights: readonly PetWeight[]; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface ReportSection {
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** True for advice to the owner and what stands elsewhere in other words: a print does without, where that saves a page. */
  readonly mayWait: boolean;
}

/** An answer that did not move the first condition, as the engine says it. */
const NO_CHANGE = /^Left .+ about where it was/;
/** A message this long says more than an answer, which stands with its question. */
const LONG_MESSAGE = 60;

/** What the page for the veterinarian names, in detail; nothing is said twice, and sections that hold nothing are left out. */
export function reportSections(handover: VetHandover, units: WeightUnits = 'kg'): ReportSection[] {
  const { sections } = WORDS;
  const all = [
    { heading: sections.laboratory, blocks: laboratoryBlocks(handover) },
    { heading: sections.weights, blocks: weightBlocks(handover, units) },
    { heading: sections.conditions, blocks: conditionBlocks(handover) },
    { heading: sections.answers, blocks: list(handover.answers.map(answerLine)) },
    { heading: sections.tests, blocks: list(handover.suggestedTests.map(testLine)) },
    { heading: sections.questions, blocks: list(handover.questionsForVet) },
    { heading: sections.urgency, blocks: urgencyBlocks(handover) },
    { heading: sections.supplements, blocks: list(handover.supplements.map(supplementLine)) },
    { heading: sections.attachments, blocks: list(statedLines(handover)) },
    { heading: sections.ownersWords, blocks: list(longMessages(handover)) },
    { heading: sections.healthData, blocks: paragraphs(handover.healthDataSummary) },
    { heading: sections.overview, blocks: overviewBlocks(handover) },
    { heading: sections.about, blocks: list(sourcesOf(handover), WORDS.source) },
  ];
  const waiting: readonly string[] = [sections.overview, sections.healthData, sections.urgency];
  return all
    .filter(({ blocks }) => blocks.length > 0)
    .map((section) => ({ ...section, mayWait: waiting.includes(section.heading) }));
}

function urgencyBlocks(handover: VetHandover): Block[] {
  const { returnIf, wouldBeEmergency = [], noneFits } = handover;
  return [
    ...(noneFits ? paragraphs(WORDS.noneFits) : []),
    ...paragraphs(returnIf.join('; '), WORDS.returnIf),
    ...list(
      wouldBeEmergency.map(({ sign, reason }) => `${sentenceCase(sign)}: ${reason}`),
      WORDS.wouldBe,
    ),
  ];
}

/** The leading cause in full, the others by what speaks for and against them. */
function conditionBlocks({ conditions }: VetHandover): Block[] {
  return conditions.flatMap((one) => [
    ...(one.rank === 1 ? paragraphs(WORDS.inBrackets) : []),
    { kind: 'heading', text: conditionName(one) } as const,
    ...(one.rank === 1 ? paragraphs([one.description, one.impact].filter(Boolean).join(' ')) : []),
    ...(one.speaksFor.length + one.speaksAgainst.length === 0
      ? paragraphs(one.reasoning)
      : [
          ...paragraphs(one.speaksFor.map(shortEvidence).join('; '), WORDS.speaksFor),
          ...paragraphs(one.speaksAgainst.map(shortEvidence).join('; '), WORDS.speaksAgainst),
        ]),
    ...(one.rank === 1 ? paragraphs(careOf(one), WORDS.treatments) : []),
  ]);
}

/** Where a value was read stands with it in its table; in how many the sign is seen, in short. */
function shortEvidence(line: string): string {
  return line
    .replace(/, page \d+ of .+$/, '')
    .replace(/\(seen in about (\d+ in \d+) \p{L}+(?: \p{L}+)? with it\)/u, '($1)');
}

function conditionName({ rank, condition, otherNames = [], ...one }: Condition): string {
  const isNamed = rank === 1 && otherNames.length > 0;
  const names = !isNamed ? '' : `, ${WORDS.otherNames}: ${otherNames.join(', ')}`;
  const percent = percentText(one.confidencePercent);
  const mark = one.mustNotMiss === true ? `, ${WORDS.mustNotMiss}` : '';
  return `${rank}. ${condition}${percent === '' ? '' : ` (${percent})`}${mark}${names}`;
}

function careOf({ treatments }: Condition): string {
  return treatments
    .map(({ name, description, efficacy }) =>
      [name, description, efficacy && WORDS.efficacy(efficacy)]
        .filter(Boolean)
        .map(withoutStop)
        .join('. '),
    )
    .join('; ');
}

/** Where the numbers of the conditions come from, each source once. */
function sourcesOf({ conditions }: VetHandover): string[] {
  return [...new Set(conditions.flatMap(({ source }) => source ?? []))];
}

/** Date and source, by their places among the columns. */
const MAY_BE_SHARED: readonly number[] = [3, 5];

/** What every value shares, its day or where it was read, is said once and no column. */
function laboratoryBlocks(handover: VetHandover): Block[] {
  const rows = laboratoryTable(handover);
  const [first] = rows;
  if (first === undefined) return [];
  const columns = WORDS.laboratory.columns.map((name, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const [shared = ''] = cells;
    const isShared = MAY_BE_SHARED.includes(at) && cells.every((cell) => cell === shared);
    return isShared ? { name, shared, cells: null } : { name, ...withoutSameDay(cells) };
  });
  const common = columns.flatMap(({ name, shared }) => (shared === '' ? [] : `${name}: ${shared}`));
  const filled = columns.flatMap(({ name, cells }) => (cells === null ? [] : { name, cells }));
  return [
    ...paragraphs(common.join('. ')),
    {
      kind: 'table',
      columns: filled.map(({ name }) => name),
      rows: rows.map((_, row) => filled.map(({ cells }) => cells[row] ?? '')),
    },
  ];
}

/** "2.1 (2026-05-01)" in every cell is "2.1", and the day is shared. */
function withoutSameDay(cells: readonly string[]): { shared: string; cells: readonly string[] } {
  const filled = cells.filter((cell) => cell !== '');
  const day = / \((\d{4}-\d\d-\d\d)\)$/.exec(filled[0] ?? '')?.[1] ?? '';
  const end = ` (${day})`;
  // A cell of several values has a day for each.
  const isSame = filled.every((cell) => cell.endsWith(end) && !cell.includes('; '));
  if (day === '' || filled.length < 2 || !isSame) return { shared: '', cells };
  return { shared: day, cells: cells.map((cell) => cell.replace(end, '')) };
}

function weightBlocks({ weights = [] }: VetHandover, units: WeightUnits): Block[] {
  const [first, last] = [weights[0], weights.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const dated = (one: PetWeight): string => `${weightText(one, units)} (${one.on})`;
  const text = WORDS.weights.curve(weights.length, dated(first), dated(last));
  const newest = weightRows(weights, units).map(([on, weight]) => `${on}: ${weight}`);
  return [{ kind: 'curve', weights, text }, ...paragraphs(newest.join('; '))];
}

function testLine({ name, type, description, results }: VetHandover['suggestedTests'][number]) {
  return `${name} (${type}): ${[description, ...results].filter(Boolean).join(' ')}`;
}

function supplementLine(one: VetHandover['supplements'][number]): string {
  const { name, purpose, dosage, evidenceLevel, considerations } = one;
  const parts = [purpose, dosage, evidenceLevel, considerations].filter(Boolean).map(withoutStop);
  return `${name}: ${parts.join('. ')}`;
}

function answerLine({
  question,
  options = [],
  answer,
  impact,
}: VetHandover['answers'][number]): string {
  const change = NO_CHANGE.test(impact) ? '' : impact;
  const asked = [question, options.length === 0 ? '' : WORDS.offered(options.join(' / '))];
  return [[...asked, answer].filter(Boolean).join(' ').trim(), change]
    .filter(Boolean)
    .map(withoutStop)
    .join('. ');
}

/** What was said beside the answers; the summary may have had to shorten it. */
function longMessages(handover: VetHandover): string[] {
  return unquotedWords(handover).filter((text) => text.length > LONG_MESSAGE);
}

/** What documents state, whole; the page before has the names of all files. */
function statedLines(handover: VetHandover): string[] {
  return attachmentLines(unread(handover).filter(({ stated = [] }) => stated.length > 2));
}

/** The analysis without a paragraph that only says the urgency again. */
function overviewBlocks({ overview, urgency }: VetHandover): Block[] {
  const advice = urgency?.advice ?? '';
  return paragraphs(overview).filter(
    (block) => block.kind !== 'paragraph' || advice === '' || !block.text.includes(advice),
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withoutStop(text: string): string {
  return text.trim().replace(/\.$/, '');
}

/** Text parted at blank lines (RPT-02); the label stands before the first part. */
function paragraphs(text: string, label?: string): Block[] {
  const parts = text
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part, index) => ({
    kind: 'paragraph',
    text: part,
    ...(label === undefined || index > 0 ? {} : { label }),
  }));
}

function list(items: readonly string[], label?: string): Block[] {
  const present = items.filter((item) => item.trim() !== '');
  if (present.length === 0) return [];
  return [{ kind: 'list', items: present, ...(label === undefined ? {} : { label }) }];
}
