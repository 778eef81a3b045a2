/** Phrases written as running text, separated by commas: keeps long lists of owners' words short. */
export const phrases = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
