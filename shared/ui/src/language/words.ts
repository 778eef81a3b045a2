import { language, region } from './language.ts';
import { isAmerican, respell } from './spelling.ts';

/**
 * The words of a second language, in the shape of the English ones: every key is
 * there, and a function takes the same values. A missing key is a type error.
 */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : Words extends object
      ? { readonly [Key in keyof Words]: Translation<Words[Key]> }
      : Words;

/** Words by the name they are asked for, as `inLanguage` got it. */
export type WordsByName = Readonly<Record<string, object>>;

const learned = new Map<string, object>();

/**
 * The door that every bundle's words go through: the English ones in the owner's
 * spelling, or those of another language once they are learned. Names are unique
 * among bundles (`intake`, `report.lab`).
 */
export function inLanguage<Words extends object>(name: string, english: Words): Words {
  if (language() === 'en') return isAmerican(region()) ? respell(english) : english;
  // What is learned has the shape of the English words (`Translation`); a key that an older bundle lacks stays English.
  return new Proxy(english, {
    get: (words, key) => Reflect.get(learned.get(name) ?? words, key) ?? Reflect.get(words, key),
  });
}

/** Takes the words of another language; screens that are drawn from now on speak it. */
export function learnWords(words: WordsByName): void {
  for (const [name, translation] of Object.entries(words)) learned.set(name, translation);
}
