import type { ConsultDetail, VetHandover } from '@petwise/contracts';
import { timesIn } from './course.ts';
import { WORDS } from './words.ts';

/** Longest question and answer in one line of the timeline. */
const LINE = 160;

/** What happened when, oldest first; how long it has lasted stays in the owner's words. */
export function timelineOf(consult: ConsultDetail): VetHandover['timeline'] {
  const events: VetHandover['timeline'] = [];
  let question = '';
  for (const turn of consult.turns) {
    if (turn.role === 'assistant') {
      if (turn.messageType === 'question') question = turn.content;
      continue;
    }
    const add = (event: string): void => void events.push({ at: turn.timestamp, event });
    if (turn.messageType === 'initial_symptoms') add(WORDS.told);
    else if (turn.content !== '') add(WORDS.answered(cut(question), cut(turn.content)).trim());
    question = '';
    const timing = timesIn(turn.content);
    if (timing.length > 0) add(WORDS.timing(timing.slice(0, 5).join('”, “')));
    for (const file of turn.uploadedFiles ?? []) add(WORDS.sent(file.name));
  }
  if (consult.status === 'finished') {
    events.push({ at: consult.updatedAt, event: WORDS.reported });
  }
  return events;
}

function cut(text: string): string {
  return text.length <= LINE ? text : `${text.slice(0, LINE - 1).trimEnd()}…`;
}
