import {
  percentOfConfidence,
  pertinentNegativesOf,
  type Assessment,
  type ConsultDetail,
  type DifferentialDiagnosis,
  type FollowUp,
  type PetWeight,
  type PrimaryDiagnosis,
  type VetHandover,
} from '@petwise/contracts';
import { attachmentOf } from './attachment-lines.ts';
import { laboratoryOf } from './laboratory-rows.ts';
import { offeredOptions } from './offered-options.ts';
import { answeredAge, historyFacts, patientFacts } from './patient-facts.ts';
import { secondReaderLines } from './second-reader-lines.ts';
import { timelineOf } from './timeline.ts';
import { WORDS } from './words.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A finished consult as the "File for your vet"; the shape is `VetHandover`. */
export function buildHandover(
  {
    consult,
    assessment,
    after,
    pet,
  }: {
    readonly consult: ConsultDetail;
    readonly assessment: Assessment;
    readonly after: FollowUp;
    /** As it is kept now; null where none is. */
    readonly pet: { readonly name: string; readonly weights: readonly PetWeight[] } | null;
  },
  generatedAt: Date,
): VetHandover {
  const spoken = consult.turns.filter(({ role, content }) => role === 'user' && content !== '');
  const files = consult.turns.flatMap((turn) => turn.uploadedFiles ?? []);
  const answers = assessment.clinical_question_analysis.map((one) => toAnswer(one, consult.turns));
  const conditions = conditionsOf(assessment);
  return {
    schema: 'petwise.vet-handover',
    schemaVersion: 2,
    generatedAt: generatedAt.toISOString(),
    notice: WORDS.notice,
    sessionId: consult.sessionId,
    urgency: assessment.triage ?? null,
    redFlags: (assessment.redFlags ?? []).map((text) => ({ text, advice: '' })),
    patient: {
      ...(pet && { name: pet.name }),
      // With what the owner's words told and the form did not.
      ...patientFacts(assessment.patient_data ?? consult.patientData, answeredAge(consult)),
    },
    ...weightsOf(pet?.weights ?? [], consult),
    history: historyFacts(consult.medicalHistory),
    ownersWords: spoken.map(({ timestamp, content }) => ({ at: timestamp, text: content })),
    timeline: timelineOf(consult),
    ...(after.vetAnswers.length === 0 ? {} : { vetAnswers: after.vetAnswers }),
    ...(after.outcome === null ? {} : { outcome: after.outcome }),
    attachments: files.map(attachmentOf),
    ...laboratoryOf(assessment),
    answers,
    ...signsOf(assessment),
    pertinentNegatives: pertinentNegativesOf({
      answers,
      conditions,
      absent: assessment.signs?.absent,
    }),
    conditions,
    ...secondProblemOf(assessment),
    noneFits: assessment.noneFits ?? false,
    suggestedTests: assessment.recommended_tests.map(toTest),
    supplements: assessment.supplement_recommendations.map(toSupplement),
    healthDataSummary: assessment.patient_data_summary ?? '',
    overview: assessment.analysis_overview ?? '',
    returnIf: assessment.returnIf ?? [],
    wouldBeEmergency: (assessment.wouldBeEmergency ?? []).map(({ sign, reason }) => ({
      sign,
      reason,
    })),
    questionsForVet: assessment.questionsForYourVet ?? [],
    notUnderstood: assessment.unmatchedText ?? [],
    ...secondReaderOf(assessment),
    engine: assessment.engine ?? null,
  };
}

/** What was weighed until the report was made; what came later is none of it. */
function weightsOf(
  weights: readonly PetWeight[],
  { updatedAt }: ConsultDetail,
): Pick<VetHandover, 'weights'> {
  // An owner east of Greenwich may be a day ahead.
  const last = new Date(Date.parse(updatedAt) + DAY).toISOString().slice(0, 10);
  const until = weights.filter(({ on }) => on <= last);
  return until.length < 2 ? {} : { weights: until };
}

function secondReaderOf({ secondReading }: Assessment): Pick<VetHandover, 'secondReader'> {
  const lines = secondReaderLines(secondReading);
  return lines.length === 0 ? {} : { secondReader: lines };
}

function signsOf({ signs }: Assessment): Pick<VetHandover, 'signs'> {
  if (signs === undefined) return {};
  const told = new Map(signs.since?.map(({ sign, words }) => [sign, words]));
  return {
    signs: signs.present.map((sign) => {
      const since = told.get(sign);
      return { sign, ...(since !== undefined && { since }) };
    }),
  };
}

function secondProblemOf({ secondProblem }: Assessment): Pick<VetHandover, 'secondProblem'> {
  if (!secondProblem) return {};
  const conditions = secondProblem.causes.map(({ condition, confidence }, index) => ({
    rank: index + 1,
    condition,
    confidencePercent: percentOfConfidence(confidence),
  }));
  return { secondProblem: { signs: secondProblem.signs, conditions } };
}

function conditionsOf(assessment: Assessment): VetHandover['conditions'] {
  const primary = assessment.primary_diagnosis;
  const all = [...(primary === null ? [] : [primary]), ...assessment.differential_diagnoses];
  return all.map(toCondition);
}

function toCondition(
  diagnosis: PrimaryDiagnosis | DifferentialDiagnosis,
  index: number,
): VetHandover['conditions'][number] {
  return {
    rank: index + 1,
    condition: diagnosis.condition || WORDS.fallbacks.condition,
    ...(diagnosis.otherNames?.length ? { otherNames: diagnosis.otherNames } : {}),
    ...(diagnosis.source ? { source: diagnosis.source } : {}),
    // Only an engine that knows such dangers says it.
    ...('mustNotMiss' in diagnosis && diagnosis.mustNotMiss === true ? { mustNotMiss: true } : {}),
    confidencePercent: percentOfConfidence(diagnosis.confidence),
    description: diagnosis.condition_description,
    reasoning: diagnosis.reasoning,
    impact: diagnosis.impact,
    speaksFor: diagnosis.evidence?.for ?? [],
    speaksAgainst: diagnosis.evidence?.against ?? [],
    treatments: treatmentsOf(diagnosis.treatments),
  };
}

function treatmentsOf(
  given: string | PrimaryDiagnosis['treatments'],
): VetHandover['conditions'][number]['treatments'] {
  if (typeof given === 'string') {
    return given === '' ? [] : [{ name: '', description: given, efficacy: '' }];
  }
  return given.map(({ name, description, efficacy }) => ({
    name,
    description,
    efficacy: efficacy ?? WORDS.fallbacks.efficacy,
  }));
}

function toTest(
  test: Assessment['recommended_tests'][number],
): VetHandover['suggestedTests'][number] {
  return {
    name: test.name,
    type: test.type ?? WORDS.fallbacks.testType,
    description: test.description,
    impact: test.impact_on_confidence,
    results: test.specific_results_impact,
  };
}

function toSupplement(
  one: Assessment['supplement_recommendations'][number],
): VetHandover['supplements'][number] {
  return {
    name: one.name,
    purpose: one.purpose,
    dosage: one.dosage ?? WORDS.fallbacks.dosage,
    evidenceLevel: one.evidence_level ?? WORDS.fallbacks.evidenceLevel,
    considerations: one.considerations,
  };
}

function toAnswer(
  one: Assessment['clinical_question_analysis'][number],
  turns: ConsultDetail['turns'],
): VetHandover['answers'][number] {
  const options = offeredOptions(one, turns);
  return {
    question: one.question,
    ...(options.length === 0 ? {} : { options }),
    answer: one.answer,
    significance: one.clinical_significance,
    impact: one.impact_on_diagnosis,
  };
}
