/**
 * Words that lie within the slips allowed by `isCloseSpelling` of a breed's name and
 * are never read as one. Found by running it over a large body of English text, and
 * by thinking of what owners and clinics write.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  'alexander anatolia arabia barbed barbel barber basket bassett bengali camping canine chartreuse clique cocktail coker collide collided collides collier collin collins coolie docking docked dorman easier easter elects friedman harries harris healer healers heller herder holstein lurched lurches luciano maltose minute minutes morgen munching painter papillae papilloma papillomas pavilion peasant pleasant pointed points printer printers singapore slough sloughs sloughed spinner spinners spring springs sprinter stronger standardized syria thinker ticker tinkle turkish turnkey whipped'.split(
    ' ',
  ),
);
