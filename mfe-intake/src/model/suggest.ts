export interface SuggestOptions {
  /** How many at most; 10 unless told (FORM-07, HIST-03). */
  readonly limit?: number;
  /** What is already chosen and not suggested again. */
  readonly exclude?: readonly string[];
}

/**
 * The options that contain the typed text, whatever its case and accents: those that
 * begin with it first, then those with a word that does, then the rest, each in the
 * list's order. Nothing for a blank text.
 */
export function suggest(
  options: readonly string[],
  typed: string,
  { limit = 10, exclude = [] }: SuggestOptions = {},
): string[] {
  const wanted = plain(typed).trim();
  if (wanted === '') {
    return [];
  }
  const chosen = new Set(exclude.map(plain));
  const ranked: string[][] = [[], [], []];
  for (const option of options) {
    const text = plain(option);
    const at = text.indexOf(wanted);
    if (at >= 0 && !chosen.has(text)) {
      const rank = at === 0 ? 0 : startsWord(text, wanted) ? 1 : 2;
      ranked[rank]?.push(option);
    }
  }
  return ranked.flat().slice(0, limit);
}

/** The one option that begins with the typed text and goes on; null where none or several do, or one is just that. */
export function meantBy(typed: string, options: readonly string[]): string | null {
  const wanted = plain(typed).trim();
  const [only, ...others] = options.filter((option) => plain(option).startsWith(wanted));
  if (wanted === '' || only === undefined || others.length > 0) return null;
  return plain(only) === wanted ? null : only;
}

function startsWord(text: string, wanted: string): boolean {
  return text.includes(` ${wanted}`) || text.includes(`-${wanted}`) || text.includes(`(${wanted}`);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
