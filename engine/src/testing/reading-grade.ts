/**
 * The Flesch-Kincaid grade of a text (Kincaid et al. 1975): the school year at
 * which it reads with ease. Syllables are counted as groups of vowels.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:]+\s/).filter((sentence) => /[a-z]/i.test(sentence));
  const words = text.match(/[a-z']+/gi) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const sounded = word.toLowerCase().replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, '');
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 0);
}
