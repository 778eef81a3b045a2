import { areas, noneOfThese, nothingWrong } from '../words/ask-again.ts';
import { askOfDangers, whichOf } from './danger-list.ts';
import { listOfDangers, optionOf, signsOn, whichDanger } from './infer/danger-buttons.ts';
import type { Model } from './infer/model.ts';
import { ageBandOf } from './infer/age.ts';
import type { Appraisal } from './infer/appraisal.ts';
import { decisiveSigns } from './infer/decisive-signs.ts';
import { candidates } from './infer/questions.ts';
import { isWell } from './infer/waiting.ts';
import type { Level, Topic } from './knowledge-types.ts';
import { toQuestion } from './report/why.ts';
import { fill } from './report/wording.ts';
import { notSure, plainText } from './text/reply.ts';
import type { CaseState, Evidence, Question } from './types.ts';

/** Ids of the two questions that are about no single finding. */
const changed = 'what-changed';
const danger = listOfDangers;

/** Typed for "none of these". */
const plainNo = new Set(['no', 'none', 'nope', 'nothing', 'none of them', 'no none']);

/** Most signs of one part of the body asked about while none has been told. */
const most = 4;

/** From this unread share of a message on, what was read is not enough to begin with. */
const muchUnread = 0.25;

/** The share of the first message that counted nowhere. */
function unreadShare({ symptoms, unmatchedText }: CaseState): number {
  const lost = unmatchedText.filter((words) => symptoms.includes(words)).join('');
  return symptoms ? lost.length / symptoms.length : 0;
}

/** Up to this unread share a message was understood. */
const littleUnread = 0.1;

/** Whether nothing speaks of danger: what was told can wait, of a grown animal told to be well, and next to nothing stayed unread. */
function isPlainlyCalm({ model, belief, state }: Appraisal, level: Level): boolean {
  const waits = level === 'routine' || level === 'watch';
  const isYoung = ageBandOf(model.knowledge, state.patient) === 'baby';
  return waits && !isYoung && isWell(belief) && unreadShare(state) <= littleUnread;
}

/**
 * The list of dangers, once a consult: as the first question where much of the message stayed unread and nothing that was
 * read calls for one danger alone, or else as the second, so that none is missed through what was not read or misread. The
 * owner of an animal that is plainly not in danger is not asked.
 */
export function askOfAllDangers(appraisal: Appraisal, level: Level): Question | null {
  const { belief, state } = appraisal;
  const { length } = state.asked;
  if (level === 'emergency') return null;
  if (length > 1 || state.asked.some(({ question }) => question.id === danger)) return null;
  const [last] = state.asked;
  if (last && belief.known.get(last.question.id)?.value === 'yes') return null;
  const calls = decisiveSigns(appraisal).some((sign) => sign.called);
  if (length === 1)
    return calls || !isPlainlyCalm(appraisal, level) ? askOfDangers(appraisal) : null;
  return unreadShare(state) >= muchUnread && !calls ? askOfDangers(appraisal) : null;
}

/** The two questions that come before those of single signs. */
function opening(appraisal: Appraisal, id: typeof changed | typeof danger): Question {
  const { model, state } = appraisal;
  const half = state.halfRead ? 'We understood only a part of your words. ' : '';
  if (id === danger) {
    const question = askOfDangers(appraisal);
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
 * danger now (first, where something was told that we did not understand, or is feared); then the signs of the part of the body that was
 * named. Null when these are used up or nothing is wrong.
 */
export function askAgain(appraisal: Appraisal): Question | null {
  const { model, state } = appraisal;
  const given = (id: string): string | undefined =>
    state.asked.find(({ question }) => question.id === id)?.answer ?? undefined;
  const isTold = state.evidence.some(({ turn, value }) => turn > 0 && value === 'yes');
  const deciding = candidates(appraisal).find(({ decides }) => decides === 0);
  if (deciding && (isTold || state.wondered)) return toQuestion(appraisal, deciding);
  const isFeared = state.wondered !== undefined && state.asked.length > 0;
  const order =
    state.halfRead || isFeared ? ([danger, changed] as const) : ([changed, danger] as const);
  for (const id of order) {
    const answer = given(id);
    if (answer === undefined) return opening(appraisal, id);
    if (plainText(answer) === plainText(nothingWrong)) return null;
  }
  if (deciding) return toQuestion(appraisal, deciding);
  const topics = state.area ?? [];
  const asked = state.asked.filter(({ question }) => model.nodes.has(question.id)).length;
  if (asked >= most) return null;
  const list = candidates(appraisal).filter(
    ({ node }) => !node.finding.values && topics.includes(node.finding.topic),
  );
  const best = list.find(({ rule }) => rule !== null) ?? list[0];
  return best ? toQuestion(appraisal, best) : null;
}

/** What a button of a question about no single finding says. */
interface ButtonAnswer {
  evidence: Evidence[];
  area?: readonly Topic[];
  /** What was typed beside it. */
  words: string;
}

/** Reads a button of the questions above, alone or on a line of its own; null for what is said in words only. */
export function readButton(
  model: Model,
  state: CaseState,
  { text, turn }: { text: string; turn: number },
): ButtonAnswer | null {
  const question = state.asked.at(-1)?.question;
  if (!question || ![changed, danger, whichDanger].includes(question.id)) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const isNone = (line: string): boolean => question.id !== changed && plainNo.has(plainText(line));
  const pressed = lines.findLast((line) => optionOf(question, line) ?? isNone(line));
  if (pressed === undefined) return null;
  const words = lines.filter((line) => line !== pressed).join('\n');
  const option = optionOf(question, pressed) ?? noneOfThese;
  const told = (finding: string, value: string): Evidence => {
    return { finding, value, certainty: 1, source: 'answer', turn, quote: pressed };
  };
  const area = question.id === changed ? areas.find(({ label }) => label === option) : undefined;
  if (area) return { evidence: [], area: area.topics, words };
  if (option === noneOfThese) {
    const listed = question.options.flatMap((label) => signsOn(model, label));
    return { evidence: listed.map(({ id }) => told(id, 'no')), words };
  }
  // A button of several signs tells of one of them; which one is asked next.
  const signs = signsOn(model, option);
  const [sign] = signs;
  return { evidence: sign && signs.length === 1 ? [told(sign.id, 'yes')] : [], words };
}

/** Which of the signs of danger on the button that was just pressed it is. */
export function askWhichDanger(appraisal: Appraisal): Question | null {
  const { state } = appraisal;
  const last = state.asked.at(-1);
  if (last?.question.id !== danger || last.answer === null) return null;
  const signs = whichOf(appraisal, optionOf(last.question, last.answer) ?? '');
  return signs.length === 0
    ? null
    : {
        id: whichDanger,
        text: 'Which of these is it?',
        options: [...signs, noneOfThese, notSure],
        why: 'Safety first: which one it is decides what is to be done now.',
      };
}
