/**
 * HOME-09: the sex that the pronouns of a text speak of. Counts the whole words she,
 * her, hers against he, him, his; the larger count wins and a tie gives none.
 */
export function detectSex(text: string): 'female' | 'male' | undefined {
  const female = count(text, /\b(?:she|hers?)\b/gi);
  const male = count(text, /\b(?:he|him|his)\b/gi);
  if (female === male) {
    return undefined;
  }
  return female > male ? 'female' : 'male';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
