import { areas, dangers, noneOfThese, nothingWrong } from '../knowledge/ask-again.ts';
import type { Model } from './infer/model.ts';
import type { Belief } from './infer/posterior.ts';
import { candidates } from './infer/questions.ts';
import { isAbout } from './infer/red-flags.ts';
import type { Topic } from './knowledge-types.ts';
import { toQuestion } from './report/why.ts';
import { fill } from './report/wording.ts';
import { notSure, plainText } from './text/reply.ts';
import type { CaseState, Evidence, Question } from './types.ts';

/** Ids of the two questions that are about no single finding. */
const changed = 'what-changed';
const danger = 'danger-now';

/** Typed for "none of these". */
const plainNo = new Set(['no', 'none', 'nope', 'nothing', 'none of them', 'no none']);

/** Most signs of one part of the body asked about while none has been told. */
const most = 4;

/** The signs of danger that a rule acts on alone, for this patient. */
function dangersOf(model: Model, state: CaseState): typeof dangers {
  const rules = model.knowledge.redFlags.filter(({ who }) => isAbout(model, who, state));
  const alone = new Set(
    rules.flatMap(({ when }) => when.flatMap((all) => (all.length === 1 ? all : []))),
  );
  return dangers.filter(({ finding }) => model.nodes.has(finding) && alone.has(finding));
}

/** The two questions that come before those of single signs. */
function opening(model: Model, state: CaseState, id: typeof changed | typeof danger): Question {
  const filled = (text: string): string => fill(text, model.knowledge, state.patient);
  const half = state.halfRead ? 'We understood only a part of your words. ' : '';
  if (id === changed)
    return {
      id,
      text: filled(
        `${half}What has changed in {pet}, and in which part of the body? Tell us in your own words, or choose.`,
      ),
      options: [...areas.map(({ label }) => label), nothingWrong, notSure],
      why: 'Without a sign nothing can be said about the cause or about how urgent it is.',
    };
  return {
    id,
    text: filled(`${half}Is one of these true of {pet} right now?`),
    options: [...dangersOf(model, state).map(({ label }) => label), noneOfThese, notSure],
    why: 'Safety first: each of these would need a vet at once.',
  };
}

/**
 * The question to a person of whose words no sign or too little was read: what has changed and where, whether there is
 * danger now (first, where something was told that we did not understand); then the signs of the part of the body that was
 * named. Null when these are used up or nothing is wrong.
 */
export function askAgain(model: Model, belief: Belief, state: CaseState): Question | null {
  const given = (id: string): string | undefined =>
    state.asked.find(({ question }) => question.id === id)?.answer ?? undefined;
  const order = state.halfRead ? ([danger, changed] as const) : ([changed, danger] as const);
  for (const id of order) {
    const answer = given(id);
    if (answer === undefined) return opening(model, state, id);
    if (plainText(answer) === plainText(nothingWrong)) return null;
  }
  const topics = state.area ?? [];
  const asked = state.asked.filter(({ question }) => model.nodes.has(question.id)).length;
  if (asked >= most) return null;
  const list = candidates(model, belief, state).filter(
    ({ node }) => !node.finding.values && topics.includes(node.finding.topic),
  );
  const best = list.find(({ rule }) => rule !== null) ?? list[0];
  return best ? toQuestion(model, belief, best, state.patient) : null;
}

/** What a button of one of the two questions says. */
interface ButtonAnswer {
  evidence: Evidence[];
  area?: readonly Topic[];
  /** What was typed beside it. */
  words: string;
}

/** Reads a button of the two questions above, alone or on a line of its own; null for what is said in words only. */
export function readButton(
  model: Model,
  state: CaseState,
  { text, turn }: { text: string; turn: number },
): ButtonAnswer | null {
  const question = state.asked.at(-1)?.question;
  if (!question || ![changed, danger].includes(question.id)) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const labels = new Set(question.options.map(plainText));
  const isNone = (line: string): boolean => question.id === danger && plainNo.has(plainText(line));
  const pressed = lines.findLast((line) => labels.has(plainText(line)) || isNone(line));
  if (pressed === undefined) return null;
  const words = lines.filter((line) => line !== pressed).join('\n');
  const means = ({ label }: { label: string }): boolean => plainText(label) === plainText(pressed);
  const told = (finding: string, value: string): Evidence => {
    return { finding, value, certainty: 1, source: 'answer', turn, quote: pressed };
  };
  const area = areas.find(means);
  if (area) return { evidence: [], area: area.topics, words };
  if (isNone(pressed) || means({ label: noneOfThese }))
    return { evidence: dangersOf(model, state).map(({ finding }) => told(finding, 'no')), words };
  const sign = dangers.find(means);
  return { evidence: sign ? [told(sign.finding, 'yes')] : [], words };
}
