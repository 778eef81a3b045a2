import { pertinentNegativesOf, type VetHandover } from '@petwise/contracts';
import { endsText } from './lab-text.ts';
import type { LaboratoryView, LabMeasurementView } from './lab-view.ts';
import type { Fact } from './read-patient.ts';
import type { ConditionView, ReportView } from './report-view.ts';

/** What the report itself does not hold. */
export interface HandoverContext {
  readonly generatedAt: Date;
  readonly notice: string;
  readonly sessionId: string | null;
}

/**
 * Builds the "File for your vet" from a report alone, for when the server does
 * not give its own: without the owner's own words, the timeline and the
 * attachments, which only the server has.
 */
export function buildVetHandover(report: ReportView, context: HandoverContext): VetHandover {
  const answers = report.answers.map(({ question, answer, significance, impact }) => ({
    question,
    answer,
    significance,
    impact,
  }));
  const named = report.nothingRead ? [] : [report.primary, ...report.differentials];
  const conditions = named.map(conditionEntry);
  return {
    schema: 'petwise.vet-handover',
    schemaVersion: 2,
    generatedAt: context.generatedAt.toISOString(),
    notice: context.notice,
    sessionId: context.sessionId,
    urgency: report.triage && { ...report.triage, reasons: [...report.triage.reasons] },
    redFlags: report.redFlags.map(({ text, advice }) => ({ text, advice })),
    patient: facts(report.patient),
    history: report.history.length > 0 ? facts(report.history) : null,
    ownersWords: [],
    timeline: [],
    attachments: [],
    ...laboratoryEntries(report.laboratory),
    answers,
    pertinentNegatives: pertinentNegativesOf({ answers, conditions }),
    conditions,
    ...secondProblemEntry(report),
    noneFits: report.noneFits,
    suggestedTests: report.tests.map((test) => ({ ...test, results: [...test.results] })),
    supplements: report.supplements.map((supplement) => ({ ...supplement })),
    healthDataSummary: report.summary.join('\n\n'),
    overview: report.overview.join('\n\n'),
    returnIf: [...report.returnIf],
    wouldBeEmergency: report.wouldBeEmergency.map(({ sign, reason }) => ({ sign, reason })),
    questionsForVet: [...report.questionsForYourVet],
    notUnderstood: [...report.unmatchedText],
    ...(report.secondReader.length === 0 ? {} : { secondReader: [...report.secondReader] }),
    engine: report.engine,
  };
}

function secondProblemEntry({ secondProblem }: ReportView): Pick<VetHandover, 'secondProblem'> {
  if (!secondProblem) return {};
  const conditions = secondProblem.causes.map(({ condition, percent }, index) => ({
    rank: index + 1,
    condition,
    confidencePercent: percent,
  }));
  return { secondProblem: { signs: [...secondProblem.signs], conditions } };
}

function laboratoryEntries(laboratory: LaboratoryView | null): Pick<VetHandover, 'laboratory'> {
  if (laboratory === null) return {};
  return {
    laboratory: laboratory.values.flatMap((value) =>
      [value, ...value.others].map((one) => laboratoryEntry(value.name, one)),
    ),
  };
}

function laboratoryEntry(
  analyte: string,
  one: LabMeasurementView,
): NonNullable<VetHandover['laboratory']>[number] {
  const interval = endsText(one.low, one.high);
  const from = one.isSpeciesRange ? 'species' : 'report';
  return {
    analyte,
    value: one.measured,
    unit: '',
    interval,
    intervalFrom: interval === '' ? 'none' : from,
    flag: one.flag ?? '',
    date: one.date,
    ...(one.isDatedByOwner && one.date ? { datedByOwner: true } : {}),
    source: one.page === null ? one.file : `page ${one.page} of ${one.file}`,
    corrected: one.isCorrected,
    ...(one.note ? { note: one.note } : {}),
  };
}

function facts(list: readonly Fact[]): Record<string, string> {
  return Object.fromEntries(list.map(({ key, value }) => [key, value]));
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
    ...(condition.otherNames.length > 0 ? { otherNames: [...condition.otherNames] } : {}),
    ...(condition.source ? { source: condition.source } : {}),
    confidencePercent: condition.percent,
    description: condition.description,
    reasoning: condition.reasoning,
    impact: condition.impact,
    speaksFor: [...condition.evidence.for],
    speaksAgainst: [...condition.evidence.against],
    treatments: [...condition.treatments.map((treatment) => ({ ...treatment })), ...asText],
  };
}
