/**
 * Our words are written with British spelling; these are their American forms.
 * Words that the specification fixes ("personalised", "Analyze") stay as it has them.
 */
const AMERICAN: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b([Cc])olour/g, '$1olor'],
  [/\b([Bb])ehaviour/g, '$1ehavior'],
  [/\b([Ff])avour/g, '$1avor'],
  [/\b([Rr])ecognis/g, '$1ecogniz'],
  [/\b([Dd])iarrhoea/g, '$1iarrhea'],
  [/\b([Tt])umour/g, '$1umor'],
  [/\b([Ff])aeces/g, '$1eces'],
  [/\b([Cc])entre/g, '$1enter'],
  [/\b([Ll])itre/g, '$1iter'],
  [/\b([Gg])rey\b/g, '$1ray'],
];

/** Regions that spell as the United States do. */
const AMERICAN_REGIONS = new Set(['US', 'PR', 'PH', 'LR', 'GU', 'VI', 'AS']);

export function isAmerican(region: string): boolean {
  return AMERICAN_REGIONS.has(region);
}

/** The same words, lists and functions of words, in American spelling. */
export function respell<Words>(words: Words): Words {
  // Each branch gives back what it was given, with other letters; TypeScript cannot follow that.
  return respelled(words) as Words;
}

function respelled(words: unknown): unknown {
  if (typeof words === 'string') {
    return AMERICAN.reduce((text, [british, american]) => text.replace(british, american), words);
  }
  if (typeof words === 'function') {
    return (...values: unknown[]) => respelled(Reflect.apply(words, undefined, values));
  }
  if (Array.isArray(words)) return words.map(respelled);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, respelled(word)]));
}
