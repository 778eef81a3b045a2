import { englishWords, otherLanguageWords } from '@petwise/language/en';

/** A letter that plain English does not have; names and loan words have one or two. */
const foreignLetter = /\P{ASCII}/u;
const otherScript = /\P{Script=Latin}/gu;

/**
 * Whether a text is written in another language than English: letters of another script, or at least three little words of
 * other languages (two in a text of at most four words), and more than twice as many as English ones. Names of breeds and
 * pets ("Dogue de Bordeaux", "café au lait") are too few for that.
 */
export function isOtherLanguage(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, ' ')
      .match(/\p{L}+/gu) ?? [];
  const letters = words.join('');
  const strange = letters.match(otherScript)?.length ?? 0;
  if (strange > letters.length / 2) return true;
  const english = words.filter((word) => englishWords.has(word)).length;
  const other = words.filter((word) => otherLanguageWords.has(word) || foreignLetter.test(word));
  return other.length >= (words.length <= 4 ? 2 : 3) && other.length > 2 * english;
}
