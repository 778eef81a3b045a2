import { askAgain } from './ask-again.ts';
import type { Correction, Understood } from './correct.ts';
import { corrected, understoodSigns } from './correct.ts';
import type { Desk } from './hear.ts';
import { addedBy, hear, ownWords, unpack } from './hear.ts';
import { withLabFindings } from './infer/lab-state.ts';
import type { Model } from './infer/model.ts';
import { buildModel } from './infer/model.ts';
import type { Belief } from './infer/posterior.ts';
import { believe, ranked } from './infer/posterior.ts';
import { limits, nextQuestion } from './infer/questions.ts';
import { levelWords, triageOf } from './infer/triage.ts';
import type { Knowledge } from './knowledge-types.ts';
import { assess } from './report/assessment.ts';
import { findMismatch } from './report/mismatch.ts';
import { extractionSummary, readingLine } from './report/summary.ts';
import { layName, toQuestion } from './report/why.ts';
import { list, percent } from './report/wording.ts';
import { fewOf } from './text/excerpt.ts';
import { makeReader } from './text/extract.ts';
import type {
  Assessment,
  Attachment,
  CaseState,
  Evidence,
  HealthSummary,
  History,
  LabFinding,
  Patient,
  Question,
  RedFlagHit,
  Triage,
  Turn,
} from './types.ts';
import { versions } from './version.ts';

export type OnReasoning = (line: string) => void;

export interface BeginInput {
  patient: Patient;
  history: History;
  symptoms: string;
  attachments?: readonly Attachment[];
  labFindings?: readonly LabFinding[];
  healthSummary?: HealthSummary;
  /** The symptoms again in plain sentences by another reader; adds only what the owner's own words left open. */
  restated?: string;
}

export interface ReplyInput {
  text: string;
  /** As for the symptoms. */
  restated?: string;
}

/** One engine serves any number of cases of its species; it keeps nothing between calls. */
export interface Engine {
  begin(input: BeginInput, onReasoning?: OnReasoning): Turn;
  answer(state: CaseState, reply: ReplyInput, onReasoning?: OnReasoning): Turn;
  /** The case as if some signs had not been understood, or had been after all; chooses its question anew. */
  correct(state: CaseState, correction: Correction, onReasoning?: OnReasoning): Turn;
  /** What was understood so far, sign by sign. */
  understood(state: CaseState): Understood;
  finalize(state: CaseState, onReasoning?: OnReasoning): Assessment;
}

interface Learned {
  evidence: readonly Evidence[];
  unmatched: readonly string[];
}

type Say = (line: string) => void;

function leaders(model: Model, belief: Belief): string {
  return list(
    ranked(belief)
      .slice(0, 3)
      .map(
        (hypothesis) => `${layName(model, hypothesis)} ${percent(belief.probs[hypothesis] ?? 0)}`,
      ),
  );
}

/** Says what was weighed and how urgent it is; the next question about a sign, or null. */
function weigh(
  { model, knowledge }: Desk,
  state: CaseState,
  belief: Belief,
  { triage, hits, say }: { triage: Triage; hits: readonly RedFlagHit[]; say: Say },
): Question | null {
  say(
    knowledge.generalOnly
      ? `No reviewed conditions for this kind of animal yet; comparing ${model.conditions.length} groups of causes.`
      : `Comparing ${model.conditions.length} conditions seen in ${knowledge.plural}…`,
  );
  say(`Best fits so far: ${leaders(model, belief)}.`);
  const urgency = `Urgency: ${levelWords[triage.level]}.`;
  say(
    hits.length
      ? `Red flags found: ${list(hits.map((hit) => hit.name.toLowerCase()))}. ${urgency}`
      : `Checked ${knowledge.redFlags.length} red-flag rules: none applies. ${urgency}`,
  );
  const candidate = nextQuestion(model, belief, state, triage.level === 'emergency');
  if (!candidate) return null;
  const question = toQuestion(model, belief, candidate, state.patient);
  say(
    candidate.rule
      ? `Asking first about danger: ${question.text}`
      : `Most separating question: ${question.text}`,
  );
  return question;
}

function conclude(
  desk: Desk,
  state: CaseState,
  learned: Learned,
  mismatch: string | null,
  say: Say,
): Omit<Turn, 'reasoning'> {
  const { model } = desk;
  const belief = believe(model, state);
  const { triage, hits } = triageOf(model, state, belief);
  const emergency = triage?.level === 'emergency';
  const question = triage
    ? weigh(desk, state, belief, { triage, hits, say })
    : askAgain(model, belief, state);
  if (!triage) say('No sign of illness was read, so nothing is weighed and no urgency is given.');
  if (!triage && question) say(`Asking again: ${question.text}`);
  if (!question) say('No further question would change much; the results are ready.');
  const answered = state.asked.length;
  const next: CaseState = question
    ? {
        ...state,
        asked: [...state.asked, { question, answer: null }],
      }
    : state;
  const canProcessResults = emergency || question === null || answered >= limits.enough;
  const summaryOf = answered === 0 ? state.evidence : learned.evidence;
  return {
    state: mismatch ? { ...next, warnings: [...next.warnings, mismatch] } : next,
    question,
    canProcessResults,
    extractionSummary: extractionSummary(model, state, summaryOf, learned.unmatched),
    mismatchWarning: mismatch,
    triage,
  };
}

function withSay(onReasoning: OnReasoning | undefined): { say: Say; lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    say: (line) => {
      lines.push(line);
      onReasoning?.(line);
    },
  };
}

function begin(desk: Desk, input: BeginInput, onReasoning?: OnReasoning): Turn {
  const { say, lines } = withSay(onReasoning);
  say('Reading your description…');
  const read = hear(desk, input.symptoms, { source: 'text', turn: 0 });
  say(`Your description: ${readingLine(desk.model, read.evidence)}.`);
  const labFindings = [...(input.labFindings ?? [])];
  if (labFindings.length) say(`Taking ${labFindings.length} laboratory values into account.`);
  const told: CaseState = {
    engineVersion: versions.engine,
    knowledgeVersion: desk.knowledge.version,
    patient: input.patient,
    history: input.history,
    symptoms: input.symptoms,
    attachments: (input.attachments ?? []).map((file) => ({ ...file })),
    labFindings: [],
    healthSummary: input.healthSummary?.text ?? '',
    evidence: [...read.evidence, ...addedBy(desk, input.restated, read.evidence, 0)],
    asked: [],
    unmatchedText: read.unmatched,
    past: read.past,
    warnings: [],
  };
  const state = withLabFindings(told, labFindings);
  const mismatch = findMismatch(desk.model, state, {
    text: input.symptoms,
    added: state.evidence,
    before: [],
  });
  if (mismatch) say(`Something does not match: ${mismatch}`);
  const turn = conclude(
    desk,
    state,
    { evidence: read.evidence, unmatched: read.unmatched },
    mismatch,
    say,
  );
  return { ...turn, reasoning: lines };
}

function answer(desk: Desk, state: CaseState, reply: ReplyInput, onReasoning?: OnReasoning): Turn {
  const { say, lines } = withSay(onReasoning);
  const open = state.asked.at(-1);
  const waiting = open !== undefined && open.answer === null;
  const turn = waiting ? state.asked.length : state.asked.length + 1;
  say('Reading your answer…');
  const read = unpack(desk, state, reply.text, turn);
  const corrects = read.corrects === true;
  const real = read.evidence.filter((item) => item.value !== 'unknown');
  say(
    real.length
      ? `${corrects ? 'You correct us' : 'Your answer'}: ${readingLine(desk.model, real)}.`
      : 'Your answer: noted as not known; it changes nothing.',
  );
  const before = waiting ? state.asked.slice(0, -1) : state.asked;
  // After a correction the open question is still to be asked, if it is still the best one.
  const said = waiting && !corrects ? { ...open, answer: reply.text.trim() } : ownWords(reply.text);
  const next: CaseState = {
    ...state,
    asked: [...before, said],
    evidence: [
      ...state.evidence,
      ...read.evidence,
      ...addedBy(desk, reply.restated, [...state.evidence, ...read.evidence], turn),
    ],
    unmatchedText: fewOf([...state.unmatchedText, ...read.unmatched]),
    past: fewOf([...state.past, ...read.past]),
    ...(read.area ? { area: read.area } : {}),
  };
  const mismatch = findMismatch(desk.model, next, {
    text: reply.text,
    added: read.evidence,
    before: state.evidence,
    against: read.against ?? [],
  });
  if (mismatch) say(`Something does not match: ${mismatch}`);
  return {
    ...conclude(desk, next, { evidence: real, unmatched: read.unmatched }, mismatch, say),
    reasoning: lines,
  };
}

function correct(
  desk: Desk,
  state: CaseState,
  correction: Correction,
  onReasoning?: OnReasoning,
): Turn {
  const { say, lines } = withSay(onReasoning);
  say('Thinking again with your correction…');
  const next = corrected(desk.model, state, correction);
  const { evidence } = next;
  say(`What stands now: ${readingLine(desk.model, evidence)}.`);
  const turn = conclude(desk, next, { evidence, unmatched: [] }, null, say);
  return { ...turn, reasoning: lines };
}

function finalize(desk: Desk, state: CaseState, onReasoning?: OnReasoning): Assessment {
  onReasoning?.(
    `Weighing ${desk.model.conditions.length} conditions against everything you told us…`,
  );
  const report = assess(desk.model, state);
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

/** Compiles the knowledge of one species once (tens of milliseconds); the returned functions are pure. */
export function createEngine(knowledge: Knowledge): Engine {
  const desk: Desk = { knowledge, model: buildModel(knowledge), reader: makeReader(knowledge) };
  return {
    begin: (input, onReasoning) => begin(desk, input, onReasoning),
    answer: (state, reply, onReasoning) => answer(desk, state, reply, onReasoning),
    correct: (state, correction, onReasoning) => correct(desk, state, correction, onReasoning),
    understood: (state) => understoodSigns(desk.model, state),
    finalize: (state, onReasoning) => finalize(desk, state, onReasoning),
  };
}
