import { areas, dangers, noneOfThese, nothingWrong } from '../words/ask-again.ts';
import type { Model } from './infer/model.ts';
import { chanceIn } from './infer/model.ts';
import type { Belief } from './infer/posterior.ts';
import { candidates, decisiveSigns, listOfDangers } from './infer/questions.ts';
import { askedIds, isOpen } from './infer/known.ts';
import { isAbout } from './infer/red-flags.ts';
import type { Finding, RedFlag, Topic } from './knowledge-types.ts';
import { toQuestion } from './report/why.ts';
import { capital, fill } from './report/wording.ts';
import { notSure, plainText } from './text/reply.ts';
import type { CaseState, Evidence, Question } from './types.ts';

/** Ids of the two questions that are about no single finding. */
const changed = 'what-changed';
const danger = listOfDangers;

/** Typed for "none of these". */
const plainNo = new Set(['no', 'none', 'nope', 'nothing', 'none of them', 'no none']);

/** Most signs of one part of the body asked about while none has been told. */
const most = 4;

/** Most signs of danger on one list. */
const longest = 10;

const labels = new Map(dangers.map(({ finding, label }) => [finding, label]));

/** The button of a sign of danger. */
export const labelOf = ({ id, name }: Finding): string => labels.get(id) ?? capital(name);

/** The signs that make an emergency alone in this patient, and the dangers of any animal that a rule acts on alone. */
function alarmsOf(model: Model, state: CaseState): string[] {
  const rules = model.knowledge.redFlags.filter(({ who }) => isAbout(model, who, state));
  const alone = (level: RedFlag['level']): string[] =>
    rules
      .filter((rule) => rule.level === level)
      .flatMap(({ when }) => when.flatMap((all) => (all.length === 1 ? all : [])));
  const milder = new Set(alone('today'));
  const general = dangers.map(({ finding }) => finding).filter((id) => milder.has(id));
  return [...general, ...alone('emergency')];
}

/** How likely a sign of danger is in this patient. */
function chanceOf(model: Model, belief: Belief, id: string): number {
  const node = model.nodes.get(id);
  if (!node) return 0;
  return belief.probs.reduce((sum, p, hypothesis) => sum + p * chanceIn(node, hypothesis, 0), 0);
}

/**
 * The list of signs of danger for this patient: those that decide about its dangers, then the likeliest of those that make
 * an emergency alone.
 */
function askOfDangers(model: Model, belief: Belief, state: CaseState): Question {
  const deciding = decisiveSigns(model, belief, state);
  const asked = askedIds(state);
  const alarms = alarmsOf(model, state).filter((id) => {
    const parent = model.nodes.get(id)?.finding.parent;
    const fits = !parent || labels.has(id) || belief.known.get(parent)?.value === 'yes';
    return fits && !id.startsWith('toxin_') && isOpen(belief.known, id) && !asked.has(id);
  });
  const likely = alarms.sort((x, y) => chanceOf(model, belief, y) - chanceOf(model, belief, x));
  const own = deciding.map(({ finding }) => finding);
  const listed = [...new Set([...own, ...likely])].slice(0, longest);
  const options = listed.flatMap((id) => {
    const node = model.nodes.get(id);
    return node ? [labelOf(node.finding)] : [];
  });
  return {
    id: danger,
    text: fill('Is one of these true of {pet} right now?', model.knowledge, state.patient),
    options: [...options, noneOfThese, notSure],
    why: 'Safety first: each of these may need a vet at once.',
  };
}

/** From this unread share of a message on, what was read is not enough to begin with. */
const muchUnread = 0.25;

/** The share of the first message that counted nowhere. */
function unreadShare({ symptoms, unmatchedText }: CaseState): number {
  const lost = unmatchedText.filter((words) => symptoms.includes(words)).join('');
  return symptoms ? lost.length / symptoms.length : 0;
}

/**
 * The list of dangers, once a consult: as the first question where much of the message stayed unread and nothing that was
 * read calls for one danger alone, or else as the second, so that none is missed through what was not read or misread.
 */
export function askOfAllDangers(model: Model, belief: Belief, state: CaseState): Question | null {
  const { length } = state.asked;
  if (length > 1 || state.asked.some(({ question }) => question.id === danger)) return null;
  const [last] = state.asked;
  if (last && belief.known.get(last.question.id)?.value === 'yes') return null;
  const calls = decisiveSigns(model, belief, state).some((sign) => sign.called);
  const now = length === 1 || (unreadShare(state) >= muchUnread && !calls);
  return now ? askOfDangers(model, belief, state) : null;
}

/** The two questions that come before those of single signs. */
function opening(
  model: Model,
  belief: Belief,
  { state, id }: { state: CaseState; id: typeof changed | typeof danger },
): Question {
  const half = state.halfRead ? 'We understood only a part of your words. ' : '';
  if (id === danger) {
    const question = askOfDangers(model, belief, state);
    return { ...question, text: `${half}${question.text}` };
  }
  const text =
    'What has changed in {pet}, and in which part of the body? Tell us in your own words, or choose.';
  return {
    id,
    text: fill(`${half}${text}`, model.knowledge, state.patient),
    options: [...areas.map(({ label }) => label), nothingWrong, notSure],
    why: 'Without a sign nothing can be said about the cause or about how urgent it is.',
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
    if (answer === undefined) return opening(model, belief, { state, id });
    if (plainText(answer) === plainText(nothingWrong)) return null;
  }
  const every = candidates(model, belief, state);
  const deciding = every.find(({ decides }) => decides === 0);
  if (deciding) return toQuestion({ model, state, belief }, deciding);
  const topics = state.area ?? [];
  const asked = state.asked.filter(({ question }) => model.nodes.has(question.id)).length;
  if (asked >= most) return null;
  const list = every.filter(
    ({ node }) => !node.finding.values && topics.includes(node.finding.topic),
  );
  const best = list.find(({ rule }) => rule !== null) ?? list[0];
  return best ? toQuestion({ model, state, belief }, best) : null;
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
  const options = new Set(question.options.map(plainText));
  const isNone = (line: string): boolean => question.id === danger && plainNo.has(plainText(line));
  const pressed = lines.findLast((line) => options.has(plainText(line)) || isNone(line));
  if (pressed === undefined) return null;
  const words = lines.filter((line) => line !== pressed).join('\n');
  const means = ({ label }: { label: string }): boolean => plainText(label) === plainText(pressed);
  const told = (finding: string, value: string): Evidence => {
    return { finding, value, certainty: 1, source: 'answer', turn, quote: pressed };
  };
  const area = areas.find(means);
  if (area) return { evidence: [], area: area.topics, words };
  const listed = [...model.nodes.values()].filter(({ finding }) => {
    return !finding.values && question.options.includes(labelOf(finding));
  });
  if (isNone(pressed) || means({ label: noneOfThese }))
    return { evidence: listed.map(({ finding }) => told(finding.id, 'no')), words };
  const sign = listed.find(({ finding }) => means({ label: labelOf(finding) }));
  return { evidence: sign ? [told(sign.finding.id, 'yes')] : [], words };
}
