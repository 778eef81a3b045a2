import type { Kind } from '@petwise/language';
import { context, lessens, shades, supposing } from '@petwise/language/en';
import { negators } from '../../words/context-words.ts';
import type { Node } from '../infer/model.ts';
import type { Evidence } from '../types.ts';
import { extract } from './extract.ts';
import { readContextOf, readingOf } from './read-context.ts';
import { conceptsIn } from './read-observations.ts';
import type { Reader } from './reader.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';

/** What a question is about, without what it asks of it: the gums of "Are the gums pale?". */
const asked: ReadonlySet<Kind> = new Set(['part', 'product', 'function']);
/** What it asks of it: pale. */
const predicates: ReadonlySet<Kind> = new Set(['quality', 'manner', 'thing']);
/** An answer of more words may be about something else. */
const few = 4;

/** An answer that leaves out what was asked about. */
export interface Elliptical {
  /** What it says of the finding; null where it only tells other signs. */
  readonly direct: Pick<Evidence, 'value' | 'certainty'> | null;
  /** Signs it tells of what was asked about: "blue" of the gums. */
  readonly others: readonly Evidence[];
}

interface Question {
  readonly reader: Reader;
  readonly node: Pick<Node, 'finding'>;
}

const silent: Elliptical = { direct: null, others: [] };
const supposes = new RegExp(`[ ,]+(?:${supposing.join('|')})[ .!]*$`, 'i');

/** "Pink" to a question about the gums, "a sock" to one about what was eaten, "yelped" to one about pain: said of what was asked about. */
export function readEllipticalAnswer(question: Question, answer: string): Elliptical {
  const words = answer.replace(supposes, '');
  const ask = tokenise(question.node.finding.ask).flat();
  const tokens = tokenise(words).flat();
  const { pronouns } = context.clauses;
  // Words with a subject of their own.
  if (tokens.some(({ word }) => pronouns.has(word)))
    return { direct: restated(question, ask, tokens), others: [] };
  const ofTopic = toldOfTopic(question, ask, words);
  const direct = ofTopic.direct ?? restated(question, ask, tokens);
  const isSupposed = words !== answer && direct !== null;
  return isSupposed
    ? { ...ofTopic, direct: { ...direct, certainty: 0.75 } }
    : { ...ofTopic, direct };
}

function toldOfTopic({ reader, node }: Question, ask: readonly Token[], words: string): Elliptical {
  const { id } = node.finding;
  const about = new Set(
    conceptsIn(reader.frames, ask).flatMap((one) => (asked.has(one.kind) ? one.tokens : [])),
  );
  const topic = ask.flatMap(({ word }, at) => (about.has(at) ? [word] : [])).join(' ');
  if (!topic) return silent;
  const { evidence } = extract(reader, `${topic} ${words}`, { source: 'answer', turn: 1 });
  const isShort = tokenise(words).flat().length <= few;
  const told = evidence.filter(({ quote }) => quote && !topic.includes(quote.toLowerCase()));
  const own = told.find(({ finding }) => finding === id);
  return {
    direct: own ? { value: own.value, certainty: Math.min(own.certainty, 0.9) } : null,
    others: isShort
      ? told.filter(({ finding }) => finding !== id).map((one) => ({ ...one, quote: words }))
      : [],
  };
}

const shadesIn = (tokens: readonly Token[]): ReadonlySet<number> =>
  new Set(shades.flatMap((shade, at) => (tokens.some(({ word }) => shade.has(word)) ? [at] : [])));

/** What a question puts beside what it asks for: "white instead of pink". */
const beside = / (?:instead|rather|than|unlike|not) .*/;

/** Blood is red or pink: neither denies it. */
const bloodShades: ReadonlySet<string> = new Set(
  shades.flatMap((shade) => (shade.has('red') || shade.has('pink') ? [...shade] : [])),
);
const isOfBlood = (ask: string): boolean => /blood/.test(ask);

/** "Bright red" to "Are the gums pale?": another color denies the one asked for, one near to it is likely it. */
export function readShade(ask: string, words: string): Elliptical['direct'] {
  const tokens = tokenise(words).flat();
  const [wanted, named] = [shadesIn(tokenise(ask.replace(beside, '')).flat()), shadesIn(tokens)];
  if (!wanted.size || !named.size || tokens.length > few) return null;
  if (tokens.some(({ word }) => negators.has(word) || lessens.has(word))) return null;
  if (isOfBlood(ask) && tokens.some(({ word }) => bloodShades.has(word))) return null;
  const near = [...named].filter((shade) => wanted.has(shade)).length;
  if (near > 0 && near < named.size) return null;
  return near ? { value: 'yes', certainty: 0.75 } : { value: 'no', certainty: 0.85 };
}

/** "He flinched" to "Is it painful?": what was asked, in few other words, of nothing else. */
function restated(
  { reader, node }: Question,
  ask: readonly Token[],
  tokens: readonly Token[],
): Elliptical['direct'] {
  if (tokens.length > few) return null;
  const inAsk = conceptsIn(reader.frames, ask);
  const wanted = new Set(inAsk.flatMap(({ id, kind }) => (predicates.has(kind) ? [id] : [])));
  const topics = new Set(inAsk.flatMap(({ id, kind }) => (asked.has(kind) ? [id] : [])));
  const named = conceptsIn(reader.frames, tokens);
  const same = named.find(({ id, kind }) => predicates.has(kind) && wanted.has(id));
  if (!same || named.some(({ id, kind }) => asked.has(kind) && !topics.has(id))) return null;
  const match = { finding: node.finding.id, value: 'yes', tokens: same.tokens };
  const read = readContextOf(tokens, [match], { kinds: reader.kinds, carried: 'patient' });
  const { status } = readingOf({ context: read, tokens }, match, node.finding);
  if (status === 'present') return { value: 'yes', certainty: 0.9 };
  return status === 'absent' ? { value: 'no', certainty: 0.9 } : null;
}
