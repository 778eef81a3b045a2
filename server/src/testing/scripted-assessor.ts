import type { Assessment, Question, Triage } from '@petwise/contracts';
import type { AssessmentStep, Assessor } from '@petwise/assessor';

/** For tests of the server alone: asks numbered questions, counts its work, and can be held up. */
export interface ScriptedAssessor extends Assessor {
  readonly calls: { begin: number; answer: number; finalize: number };
  /** Holds every call until the returned function is called. */
  hold(): () => void;
  /** Makes the next call throw. */
  failNext(error: Error): void;
}

interface State {
  readonly symptoms: string;
  readonly answers: readonly string[];
  /** Ids of what was taken back. */
  readonly removed?: readonly string[];
}

const triage: Triage = { level: 'soon', reasons: ['scripted'], advice: 'Call a vet.' };
const ENOUGH = 2;
/** The answer after which no question is left. */
export const NOTHING_MORE = 'Nothing more';
/** Symptoms with this word are asked after by lists of signs. */
export const LISTED = 'listed';
const LIST = ['Pale gums', 'Collapse or fainting', 'None of these', 'Not sure'];

export function scriptedAssessor(): ScriptedAssessor {
  const calls = { begin: 0, answer: 0, finalize: 0 };
  let gate: Promise<void> = Promise.resolve();
  let failure: Error | null = null;
  const ready = async (): Promise<void> => {
    await gate;
    const thrown = failure;
    failure = null;
    if (thrown !== null) throw thrown;
  };
  return {
    calls,
    hold: () => {
      let open = (): void => undefined;
      gate = new Promise((done) => (open = done));
      return () => open();
    },
    failNext: (error) => {
      failure = error;
    },
    begin: async ({ symptoms }, onReasoning) => {
      calls.begin += 1;
      onReasoning(`reading ${symptoms}`);
      await ready();
      return stepOf({ symptoms, answers: [] }, onReasoning);
    },
    answer: async (stored, { answer, aside = false }, onReasoning) => {
      calls.answer += 1;
      onReasoning(`reading ${answer}`);
      await ready();
      // Only `stepOf` below makes states.
      const state = stored as State;
      const given = aside ? `aside ${answer}` : answer;
      return stepOf({ ...state, answers: [...state.answers, given] }, onReasoning);
    },
    correct: async (stored, { remove = [], restore = [] }, onReasoning) => {
      onReasoning(`correcting ${[...remove, ...restore].join(' ')}`);
      await ready();
      // And here.
      const state = stored as State;
      const removed = [...(state.removed ?? []), ...remove].filter((id) => !restore.includes(id));
      return stepOf({ ...state, removed }, onReasoning);
    },
    understood: async (stored) => {
      // And here.
      const { symptoms, answers, removed = [] } = stored as State;
      const all = [symptoms, ...answers].map((quote, index) => {
        return { id: `s${index}`, words: quote.toLowerCase(), present: true, quote };
      });
      const isRemoved = ({ id }: { id: string }): boolean => removed.includes(id);
      return {
        signs: all.filter((sign) => !isRemoved(sign)),
        removed: all.filter(isRemoved),
        checks: [],
      };
    },
    secondReaderInput: async () => ({ species: 'dog', signs: [], texts: [] }),
    // And here.
    listen: async (stored) => stepOf(stored as State, () => undefined),
    // And here.
    check: async (stored) => stepOf(stored as State, () => undefined),
    finalize: async (stored, onReasoning) => {
      calls.finalize += 1;
      onReasoning('weighing');
      await ready();
      // Here too.
      return reportOf(stored as State);
    },
  };
}

function stepOf(state: State, onReasoning: (line: string) => void): AssessmentStep {
  const number = state.answers.length + 1;
  const line = `choosing question ${number}`;
  onReasoning(line);
  const canProcessResults = state.answers.length >= ENOUGH;
  const question: Question = {
    id: `q${number}`,
    text: `Question ${number}?`,
    options: state.symptoms.includes(LISTED) ? LIST : ['Yes', 'No', 'Not sure'],
    can_process_results: canProcessResults,
    thinking_stream: line,
    why_this_question: `Because of ${state.symptoms}`,
  };
  return {
    state,
    question: state.answers.at(-1) === NOTHING_MORE ? null : question,
    canProcessResults,
    extractionSummary: `understood ${state.answers.at(-1) ?? state.symptoms}`,
    mismatchWarning: state.symptoms.includes('mismatch') ? 'Is it a dog or a cat?' : null,
    triage,
    reasoning: [line],
  };
}

function reportOf(state: State): Assessment {
  return {
    primary_diagnosis: null,
    differential_diagnoses: [],
    recommended_tests: [],
    supplement_recommendations: [],
    clinical_question_analysis: state.answers.map((answer, index) => ({
      question: `Question ${index + 1}?`,
      answer,
      clinical_significance: 'scripted',
      impact_on_diagnosis: 'scripted',
    })),
    analysis_overview: state.symptoms,
    triage,
  };
}
