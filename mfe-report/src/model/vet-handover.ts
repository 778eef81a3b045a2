import type { ConsultDetail } from '@petwise/contracts';
import type { Fact } from './read-patient.ts';
import { listOf, recordOf, textOf } from './read-values.ts';
import type { ConditionView, ReportView } from './report-view.ts';
import type { VetHandover } from './vet-handover-schema.ts';

/** What the report itself does not hold. */
export interface HandoverContext {
  readonly generatedAt: Date;
  readonly notice: string;
  readonly sessionId: string | null;
  /** The whole consult, when the server still has it: the owner's words and the attachments. */
  readonly consult?: ConsultDetail | null;
}

/** Builds the "File for your vet" from a report; the shape is `VetHandover`. */
export function buildVetHandover(report: ReportView, context: HandoverContext): VetHandover {
  const turns = listOf(recordOf(context.consult)['turns']).map(recordOf);
  return {
    schema: 'petwise.vet-handover',
    schemaVersion: 1,
    generatedAt: context.generatedAt.toISOString(),
    notice: context.notice,
    sessionId: context.sessionId,
    urgency: report.triage && { ...report.triage, reasons: [...report.triage.reasons] },
    redFlags: report.redFlags.map(({ text, advice }) => ({ text, advice })),
    patient: facts(report.patient),
    history: report.history.length > 0 ? facts(report.history) : null,
    ownersWords: turns.filter(isOwners).map((turn) => ({
      at: textOf(turn['timestamp']),
      text: textOf(turn['content']),
    })),
    attachments: turns.flatMap(attachmentsOf),
    answers: report.answers.map(({ question, answer, significance, impact }) => ({
      question,
      answer,
      significance,
      impact,
    })),
    conditions: [report.primary, ...report.differentials].map(conditionEntry),
    noneFits: report.noneFits,
    suggestedTests: report.tests.map((test) => ({ ...test, results: [...test.results] })),
    supplements: report.supplements.map((supplement) => ({ ...supplement })),
    healthDataSummary: report.summary.join('\n\n'),
    overview: report.overview.join('\n\n'),
    returnIf: [...report.returnIf],
    questionsForVet: [...report.questionsForYourVet],
    notUnderstood: [...report.unmatchedText],
    engine: report.engine,
  };
}

/** The file's name: a date and nothing of the pet or its owner. */
export function handoverFileName(generatedAt: Date): string {
  return `petwise-file-for-vet-${generatedAt.toISOString().slice(0, 10)}.json`;
}

function facts(list: readonly Fact[]): Record<string, string> {
  return Object.fromEntries(list.map(({ key, value }) => [key, value]));
}

function isOwners(turn: Record<string, unknown>): boolean {
  return turn['role'] === 'user' && textOf(turn['content']) !== '';
}

function attachmentsOf(turn: Record<string, unknown>): readonly { name: string; type: string }[] {
  return listOf(turn['uploadedFiles'])
    .map(recordOf)
    .map((file) => ({ name: textOf(file['name']), type: textOf(file['type']) }));
}

function conditionEntry(
  condition: ConditionView,
  index: number,
): VetHandover['conditions'][number] {
  const asText = condition.treatmentText
    ? [{ name: '', description: condition.treatmentText, efficacy: '' }]
    : [];
  return {
    rank: index + 1,
    condition: condition.condition,
    confidencePercent: condition.percent,
    description: condition.description,
    reasoning: condition.reasoning,
    impact: condition.impact,
    speaksFor: [...condition.evidence.for],
    speaksAgainst: [...condition.evidence.against],
    treatments: [...condition.treatments.map((treatment) => ({ ...treatment })), ...asText],
  };
}
