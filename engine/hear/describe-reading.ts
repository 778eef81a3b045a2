import type { Topics, Who } from '@petwise/language';
import { contextOf } from '@petwise/language';
import { concepts } from '@petwise/language/en';
import { codesOf } from '../compile/compile-words.ts';
import type { Reader } from '../src/text/extract.ts';
import { extract } from '../src/text/extract.ts';
import { readContextOf } from '../src/text/read-context.ts';
import { conceptsIn, readObservations } from '../src/text/read-observations.ts';
import { sentencesOf } from '../src/text/sentences.ts';
import type { Token } from '../src/text/tokens.ts';

const names = new Map([...codesOf(concepts)].map(([id, code]) => [code, id]));

export type Colour = 'dim' | 'cyan' | 'yellow' | 'green' | 'red';
type Paint = (colour: Colour, words: string) => string;

/** How a text is read, for a person: words, concepts, observations with their context, findings, and what stays unread. */
export function describeReading(
  reader: Reader,
  text: string,
  { paint = (_, words) => words }: { paint?: Paint } = {},
): string {
  const lines: string[] = [];
  let noun: Topics = [];
  let carried: Who = 'patient';
  let carriedPast = false;
  for (const raw of sentencesOf(reader, text)) {
    const tokens = reader.correct(raw);
    const quoteOf = (at: readonly number[]): string =>
      at.map((place) => tokens[place]?.word ?? '').join(' ');
    lines.push(`words         ${paint('dim', shown(raw, tokens))}`);
    for (const { kind, id, tokens: at } of conceptsIn(reader.frames, tokens))
      lines.push(
        `concept       ${paint('cyan', `${kind} ${names.get(id) ?? id}`)} "${quoteOf(at)}"`,
      );
    const { matches, last } = readObservations(reader.frames, tokens, noun);
    noun = last;
    const context = readContextOf(tokens, matches, { kinds: reader.kinds, carried, carriedPast });
    carried = context.last;
    carriedPast = context.lastPast;
    for (const { finding, value, tokens: at } of matches) {
      const stands = contextOf(context, { tokens: at, healthy: value === 'no' });
      const { who, when, whether, doubtful } = stands;
      const how = [who, when, whether, ...(doubtful ? ['doubtful'] : [])].join(', ');
      lines.push(`observation   ${paint('yellow', finding)}=${value} "${quoteOf(at)}" (${how})`);
    }
  }
  const {
    evidence,
    wondered = [],
    unmatched,
    past,
  } = extract(reader, text, { source: 'text', turn: 0 });
  for (const { finding, value, certainty, quote } of evidence) {
    const colour = value === 'no' ? 'red' : 'green';
    lines.push(`finding       ${paint(colour, `${finding}=${value}`)} ${certainty} "${quote}"`);
  }
  for (const words of past) lines.push(`past          ${paint('dim', words)}`);
  for (const { finding, quote } of wondered)
    lines.push(`wondered      ${finding} ${paint('dim', `"${quote}"`)}`);
  for (const words of unmatched) lines.push(`unread        ${paint('dim', words)}`);
  return lines.join('\n');
}

/** The words of a sentence as the reader takes them; where a slip was corrected, from what. */
function shown(raw: readonly Token[], tokens: readonly Token[]): string {
  return tokens
    .map(({ word }, at) => (word === raw[at]?.word ? word : `${word} (${raw[at]?.word ?? ''})`))
    .join(' ');
}
