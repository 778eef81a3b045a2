import type { Assessment, Diagnosis } from '@petwise/contracts';
import { reply } from './replies.ts';
import type { NewMessage } from './repository.ts';

const NONE_FITS = 'Pending further analysis';
const MOST_SIGNS = 8;

/** The complete analysis: urgency first, then the overview; its diagnoses for the results view. */
export function analysisMessage(
  assessment: Assessment,
  { lines, notes }: { lines: readonly string[]; notes: readonly string[] },
): NewMessage {
  return reply(
    contentOf(assessment, notes),
    { diagnoses: diagnosesOf(assessment), isComplete: true, isO3Pro: false },
    { messageType: 'analysis', reasoning: reasoningOf(assessment, lines) },
  );
}

/** DX-03, DX-04: whole percents; the likeliest is the primary one. */
export function diagnosesOf(assessment: Assessment): Diagnosis[] {
  const { primary_diagnosis: primary, differential_diagnoses: others } = assessment;
  const all = primary === null ? others : [primary, ...others];
  return all.map(({ condition, condition_description: description, confidence }, index) => ({
    condition,
    description,
    confidence: percentOf(confidence),
    isPrimary: primary !== null && index === 0,
  }));
}

/** RPT-03: a value of 1 or less is a fraction. */
function percentOf(confidence: number): number {
  const percent = confidence <= 1 ? confidence * 100 : confidence;
  return Math.min(100, Math.max(0, Math.round(percent)));
}

function contentOf(assessment: Assessment, notes: readonly string[]): string {
  const { triage, analysis_overview: overview, returnIf = [] } = assessment;
  const text = overview?.trim() || assessment.primary_diagnosis?.condition || NONE_FITS;
  const saysUrgency = triage === undefined || text.includes(triage.advice);
  const parts = [
    ...(saysUrgency ? [] : [[triage.advice, ...triage.reasons].join(' ')]),
    text,
    listed('Go back to a vet at once if:', returnIf.slice(0, MOST_SIGNS)),
    listed('You also told us, for your vet to know:', notes),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function listed(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : [title, ...items.map((item) => `- ${item}`)].join('\n');
}

function reasoningOf(assessment: Assessment, lines: readonly string[]): string {
  const primary = assessment.primary_diagnosis;
  const why = primary === null ? [] : [`${primary.condition}: ${primary.reasoning}`];
  return [...lines, ...why].join('\n');
}
