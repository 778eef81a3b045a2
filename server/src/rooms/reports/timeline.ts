import type { ConsultDetail, VetHandover } from '@petwise/contracts';
import { answersHowLong, toldTimes } from '@petwise/engine';

/** Longest sentence of the owner's words in one line. */
const LINE = 160;
const HOUR = 60 * 60 * 1000;

/** The course of the illness in the owner's own words, what has lasted longest first. */
export function timelineOf(consult: ConsultDetail): VetHandover['timeline'] {
  const told: { line: VetHandover['timeline'][number]; began: number }[] = [];
  let question = '';
  for (const turn of consult.turns) {
    if (turn.role === 'assistant') {
      if (turn.messageType === 'question') question = turn.content;
      continue;
    }
    const add = (since: string, words: string, hours: number): void => {
      const began = Date.parse(turn.timestamp) - hours * HOUR;
      const iso = new Date(began).toISOString();
      const when = hours === 0 ? { about: '' } : { about: iso.slice(0, 10), began: iso };
      told.push({ line: { ...when, since, words }, began });
    };
    const times = toldTimes(turn.content);
    if (answersHowLong(question, turn.content))
      add(cut(turn.content), question, Math.max(0, ...times.map(({ hours }) => hours)));
    else for (const { since, words, hours } of firstOfEach(times)) add(since, cut(words), hours);
    question = '';
  }
  return told.toSorted((a, b) => a.began - b.began).map(({ line }) => line);
}

/** One time a sentence. */
const firstOfEach = (times: ReturnType<typeof toldTimes>): ReturnType<typeof toldTimes> =>
  times.filter(({ words }, at) => times[at - 1]?.words !== words);

function cut(text: string): string {
  return text.length <= LINE ? text : `${text.slice(0, LINE - 1).trimEnd()}…`;
}
