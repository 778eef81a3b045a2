import type { Row } from './table.ts';

/** The row of the cases that were counted and never read while the engine was tuned. */
const UNSEEN = 'even, unseen (no dog, cat)';

/** Where the help page reads them, from this folder. */
export const HELP_FIGURES_FILE = '../../shell/src/help/measured.json';

/** Where it reads what became of the posts of owners. */
export const HELP_POSTS_FILE = '../../shell/src/help/measured-posts.json';

/** What the help page tells of posts that owners wrote for others, counts. The posts are not in this repository. */
export interface HelpPosts {
  readonly posts: number;
  /** More urgent, and less, than who labelled them accepts. */
  readonly tooHigh: number;
  readonly tooLow: number;
  readonly emergencies: number;
  /** Emergencies that were called so. */
  readonly seen: number;
}

/** What the help page tells owners of how right Petwise was: a count of cases, and shares from 0 to 1. */
export interface HelpFigures {
  readonly cases: number;
  /** The right illness comes first in the list. */
  readonly first: number;
  /** It is among the first three. */
  readonly firstThree: number;
  /** The urgency is not less than a vet's least. */
  readonly safe: number;
  /** The urgency is more than a vet's most. */
  readonly over: number;
}

/** Throws where the table lacks the row or one of its numbers: the page must not tell what nobody measured. */
export function helpFigures(table: Readonly<Record<string, Row>>): HelpFigures {
  const row = table[UNSEEN] ?? {};
  const { n: cases, top1: first, top3: firstThree, safe, over } = row;
  if (!cases || first === undefined || firstThree === undefined)
    throw new Error(`The table has no row "${UNSEEN}"`);
  if (safe === undefined || over === undefined) throw new Error(`"${UNSEEN}" lacks the urgency`);
  return { cases, first, firstThree, safe, over };
}

/** As it lies in the shell. */
export function renderHelpFigures(figures: HelpFigures | HelpPosts): string {
  return `${JSON.stringify(figures, null, 2)}\n`;
}
