/** Phrases of one finding, written several to a line. */
export const phrases = (list: string): readonly string[] =>
  list.split(/\s*[|\n]\s*/).filter((phrase) => phrase !== '');
