import type { FoundConcept } from './concept-types.ts';
import type { ContextWord } from './context-types.ts';
import { first } from './near-concepts.ts';
import type { LinkWords } from './stand-ins.ts';

/** "I rubbed him", "then I washed it": an act of the owner, or one done to her ("he bit me"). */
export function isBySpeaker(
  words: readonly ContextWord[],
  one: FoundConcept,
  by: LinkWords,
): boolean {
  // "I clean it"; "I can not wake her" tells of her.
  if (one.kind === 'quality')
    return one.tokens.length === 1 && by.speakers.has(words[first(one) - 1]?.word ?? '');
  if (one.kind === 'event')
    return by.toSpeakers.has(words[(one.tokens.at(-1) ?? 0) + 1]?.word ?? '');
  if (one.kind !== 'sign' && one.kind !== 'function') return false;
  const told = one.tokens.map((at) => words[at]?.word ?? '');
  const perceived = told.length > 1 && told.some((word) => by.perceives.has(word));
  if (perceived && !by.denies.has(told.at(-1) ?? '')) return false;
  let at = first(one) - 1;
  while (at >= 0 && first(one) - at < 6 && by.beforeVerb.has(words[at]?.word ?? '')) at -= 1;
  if (by.speakers.has(words[at]?.word ?? '')) return true;
  const isUnsaid = by.peopleDo.has(told[0] ?? '') && opensUnsaid(words, by);
  const verb = words[at]?.word ?? '';
  if (verb === 'and' && isUnsaid) return isSpeakerOf({ words, verb: at + 1 }, isUnsaid, by);
  return by.begins.has(verb) && isSpeakerOf({ words, verb: at }, isUnsaid, by);
}

/** How far before "and began" the speaker of "I got a cloth and began" may stand. */
const joinedWithin = 8;

/** "I got a cloth and" before a verb: whoever did the first did the second. */
function isSpeakerOf(
  { words, verb }: { readonly words: readonly ContextWord[]; readonly verb: number },
  isUnsaid: boolean,
  by: LinkWords,
): boolean {
  if (words[verb - 1]?.word !== 'and') return false;
  for (let at = verb - 2; at >= Math.max(0, verb - joinedWithin); at -= 1) {
    const word = words[at]?.word ?? '';
    if (by.speakers.has(word)) return true;
    if (by.actors.has(word)) return false;
  }
  return verb <= joinedWithin && isUnsaid;
}

/** "Lifted him up and cried": a sentence without its "I". */
const opensUnsaid = ([first, second]: readonly ContextWord[], by: LinkWords): boolean =>
  first?.word.endsWith('ed') === true && by.objects.has(second?.word ?? '');
