import { MOST_MENTIONS, type Mention } from './mention.ts';
import { speciesWords } from './species-words.ts';
import { wordForms } from './word-forms.ts';
import type { Word } from './read-words.ts';

const LONGEST_PHRASE = 3;

/** Finds every word or phrase of the species lexicon; the longest wins at each place. */
export function findMentions(words: readonly Word[]): Mention[] {
  const mentions: Mention[] = [];
  let index = 0;
  while (index < words.length && mentions.length < MOST_MENTIONS) {
    const mention = mentionAt(words, index);
    if (mention !== undefined) {
      mentions.push(mention);
    }
    index = mention?.end ?? index + 1;
  }
  return mentions;
}

function mentionAt(words: readonly Word[], start: number): Mention | undefined {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const phrase = words.slice(start, start + length);
    const last = phrase.at(-1);
    if (phrase.length < length || last === undefined || last.clause !== phrase[0]?.clause) {
      continue;
    }
    const head = phrase.slice(0, -1).map((word) => word.text);
    for (const form of wordForms(last.text)) {
      const found = speciesWords.get([...head, form].join(' '));
      if (found !== undefined) {
        return {
          ...found,
          start,
          end: start + length,
          plural: form !== last.text || last.text === 'geese' || last.text === 'mice',
          possessive: last.possessive,
        };
      }
    }
  }
  return undefined;
}
