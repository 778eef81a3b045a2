import { askAgain, askOfAllDangers, askWhichDanger } from './ask-again.ts';
import { askAge } from './ask-age.ts';
import { askDose } from './ask-dose.ts';
import type { EngineParts } from './interpret.ts';
import type { Knowledge, Level } from './knowledge-types.ts';
import { appraise, type Appraisal } from './infer/appraisal.ts';
import type { Model } from './infer/model.ts';
import type { Belief } from './infer/posterior.ts';
import { ranked } from './infer/posterior.ts';
import type { Alarm } from './infer/questions.ts';
import { refId } from './infer/red-flags.ts';
import { limits, nextQuestion, unsureInARow } from './infer/questions.ts';
import { questionsLeft } from './infer/questions-left.ts';
import { levelWords, triageOf } from './infer/triage.ts';
import { extractionSummary } from './report/summary.ts';
import { withPicture } from './picture-offer.ts';
import { layName, toQuestion } from './report/why.ts';
import { list, percent } from './report/wording.ts';
import { urgencyOf } from './second-reading.ts';
import { hasDied } from './text/end-of-life.ts';
import type { CaseState, Evidence, Question, RedFlagHit, Triage, ConsultStep } from './types.ts';

/** Hears each line of reasoning as it comes about. */
export type OnReasoning = (line: string) => void;

/** One step of a consult: the case as it stands, what works on it and who is told how it thinks. */
export interface Step {
  readonly engine: EngineParts;
  readonly state: CaseState;
  readonly onReasoning: OnReasoning | undefined;
}

/** What the newest words taught. */
export interface Learned {
  evidence: readonly Evidence[];
  unmatched: readonly string[];
}

export type Say = (line: string) => void;

function leaders(model: Model, belief: Belief): string {
  return list(
    ranked(belief)
      .slice(0, 3)
      .map(
        (hypothesis) => `${layName(model, hypothesis)} ${percent(belief.probs[hypothesis] ?? 0)}`,
      ),
  );
}

function alarmOf({ redFlags }: Knowledge, level: Level, hits: readonly RedFlagHit[]): Alarm | null {
  if (level !== 'emergency') return null;
  const ids = new Set(hits.filter((hit) => hit.level === 'emergency').map(({ id }) => id));
  const fired = redFlags.filter(({ id }) => ids.has(id));
  const exceptions = fired.map(({ unless = [] }) => unless);
  const stands = exceptions.some((unless) => unless.length === 0);
  return {
    byRule: exceptions.length > 0,
    takenBackBy: new Set(stands ? [] : exceptions.flat(2).map(refId)),
    rungBy: new Set(fired.flatMap(({ when }) => when.flat()).map(refId)),
  };
}

/** Says what was weighed and how urgent it is; the next question about a sign, or null. */
function weigh(
  appraisal: Appraisal,
  { triage, hits, say }: { triage: Triage; hits: readonly RedFlagHit[]; say: Say },
): Question | null {
  const { model, belief } = appraisal;
  const { knowledge } = model;
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
  const dose = askDose(appraisal);
  if (dose) {
    say(`Asking how much it was: ${dose.text}`);
    return dose;
  }
  const listed = askOfAllDangers(appraisal, triage.level);
  if (listed) {
    say(`Asking about danger: ${listed.text}`);
    return listed;
  }
  const age = askAge(appraisal);
  if (age) {
    say(`Asking for the age: ${age.text}`);
    return age;
  }
  const candidate = nextQuestion(appraisal, alarmOf(knowledge, triage.level, hits));
  if (!candidate) return null;
  const question = toQuestion(appraisal, candidate);
  say(
    candidate.rule
      ? `Asking first about danger: ${question.text}`
      : `Most separating question: ${question.text}`,
  );
  return question;
}

/** One step: how urgent it is, and the next question or none. */
export function conclude(
  engine: EngineParts,
  state: CaseState,
  { mismatch = null, say, ...learned }: Learned & { mismatch?: string | null; say: Say },
): Omit<ConsultStep, 'reasoning'> {
  const { model } = engine;
  const appraisal = appraise(model, state);
  const { triage, hits, isUnnamed } = triageOf(appraisal);
  const emergency = triage?.level === 'emergency';
  const died = hasDied(state.symptoms);
  const isRead = triage && !isUnnamed;
  const again = (): Question | null => (died ? null : askAgain(appraisal));
  const which = died ? null : askWhichDanger(appraisal);
  const wanted = which ?? (isRead ? weigh(appraisal, { triage, hits, say }) : again());
  const answered = state.asked.length;
  const left = isRead
    ? questionsLeft(appraisal.belief, {
        answered,
        unsure: unsureInARow(state),
        emergency: hits.some(({ level }) => level === 'emergency'),
      })
    : undefined;
  const question =
    wanted && withPicture(appraisal, left === undefined ? wanted : { ...wanted, left });
  if (died) say('The animal has died; nothing is asked and no urgency is given.');
  else if (!isRead)
    say('No sign of illness was read, so nothing is weighed and no urgency is given.');
  if (!isRead && question) say(`Asking again: ${question.text}`);
  if (!question) say('No further question would change much; the results are ready.');
  const next: CaseState = question
    ? {
        ...state,
        asked: [...state.asked, { question, answer: null }],
      }
    : state;
  const canProcessResults = emergency || question === null || answered >= limits.enough;
  const urgency = urgencyOf(appraisal);
  const summaryOf = answered === 0 ? state.evidence : learned.evidence;
  return {
    state: mismatch ? { ...next, warnings: [...next.warnings, mismatch] } : next,
    question,
    canProcessResults,
    extractionSummary: taughtNothing(state, learned)
      ? ''
      : extractionSummary(model, state, { ...learned, evidence: summaryOf }),
    mismatchWarning: mismatch,
    // The question is chosen from the owner's own words; another reader can only raise the urgency.
    triage:
      urgency.isUnnamed && urgency.triage?.level === 'soon' && question ? null : urgency.triage,
  };
}

/** An option chosen that tells of no sign, as "Not sure" or an age: the next question is answer enough. */
function taughtNothing({ asked }: CaseState, { evidence, unmatched }: Learned): boolean {
  const { question, answer } = asked.at(-1) ?? {};
  const isOption = question?.options.includes(answer?.trim() ?? '') ?? false;
  return isOption && unmatched.length === 0 && evidence.every(({ value }) => value === 'unknown');
}

/** Takes lines of reasoning, passes them on and keeps them. */
export function withSay(onReasoning: OnReasoning | undefined): { say: Say; lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    say: (line) => {
      lines.push(line);
      onReasoning?.(line);
    },
  };
}
