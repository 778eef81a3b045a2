import type { Measure, MeasureTool } from '../knowledge-types.ts';

/** "yes" for a value that tells the sign, "no" for one that denies it, null between. */
function valueOf({ limits }: Measure, number: number): 'yes' | 'no' | null {
  if (limits === null) return null;
  const isIn = ([from, to]: readonly [number, number]) => number >= from && number <= to;
  if (isIn(limits.sign)) return 'yes';
  return limits.usual && isIn(limits.usual) ? 'no' : null;
}

const face = /^grimace scale:? ?(\d{1,2})(?: ?(?:of|\/) ?1[02])?\.?$/i;
const count =
  /^(?:about |i counted )?(\d{1,3})(?: (?:breaths?|(?:heart )?beats?))?(?: ?(?:a|per|\/) ?min(?:ute)?| bpm)?\.?$/i;
/** How a value stands on a line of an answer. Anything beside it on the line is words, which may be an age or a time. */
const lineOf: Readonly<Record<MeasureTool, RegExp | null>> = {
  breaths: count,
  beats: count,
  refill: /^(?:the gum was pink again after )?(\d{1,2}) ?sec(?:ond)?s?\.?$/i,
  body: /^body condition:? ?(\d)(?: ?(?:of|\/) ?9)?\.?$/i,
  'cat-face': face,
  'rabbit-face': face,
  'horse-face': face,
  gums: null,
};

/** What an answer to the question of a sign says by a value, and the words beside it. */
export interface Measured {
  value: 'yes' | 'no' | 'unknown';
  line: string;
  words: string;
}

/** The value that was measured last, on a line of its own; null where there is none. */
export function measuredAnswer(text: string, measure: Measure): Measured | null {
  const pattern = lineOf[measure.tool];
  const lines = text.split('\n').map((line) => line.trim());
  const line = pattern && lines.findLast((one) => pattern.test(one));
  if (!line) return null;
  return {
    value: valueOf(measure, Number(pattern.exec(line)?.[1])) ?? 'unknown',
    line,
    words: lines
      .filter((one) => !pattern.test(one))
      .join('\n')
      .trim(),
  };
}
