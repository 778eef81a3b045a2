/**
 * What our English spells the American way, and its British form. "Personalised"
 * is written so everywhere: the specification fixes it.
 */
const BRITISH: Readonly<Record<string, string>> = {
  color: 'colour',
  behavior: 'behaviour',
  favor: 'favour',
  recogniz: 'recognis',
  analyz: 'analys',
  diarrhea: 'diarrhoea',
  center: 'centre',
  liter: 'litre',
  gray: 'grey',
};
const AMERICAN = new RegExp(`\\b(${Object.keys(BRITISH).join('|')})`, 'gi');

const spelled = new WeakMap<object, object>();

/** The same words, lists and functions of words, in British spelling. */
export function spellBritish(words: object): object {
  const known = spelled.get(words);
  if (known) return known;
  const british = Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, spell(word)]),
  );
  spelled.set(words, british);
  return british;
}

function spell(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(AMERICAN, britishOf);
  if (typeof words === 'function') {
    return (...values: unknown[]) => spell(Reflect.apply(words, undefined, values));
  }
  if (Array.isArray(words)) return words.map(spell);
  return typeof words === 'object' && words !== null ? spellBritish(words) : words;
}

/** In the same case: "Color" becomes "Colour". */
function britishOf(american: string): string {
  return american.charAt(0) + (BRITISH[american.toLowerCase()] ?? american).slice(1);
}
