import type { Assessment, Question, UploadedFile } from '@petwise/contracts';
import {
  withLabFindings,
  type AnySpecies,
  type Assessment as EngineAssessment,
  type Attachment,
  type CaseState,
  type Engine,
  type ConsultStep,
} from '@petwise/engine';
import type { AssessmentLab, AssessmentStep, Assessor, SecondReaderInput } from './assessor.ts';
import { engineLoader } from './engine-loader.ts';
import { toBasicIntake, toPatient } from './patient.ts';

/**
 * The embedded engine as an assessor. `onThinking` hears of each call when it has
 * its knowledge and begins to think, for whoever watches how long that takes.
 */
export function createEngineAssessor({
  onThinking = (): void => undefined,
  loadEngine = engineLoader(),
} = {}): Assessor {
  const engineFor = async (species: AnySpecies): Promise<Engine> => {
    const engine = await loadEngine(species);
    onThinking();
    return engine;
  };
  return {
    begin: async (start, onReasoning) => {
      const { patient, history, symptoms, files, healthSummary, labs = [] } = start;
      const engine = await engineFor(patient.species);
      const input = {
        patient: toPatient(patient),
        history,
        symptoms,
        attachments: files.map(toAttachment),
        labFindings: labs.map((lab) => ({ ...lab })),
        ...(healthSummary === undefined ? {} : { healthSummary: { text: healthSummary } }),
      };
      return toStep(engine.begin(input, onReasoning));
    },
    answer: async (stored, { answer, files, aside = false, labs }, onReasoning) => {
      const before = withLabs(withFiles(toState(stored), files), labs);
      const state = aside ? withoutOpenQuestion(before) : before;
      const engine = await engineFor(state.patient.species);
      return toStep(engine.answer(state, { text: answer }, onReasoning));
    },
    correct: async (stored, correction, onReasoning) => {
      const state = toState(stored);
      const engine = await engineFor(state.patient.species);
      return toStep(engine.correct(state, correction, onReasoning));
    },
    understood: async (stored) => {
      const state = toState(stored);
      const engine = await engineFor(state.patient.species);
      return engine.understood(state);
    },
    secondReaderInput: async (stored) => {
      const state = toState(stored);
      const engine = await engineFor(state.patient.species);
      const { patient } = state;
      return { species: patient.species, signs: engine.reportable(patient), texts: textsOf(state) };
    },
    listen: async (stored, reading, onReasoning) => {
      const state = toState(stored);
      const engine = await engineFor(state.patient.species);
      return toStep(engine.listen(state, reading, onReasoning));
    },
    check: async (stored, reply, onReasoning) => {
      const state = toState(stored);
      const engine = await engineFor(state.patient.species);
      return toStep(engine.check(state, reply, onReasoning));
    },
    finalize: async (stored, onReasoning, labs) => {
      const state = withLabs(toState(stored), labs);
      const engine = await engineFor(state.patient.species);
      return toAssessment(engine.finalize(state, onReasoning), state);
    },
  };
}

function toState(stored: unknown): CaseState {
  // The state is what an earlier step of this same assessor answered; nothing else writes it.
  return stored as CaseState;
}

/** Fewer words than these are a button, or a plain yes or no. */
const LEAST_WORDS = 4;

function textsOf({ symptoms, asked, second }: CaseState): SecondReaderInput['texts'] {
  const answers = asked.map(({ question, answer }) =>
    question.options.includes(answer ?? '') ? '' : (answer ?? ''),
  );
  return [symptoms, ...answers]
    .map((text, turn) => ({ turn, text, isRead: second?.turns.includes(turn) ?? false }))
    .filter(({ text }) => text.trim().split(/\s+/).length >= LEAST_WORDS);
}

function withFiles(state: CaseState, files: readonly UploadedFile[]): CaseState {
  return { ...state, attachments: [...state.attachments, ...files.map(toAttachment)] };
}

function withLabs(state: CaseState, labs: readonly AssessmentLab[] | undefined): CaseState {
  return labs === undefined
    ? state
    : withLabFindings(
        state,
        labs.map((lab) => ({ ...lab })),
      );
}

/** The engine then takes what comes as the owner's own words, and chooses anew what to ask. */
function withoutOpenQuestion(state: CaseState): CaseState {
  return { ...state, asked: state.asked.filter(({ answer }) => answer !== null) };
}

function toAttachment(file: UploadedFile): Attachment {
  return {
    name: file.name,
    kind: file.apple_health === true ? 'apple-health' : file.type,
    ...(file.stated === undefined ? {} : { stated: file.stated }),
  };
}

function toStep(turn: ConsultStep): AssessmentStep {
  const { state, canProcessResults, extractionSummary, mismatchWarning, triage, reasoning } = turn;
  const question = toQuestion(turn);
  return {
    state,
    question,
    canProcessResults,
    extractionSummary,
    mismatchWarning,
    triage,
    reasoning,
  };
}

function toQuestion({ question, canProcessResults, reasoning }: ConsultStep): Question | null {
  if (question === null) return null;
  return {
    id: question.id,
    text: question.text,
    options: question.options,
    can_process_results: canProcessResults,
    thinking_stream: reasoning.join('\n'),
    why_this_question: question.why,
    ...(question.picture && { picture: question.picture }),
    ...(question.measure && { measure: question.measure }),
    ...(question.left && { questions_left: question.left }),
  };
}

/** The engine's report in the words of the contract; what only the engine needs stays behind. */
function toAssessment(report: EngineAssessment, state: CaseState): Assessment {
  const { triage, nothingRead, secondReading, ...rest } = report;
  return {
    ...rest,
    ...(triage === null ? {} : { triage }),
    ...(nothingRead === null ? {} : { nothingRead }),
    ...(secondReading === null ? {} : { secondReading }),
    clinical_question_analysis: report.clinical_question_analysis.map(
      ({ question, answer, clinical_significance, impact_on_diagnosis, effect }) => ({
        question,
        answer,
        clinical_significance,
        impact_on_diagnosis,
        ...(effect === null ? {} : { effect }),
      }),
    ),
    redFlags: report.redFlags.map(({ name, reason }) => `${name}: ${reason}`),
    patient_data: toBasicIntake(state.patient),
    // The history went in as the contract's own type, and comes back untouched.
    medical_history: state.history as Assessment['medical_history'],
  };
}
