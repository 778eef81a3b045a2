import type {
  AssessmentCase,
  AssessmentReply,
  AssessmentStep,
  NewTurn,
  OnReasoning,
} from '@petwise/assessor';
import type {
  AnswerBody,
  Assessment,
  Danger,
  Question,
  ReadFacts,
  WordsOfDanger,
} from '@petwise/contracts';

/** What was thought of the owner's words, and the turns of the chat that it makes. */
interface Thought {
  readonly step: AssessmentStep;
  readonly turns: readonly NewTurn[];
}

/** An answer, the question it was given to, and the one that is open. */
interface AnswerGiven {
  readonly state: unknown;
  readonly reply: AssessmentReply;
  readonly shown: AnswerBody['previousQuestion'];
  readonly open: Question | null;
}

/** All that this device asks of the assessor: plain data in and out, as it travels to a thread. */
interface ThinkingTasks {
  readonly begin: { given: AssessmentCase; thought: Thought & { readonly title: string } };
  /** Null for an answer to an older question. */
  readonly answer: { given: AnswerGiven; thought: Thought | null };
  /** Given the state. */
  readonly finalize: { given: unknown; thought: Assessment };
  /** What the words tell of the animal itself. */
  readonly facts: { given: string; thought: Awaited<ReturnType<ReadFacts>> };
  /** Words that are being typed, before any consult. */
  readonly dangers: { given: WordsOfDanger; thought: readonly Danger[] };
}

export type Method = keyof ThinkingTasks;
export type ThoughtOf<M extends Method> = ThinkingTasks[M]['thought'];

/** One task for the thread. */
export type ThinkingTask<M extends Method = Method> = {
  readonly [K in M]: { readonly method: K; readonly given: ThinkingTasks[K]['given'] };
}[M];

/** What the thread says of its task: lines while it thinks, then what came of it. */
export type ThinkingMessage =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'done'; readonly thought: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface ThinkingOptions {
  /** Hears each line of reasoning while it is thought. */
  readonly onReasoning: OnReasoning;
  /** Ends the thinking. */
  readonly signal: AbortSignal | null;
}

/** Has a task thought about, wherever that happens. */
export type Think = <M extends Method>(
  task: ThinkingTask<M>,
  options: ThinkingOptions,
) => Promise<ThoughtOf<M>>;

type Thinkers = {
  readonly [M in Method]: (
    given: ThinkingTasks[M]['given'],
    onReasoning: OnReasoning,
  ) => Promise<ThoughtOf<M>>;
};

/** The side of the thread: opens the engine, takes tasks, and tells what comes of them. */
export function deviceThinking(
  tell: (message: ThinkingMessage) => void,
): (task: ThinkingTask) => void {
  const opening = openThinkers();
  const onReasoning = (line: string): void => tell({ kind: 'line', line });
  return (task) => {
    opening
      .then((thinkers) => perform(thinkers, task, onReasoning))
      .then((thought) => tell({ kind: 'done', thought }))
      .catch((error: unknown) => tell({ kind: 'failed', error }));
  };
}

function perform<M extends Method>(
  thinkers: Thinkers,
  { method, given }: ThinkingTask<M>,
  onReasoning: OnReasoning,
): Promise<unknown> {
  return thinkers[method](given, onReasoning);
}

async function openThinkers(): Promise<Thinkers> {
  const {
    consultTitle,
    createEngineAssessor,
    dangerReader,
    engineLoader,
    readPatientFacts,
    ...assessor
  } = await import('@petwise/assessor');
  const { isOlderQuestion, markedAsDeviceMade, ownerTurn, stepTurns } = assessor;
  const loadEngine = engineLoader();
  const engine = createEngineAssessor({ loadEngine });
  return {
    begin: async (start, onReasoning) => {
      const { symptoms, files } = start;
      const step = await engine.begin(start, onReasoning);
      const turns = [ownerTurn('initial_symptoms', symptoms, files), ...stepTurns(step)];
      return { step, turns, title: consultTitle(symptoms, files) };
    },
    answer: async ({ state, reply, shown, open }, onReasoning) => {
      if (isOlderQuestion(shown, open)) return null;
      const step = await engine.answer(state, reply, onReasoning);
      return { step, turns: [ownerTurn('answer', reply.answer, reply.files), ...stepTurns(step)] };
    },
    finalize: async (state, onReasoning) =>
      markedAsDeviceMade(await engine.finalize(state, onReasoning), 'not-sent'),
    dangers: dangerReader(loadEngine),
    facts: async (text) => readPatientFacts(text),
  };
}
