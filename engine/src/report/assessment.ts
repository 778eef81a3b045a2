import { chosenAge } from '../ask-age.ts';
import type { Knowledge } from '../knowledge-types.ts';
import { versions } from '../version.ts';
import { appraise } from '../infer/appraisal.ts';
import type { Model } from '../infer/model.ts';
import { levelWords } from '../infer/triage.ts';
import { secondReadingOf, urgencyOf } from '../second-reading.ts';
import type { Assessment, CaseState, Patient } from '../types.ts';
import { returnIfOf, supplementsOf, testsOf, vetQuestionsOf } from './advice.ts';
import { careOf } from './care.ts';
import { analyseAnswers } from './answers.ts';
import { attachmentLines } from './attachment-lines.ts';
import { hasLabEvidence } from '../infer/lab-state.ts';
import { judge, type Judgement } from './judgement.ts';
import { labSummary } from './lab-lines.ts';
import { confidenceCap, differentialsOf, primaryOf, shown } from './diagnoses.ts';
import { nothingReadOf } from './nothing-read.ts';
import { secondProblemOf } from './second-problem.ts';
import { signsOf, understood } from './summary.ts';
import { turningPointsOf } from './turning-points.ts';
import { capital, list, percent, tell } from './wording.ts';

function who(patient: Patient, knowledge: Knowledge): string {
  const chosen = chosenAge(knowledge, patient);
  const neutered =
    patient.spayedNeutered === 'yes'
      ? patient.sex === 'female'
        ? 'spayed '
        : 'neutered '
      : patient.spayedNeutered === 'no'
        ? 'intact '
        : '';
  const sex = patient.sex === 'unknown' ? '' : `${patient.sex} `;
  const age = patient.age === null ? '' : `${patient.age}-${patient.ageUnit.slice(0, -1)}-old `;
  const untold = [
    patient.age === null && chosen === null ? 'age' : '',
    patient.sex === 'unknown' ? 'sex' : '',
    patient.spayedNeutered === 'unknown' ? 'neutering' : '',
    patient.breed.trim() ? '' : 'breed',
    patient.weight === null ? 'weight' : '',
  ].filter(Boolean);
  const unit = patient.weightUnit === 'category' ? '' : ` ${patient.weightUnit}`;
  const weight = patient.weight === null ? '' : `, ${patient.weight}${unit}`;
  const aged = chosen === null ? '' : `, ${chosen}`;
  return `${age}${neutered}${sex}${knowledge.word}${patient.breed ? ` (${patient.breed})` : ''}${aged}${weight}${untold.length ? `; not told: ${untold.join(', ')}` : ''}`;
}

/** What was known about the patient: signalment, history, laboratory values, health summary, attachments. */
function patientSummary(model: Model, state: CaseState): string {
  const lines = [`${capital(who(state.patient, model.knowledge))}.`];
  const { history } = state;
  if ('skipped' in history) lines.push('Medical history: not given.');
  else {
    const named: readonly (readonly [string, string])[] = [
      ['Medicines', history.medications.join(', ')],
      ['Known illnesses', history.chronicIllnesses.join(', ')],
      ['Operations', history.priorOperations.join(', ')],
      ['Vaccination', history.vaccinationHistory],
      ['Diet', history.diet],
      ['Environment', history.environment],
    ];
    lines.push(
      named
        .map(([label, value]) => (value.trim() ? `${label}: ${value}.` : `${label}: not told.`))
        .join(' '),
    );
  }
  if (state.labFindings.length) lines.push(labSummary(model, state));
  if (state.healthSummary) lines.push(`Health data: ${state.healthSummary}`);
  lines.push(...attachmentLines(state.attachments, state.labFindings));
  return lines.filter(Boolean).join('\n');
}

function overview({ model, state, belief, rank, triage }: Judgement): string {
  const signs = understood(model, belief.known);
  const names = rank.order
    .slice(0, 4)
    .map(
      (hypothesis) =>
        `${model.conditions[hypothesis]?.layName ?? ''} (${percent(shown(belief.probs[hypothesis] ?? 0, state))})`,
    );
  const first = `${levelWords[triage.level]}. ${triage.advice} ${triage.reasons.slice(0, 3).join(' ')}`;
  const found = tell('You told us about', [...signs.present, ...signs.unsure]);
  const second = `${found || 'You told us about signs we could not match.'}${signs.absent.length ? ` You ruled out ${list(signs.absent)}.` : ''}`;
  const third = rank.noneFits
    ? `None of the known conditions fits well. The nearest are ${list(names)}.`
    : `We compared ${model.conditions.length} conditions of ${model.knowledge.plural} with what you told us. The best fit is ${names[0] ?? ''}. Next come ${list(names.slice(1))}.`;
  const other = belief.probs.at(-1) ?? 0;
  const fourth = `The chance that it is something not in our list is ${percent(other)}. ${hasLabEvidence(state) ? '' : `Without tests we never show more than ${percent(confidenceCap)}. `}This is something to discuss with your vet, not a diagnosis.`;
  return [first, second, third, fourth].join('\n\n');
}

/** The whole assessment of a case; a pure function of the state and the knowledge. */
export function assess(model: Model, state: CaseState): Assessment {
  const appraisal = appraise(model, state);
  const { triage, hits, isUnnamed } = urgencyOf(appraisal);
  const about = {
    patient_data_summary: patientSummary(model, state),
    signs: signsOf(model, appraisal.belief.known, state.evidence),
    patient_data: state.patient,
    medical_history: state.history,
    engine: {
      name: versions.name,
      version: versions.engine,
      knowledgeVersion: state.knowledgeVersion,
    },
    unmatchedText: [...state.unmatchedText],
    secondReading: secondReadingOf(model, state),
  };
  if (!triage || isUnnamed) return { ...about, ...nothingReadOf(appraisal, triage) };
  const judgement = judge(appraisal, { triage, hits });
  const tests = testsOf(judgement);
  return {
    ...about,
    primary_diagnosis: primaryOf(judgement),
    differential_diagnoses: differentialsOf(judgement),
    secondProblem: secondProblemOf(judgement),
    recommended_tests: tests,
    supplement_recommendations: supplementsOf(judgement),
    clinical_question_analysis: analyseAnswers(judgement),
    analysis_overview: overview(judgement),
    triage,
    redFlags: hits,
    care: careOf(judgement),
    returnIf: returnIfOf(judgement),
    wouldBeEmergency: turningPointsOf(judgement),
    questionsForYourVet: vetQuestionsOf(judgement, tests),
    noneFits: judgement.rank.noneFits,
    nothingRead: null,
  };
}
