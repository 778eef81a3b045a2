import type { ConsultDetail, VetHandover } from '@petwise/contracts';
import { answersHowLong, toldTimes } from '@petwise/engine';

type Course = NonNullable<VetHandover['course']>;

/** Longest sentence of the owner's words in one line. */
const LINE = 160;

/** The owner's words that say a time: "since yesterday", "for three weeks"; each once. */
export function timesIn(text: string): string[] {
  return [...new Set(toldTimes(text).map(({ since }) => since))];
}

/** The course of the illness in the owner's own words, what has lasted longest first. */
export function courseOf(consult: ConsultDetail): Course {
  const told: { line: Course[number]; hours: number }[] = [];
  let question = '';
  for (const turn of consult.turns) {
    if (turn.role === 'assistant') {
      if (turn.messageType === 'question') question = turn.content;
      continue;
    }
    const times = toldTimes(turn.content);
    const hours = Math.max(0, ...times.map((time) => time.hours));
    if (answersHowLong(question, turn.content))
      told.push({ line: { since: cut(turn.content), words: question }, hours });
    else
      for (const { since, words, hours: ago } of firstOfEach(times))
        told.push({ line: { since, words: cut(words) }, hours: ago });
    question = '';
  }
  return told.toSorted((a, b) => b.hours - a.hours).map(({ line }) => line);
}

/** One time a sentence. */
const firstOfEach = (times: ReturnType<typeof toldTimes>): ReturnType<typeof toldTimes> =>
  times.filter(({ words }, at) => times[at - 1]?.words !== words);

function cut(text: string): string {
  return text.length <= LINE ? text : `${text.slice(0, LINE - 1).trimEnd()}…`;
}
