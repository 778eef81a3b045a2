import { percentOfConfidence, type Assessment, type Diagnosis } from '@petwise/contracts';
import { laboratoryLines, laboratoryOf } from '../reports/laboratory-rows.ts';
import { secondReaderLines } from '../reports/second-reader-lines.ts';
import { careOf } from './care.ts';
import { reply } from './replies.ts';
import type { NewMessage } from './repository.ts';

const NONE_FITS = 'Pending further analysis';
const MOST_SIGNS = 8;

/** The complete analysis: urgency first, then the overview; its diagnoses for the results view. */
export function analysisMessage(
  assessment: Assessment,
  { lines, notes }: { lines: readonly string[]; notes: readonly string[] },
): NewMessage {
  const { triage, isO3Pro = false } = assessment;
  return reply(
    contentOf(assessment, notes),
    {
      diagnoses: diagnosesOf(assessment),
      isComplete: true,
      isO3Pro,
      ...(triage === undefined ? {} : { triage }),
    },
    { messageType: 'analysis', reasoning: reasoningOf(assessment, lines) },
  );
}

/** DX-03, DX-04: whole percents; the likeliest is the primary one. What is no percentage is none. */
function diagnosesOf(assessment: Assessment): Diagnosis[] {
  const { primary_diagnosis: primary, differential_diagnoses: others } = assessment;
  const all = primary === null ? others : [primary, ...others];
  const care = careOf(assessment);
  return all.map(({ condition, condition_description: description, confidence }, index) => ({
    condition,
    description,
    confidence: Math.round(percentOfConfidence(confidence) ?? 0),
    isPrimary: primary !== null && index === 0,
    ...(care === null || index > 0 ? {} : { care }),
  }));
}

function contentOf(assessment: Assessment, notes: readonly string[]): string {
  const { triage, analysis_overview: overview, returnIf = [] } = assessment;
  const text = overview?.trim() || assessment.primary_diagnosis?.condition || NONE_FITS;
  const saysUrgency = triage === undefined || text.includes(triage.advice);
  const parts = [
    ...(saysUrgency ? [] : [[triage.advice, ...triage.reasons].join(' ')]),
    text,
    listed('Go back to a vet at once if:', returnIf.slice(0, MOST_SIGNS)),
    listed('Your lab values:', laboratoryLines(laboratoryOf(assessment))),
    listed('Second reader:', secondReaderLines(assessment.secondReading)),
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
