import type { VetHandover } from '@petwise/contracts';
import { attachmentLines } from './attachment-lines.ts';
import { laboratoryLines } from './laboratory-rows.ts';
import { engineLine, flagName, percentText, timeText, urgencyWords } from './summary-rows.ts';
import { WORDS } from './words.ts';

/** A piece of a section; page and PDF draw each kind in their own way. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly label?: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly label?: string };

export interface ReportSection {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The whole report for reading, urgency first; sections that hold nothing are left out. */
export function reportSections(handover: VetHandover): ReportSection[] {
  const { sections } = WORDS;
  const all: ReportSection[] = [
    { heading: sections.urgency, blocks: urgencyBlocks(handover) },
    { heading: sections.conditions, blocks: conditionBlocks(handover) },
    { heading: sections.laboratory, blocks: list(laboratoryLines(handover)) },
    { heading: sections.tests, blocks: handover.suggestedTests.flatMap(testBlocks) },
    { heading: sections.supplements, blocks: handover.supplements.flatMap(supplementBlocks) },
    { heading: sections.answers, blocks: handover.answers.flatMap(answerBlocks) },
    { heading: sections.healthData, blocks: paragraphs(handover.healthDataSummary) },
    { heading: sections.overview, blocks: paragraphs(handover.overview) },
    { heading: sections.questions, blocks: list(handover.questionsForVet) },
    { heading: sections.ownersWords, blocks: ownersBlocks(handover) },
    {
      heading: sections.timeline,
      blocks: list(handover.timeline.map(({ at, event }) => `${timeText(at)}: ${event}`)),
    },
    {
      heading: sections.attachments,
      blocks: list(attachmentLines(handover.attachments)),
    },
    { heading: sections.secondReader, blocks: list(handover.secondReader ?? []) },
    {
      heading: sections.about,
      blocks: [...paragraphs(engineLine(handover)), ...paragraphs(handover.notice)],
    },
  ];
  return all.filter(({ blocks }) => blocks.length > 0);
}

function urgencyBlocks(handover: VetHandover): Block[] {
  const { urgency, redFlags, returnIf, wouldBeEmergency = [], noneFits } = handover;
  return [
    ...(urgency === null
      ? paragraphs(WORDS.noUrgency)
      : [
          { kind: 'heading', text: urgencyWords(urgency.level) } as const,
          ...paragraphs(urgency.advice, WORDS.advice),
          ...list(urgency.reasons, WORDS.reasons),
        ]),
    ...list(
      redFlags
        .filter(({ text }) => urgency?.reasons.includes(text) !== true)
        .map(({ text, advice }) => [flagName(text), advice].filter(Boolean).join(' ')),
      WORDS.redFlags,
    ),
    ...list(returnIf, WORDS.returnIf),
    ...list(
      wouldBeEmergency.map(({ sign, reason }) => `${sentenceCase(sign)}: ${reason}`),
      WORDS.wouldBe,
    ),
    ...(noneFits ? paragraphs(WORDS.noneFits) : []),
  ];
}

function conditionBlocks({ conditions }: VetHandover): Block[] {
  return conditions.flatMap((one) => {
    const percent = percentText(one.confidencePercent);
    const name = `${one.rank}. ${one.condition}${percent === '' ? '' : ` (${percent})`}`;
    const care = one.treatments.map(({ name: what, description, efficacy }) =>
      [what, description, efficacy && WORDS.efficacy(efficacy)]
        .filter(Boolean)
        .map(withoutStop)
        .join('. '),
    );
    return [
      { kind: 'heading', text: name } as const,
      ...paragraphs((one.otherNames ?? []).join(', '), WORDS.otherNames),
      ...paragraphs(one.description),
      ...paragraphs(one.reasoning, WORDS.why),
      ...paragraphs(one.impact, WORDS.impact),
      ...list(one.speaksFor, WORDS.speaksFor),
      ...list(one.speaksAgainst, WORDS.speaksAgainst),
      ...list(care, WORDS.treatments),
      ...paragraphs(one.source ?? '', WORDS.source),
    ];
  });
}

function testBlocks(test: VetHandover['suggestedTests'][number]): Block[] {
  return [
    { kind: 'heading', text: `${test.name} (${test.type})` },
    ...paragraphs(test.description),
    ...paragraphs(test.impact, WORDS.helps),
    ...list(test.results, WORDS.results),
  ];
}

function supplementBlocks(one: VetHandover['supplements'][number]): Block[] {
  return [
    { kind: 'heading', text: one.name },
    ...paragraphs(one.purpose, WORDS.purpose),
    ...paragraphs(one.dosage, WORDS.dosage),
    ...paragraphs(one.evidenceLevel, WORDS.evidence),
    ...paragraphs(one.considerations, WORDS.considerations),
  ];
}

function answerBlocks(one: VetHandover['answers'][number]): Block[] {
  return [
    { kind: 'heading', text: one.question },
    ...paragraphs(one.answer, WORDS.answer),
    ...paragraphs(one.significance, WORDS.significance),
    ...paragraphs(one.impact, WORDS.changed),
  ];
}

function ownersBlocks({ ownersWords, notUnderstood }: VetHandover): Block[] {
  return [
    ...ownersWords.flatMap(({ at, text }) => paragraphs(text, timeText(at))),
    ...list(notUnderstood, WORDS.notUnderstood),
  ];
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
