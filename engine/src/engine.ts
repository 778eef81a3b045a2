import type { OnReasoning, Step } from './conclude.ts';
import { ageQuestion, withAnsweredAge } from './ask-age.ts';
import { conclude, withSay } from './conclude.ts';
import type { Correction, Understood } from './correct.ts';
import { corrected, understoodSigns } from './correct.ts';
import type { EngineParts } from './interpret.ts';
import { interpret, ownWords, unpack } from './interpret.ts';
import { settleEvidence } from './infer/known.ts';
import { withLabFindings } from './infer/lab-state.ts';
import { buildModel } from './infer/model.ts';
import { firedRules } from './infer/red-flags.ts';
import { hitsOf, levelWords } from './infer/triage.ts';
import type { Knowledge } from './knowledge-types.ts';
import { assess } from './report/assessment.ts';
import { careOfRule } from './report/care.ts';
import { findMismatch } from './report/mismatch.ts';
import { readingLine } from './report/summary.ts';
import { percent } from './report/wording.ts';
import type { CheckAnswer, ReportableSign, Listened } from './second-reading.ts';
import { reportableSigns } from './second-reading.ts';
import { check, listen } from './second-steps.ts';
import { fewOf } from './text/excerpt.ts';
import { makeReader } from './text/extract.ts';
import { withFactsInWords } from './text/patient-facts.ts';
import type {
  Assessment,
  Attachment,
  CaseState,
  HealthSummary,
  History,
  LabFinding,
  Patient,
  FoundDanger,
  ConsultStep,
} from './types.ts';
import { versions } from './version.ts';

export type { OnReasoning } from './conclude.ts';

/** What a consult begins with. */
export interface BeginInput {
  patient: Patient;
  history: History;
  symptoms: string;
  attachments?: readonly Attachment[];
  labFindings?: readonly LabFinding[];
  healthSummary?: HealthSummary;
}

export interface ReplyInput {
  text: string;
}

/** One engine serves any number of cases of its species; it keeps nothing between calls. */
export interface Engine {
  begin(input: BeginInput, onReasoning?: OnReasoning): ConsultStep;
  answer(state: CaseState, reply: ReplyInput, onReasoning?: OnReasoning): ConsultStep;
  /** The case as if some signs had not been understood, or had been after all; chooses its question anew. */
  correct(state: CaseState, correction: Correction, onReasoning?: OnReasoning): ConsultStep;
  /** The case with what another reader heard: the same question and evidence, perhaps more urgent, perhaps with checks. */
  listen(state: CaseState, reading: Listened, onReasoning?: OnReasoning): ConsultStep;
  /** The owner's word on one check; the question is chosen anew where that changed what is known. */
  check(
    state: CaseState,
    reply: { finding: string; answer: CheckAnswer },
    onReasoning?: OnReasoning,
  ): ConsultStep;
  /** The signs that another reader may speak of. */
  reportable(patient: Patient): ReportableSign[];
  /** What was understood so far, sign by sign. */
  understood(state: CaseState): Understood;
  finalize(state: CaseState, onReasoning?: OnReasoning): Assessment;
  /** The red-flag rules that words fire by themselves, emergencies first: no cause is weighed, nothing is asked. */
  dangers(patient: Patient, text: string): FoundDanger[];
}

function begin(engine: EngineParts, input: BeginInput, onReasoning?: OnReasoning): ConsultStep {
  const { say, lines } = withSay(onReasoning);
  say('Reading your description…');
  const read = interpret(engine, input.symptoms, { source: 'text', turn: 0 });
  say(`Your description: ${readingLine(engine.model, read.evidence)}.`);
  const labFindings = [...(input.labFindings ?? [])];
  if (labFindings.length) say(`Taking ${labFindings.length} laboratory values into account.`);
  const told: CaseState = {
    engineVersion: versions.engine,
    knowledgeVersion: engine.knowledge.version,
    patient: withFactsInWords(input.patient, input.symptoms),
    history: input.history,
    symptoms: input.symptoms,
    attachments: (input.attachments ?? []).map((file) => ({ ...file })),
    labFindings: [],
    healthSummary: input.healthSummary?.text ?? '',
    evidence: [...read.evidence],
    asked: [],
    unmatchedText: read.unmatched,
    past: read.past,
    warnings: [],
    ...(read.wondered && { wondered: read.wondered }),
    ...(read.halfRead && { halfRead: true }),
  };
  const state = withLabFindings(told, labFindings);
  const mismatch = findMismatch(engine.model, state, {
    text: input.symptoms,
    added: state.evidence,
    before: [],
  });
  if (mismatch) say(`Something does not match: ${mismatch}`);
  const { evidence, unmatched } = read;
  const turn = conclude(engine, state, { evidence, unmatched, mismatch, say });
  return { ...turn, reasoning: lines };
}

function answer(step: Step, reply: ReplyInput): ConsultStep {
  const { engine, state } = step;
  const { say, lines } = withSay(step.onReasoning);
  if (reply.text.trim() === '') return withoutWords(step);
  const open = state.asked.at(-1);
  const waiting = open !== undefined && open.answer === null;
  const turn = waiting ? state.asked.length : state.asked.length + 1;
  say('Reading your answer…');
  const read = unpack(engine, state, { text: reply.text, turn });
  const corrects = read.corrects === true;
  const real = read.evidence.filter((item) => item.value !== 'unknown');
  say(
    real.length
      ? `${corrects ? 'You correct us' : 'Your answer'}: ${readingLine(engine.model, real)}.`
      : 'Your answer: noted as not known; it changes nothing.',
  );
  const before = waiting ? state.asked.slice(0, -1) : state.asked;
  // After a correction the open question is still to be asked, if it is still the best one.
  const answered =
    waiting && !corrects ? { ...open, answer: reply.text.trim() } : ownWords(reply.text);
  const isAge = waiting && !corrects && open.question.id === ageQuestion;
  const next: CaseState = {
    ...state,
    ...(isAge ? { patient: withAnsweredAge(engine.knowledge, state.patient, reply.text) } : {}),
    asked: [...before, answered],
    evidence: [...state.evidence, ...read.evidence],
    unmatchedText: fewOf([...state.unmatchedText, ...read.unmatched]),
    past: fewOf([...state.past, ...read.past]),
    ...(read.wondered && { wondered: [...(state.wondered ?? []), ...read.wondered] }),
    ...(read.area ? { area: read.area } : {}),
  };
  const mismatch = findMismatch(engine.model, next, {
    text: reply.text,
    added: read.evidence,
    before: state.evidence,
    against: read.against ?? [],
  });
  if (mismatch) say(`Something does not match: ${mismatch}`);
  return {
    ...conclude(engine, next, { evidence: real, unmatched: read.unmatched, mismatch, say }),
    reasoning: lines,
  };
}

/** Files alone answer nothing: what was asked is asked again. */
function withoutWords({ engine, state, onReasoning }: Step): ConsultStep {
  const { say, lines } = withSay(onReasoning);
  say('Kept what you sent for your vet; it answers no question.');
  const next = { ...state, asked: state.asked.filter(({ answer: given }) => given !== null) };
  const turn = conclude(engine, next, { evidence: [], unmatched: [], say });
  return { ...turn, extractionSummary: '', reasoning: lines };
}

function correct({ engine, state, onReasoning }: Step, correction: Correction): ConsultStep {
  const { say, lines } = withSay(onReasoning);
  say('Thinking again with your correction…');
  const next = corrected(engine.model, state, correction);
  const { evidence } = next;
  say(`What stands now: ${readingLine(engine.model, evidence)}.`);
  const turn = conclude(engine, next, { evidence, unmatched: [], say });
  return { ...turn, reasoning: lines };
}

function finalize(engine: EngineParts, state: CaseState, onReasoning?: OnReasoning): Assessment {
  onReasoning?.(
    `Weighing ${engine.model.conditions.length} conditions against everything you told us…`,
  );
  const report = assess(engine.model, state);
  const { triage, primary_diagnosis: best } = report;
  if (!triage || !best) {
    onReasoning?.('No sign of illness was read; saying so in the report.');
    return report;
  }
  onReasoning?.(`Urgency: ${levelWords[triage.level]}.`);
  onReasoning?.(
    `Taking away each of your ${report.clinical_question_analysis.length} answers in turn to see what it changed…`,
  );
  onReasoning?.(
    report.noneFits
      ? 'None of the known conditions fits well; saying so in the report.'
      : `Best fit: ${best.condition}, ${percent(best.confidence)}.`,
  );
  return report;
}

function dangers(engine: EngineParts, given: Patient, text: string): FoundDanger[] {
  const patient = withFactsInWords(given, text);
  const { evidence } = interpret(engine, text, { source: 'text', turn: 0 });
  const known = settleEvidence(engine.model, evidence);
  const about = { patient, symptoms: text, asked: [], evidence };
  return hitsOf(firedRules(engine.model, about, known)).map((hit) => {
    const care = careOfRule(engine.model, hit.id);
    return care ? { ...hit, care } : hit;
  });
}

/** Compiles the knowledge of one species once (tens of milliseconds); the returned functions are pure. */
export function createEngine(knowledge: Knowledge): Engine {
  const engine: EngineParts = {
    knowledge,
    model: buildModel(knowledge),
    reader: makeReader(knowledge),
  };
  return {
    begin: (input, onReasoning) => begin(engine, input, onReasoning),
    answer: (state, reply, onReasoning) => answer({ engine, state, onReasoning }, reply),
    correct: (state, correction, onReasoning) =>
      correct({ engine, state, onReasoning }, correction),
    listen: (state, reading, onReasoning) => listen({ engine, state, onReasoning }, reading),
    check: (state, reply, onReasoning) => check({ engine, state, onReasoning }, reply),
    reportable: (patient) => reportableSigns(engine.model, patient),
    understood: (state) => understoodSigns(engine.model, state),
    finalize: (state, onReasoning) => finalize(engine, state, onReasoning),
    dangers: (patient, text) => dangers(engine, patient, text),
  };
}
