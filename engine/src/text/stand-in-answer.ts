import type { AnswerKind } from '@petwise/language/en';
import { besideStandIns, context, standIns, weakReferences } from '@petwise/language/en';
import { negators } from '../../words/context-words.ts';
import type { Node } from '../infer/model.ts';
import { isEpisode, readContextOf, readingOf } from './read-context.ts';
import type { Reader } from './reader.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';

const none: ReadonlySet<string> = new Set();
const { gone = none, fine = none, recurs = none } = context.classes;
const { auxiliaries, pronouns, joining, conjunctions } = context.clauses;

/** Behind them stands what is well beside the sign: "otherwise he's fine". */
const exceptions: ReadonlySet<string> = new Set(['otherwise', 'apart', 'except', 'besides']);

const endsClause = ({ word, punctuation }: Token): boolean =>
  punctuation || joining.has(word) || conjunctions.has(word);

/** Where the verb of a first clause stands that is nothing but who did it and when: "he did earlier"; -1 where it says more. */
function standInOf(clause: readonly Token[]): number {
  const at = pronouns.has(clause[0]?.word ?? '') ? 1 : 0;
  const isTime = ({ word }: Token): boolean =>
    weakReferences.times.has(word) || besideStandIns.has(word) || /^\d/.test(word);
  return standIns.has(clause[at]?.word ?? '') && clause.slice(at + 1).every(isTime) ? at : -1;
}

/**
 * "He did earlier but he's stopped", "was last night, not now": the verb stands for what was asked about, and the words
 * behind say whether it is over. Null where the answer is no such verb. What happened (a fit, a poison) has happened.
 */
export function readStandIn(
  { reader, node }: { readonly reader: Reader; readonly node: Pick<Node, 'finding'> },
  words: string,
): AnswerKind | null {
  const [tokens = []] = tokenise(words);
  const mark = tokens.findIndex(endsClause);
  const end = mark < 0 ? tokens.length : mark;
  const at = standInOf(tokens.slice(0, end));
  if (at < 0) return null;
  const match = { finding: node.finding.id, value: 'yes', tokens: [at] };
  const read = readContextOf(tokens, [match], { kinds: reader.kinds, carried: 'patient' });
  const { status } = readingOf({ context: read, tokens }, match, node.finding);
  if (['ignored', 'absent', 'wondered'].includes(status)) return null;
  const behind = tokens.slice(end).map(({ word }) => word);
  const isEnded = status === 'ended' || status === 'past';
  const isOver = (isEnded || endsIt(behind)) && !behind.some((word) => recurs.has(word));
  return isOver && !isEpisode(node.finding.id) ? 'no' : 'yes';
}

/** "Stopped", "fine", "not now"; "getting better" is no end. */
function endsIt(words: readonly string[]): boolean {
  if (words.some((word) => exceptions.has(word))) return false;
  if (words.some((word) => negators.has(word)))
    return words.some((word, at) => negators.has(word) && words[at + 1] === 'now');
  // "He's fine", "all gone", "fine now"; "for over a week" ends nothing.
  return words.some(
    (word, at) =>
      word !== 'better' &&
      (gone.has(word) || fine.has(word)) &&
      (linksTo(words[at - 1]) || words[at + 1] === 'now' || at === words.length - 1),
  );
}

const linksTo = (word = ''): boolean =>
  auxiliaries.has(word) || pronouns.has(word) || word === 'all';
