import { isAmerican, language } from './language.ts';

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
let spelled = (words: object): object => words;

/**
 * The door that every bundle's words go through: American English as it is written,
 * and for everybody else what has been learned by the time a word is asked for.
 * Names are unique among bundles (`intake`, `report.lab`).
 */
export function inLanguage<Words extends object>(name: string, english: Words): Words {
  if (isAmerican()) return english;
  // What is learned has the shape of the English words (`Translation`); a key that an older bundle lacks stays English.
  return new Proxy(english, {
    get: (words, key) =>
      Reflect.get(learned.get(name) ?? spelled(words), key) ?? Reflect.get(words, key),
  });
}

/** Takes the words of another language; screens that are drawn from now on speak it. */
export function learnWords(words: WordsByName): void {
  for (const name in words) learned.set(name, words[name] ?? {});
}

/** Takes another spelling of English, for words of which no translation is learned. */
export function learnSpelling(spell: (words: object) => object): void {
  spelled = spell;
}

/** What the engine wrote in American English, in the spelling that has been learned; no text that an owner wrote. */
export function asSpelled<Text extends string | object>(text: Text): Text {
  if (language() !== 'en' || isAmerican()) return text;
  // A spelling changes letters, never the shape.
  return Reflect.get(spelled({ text }), 'text') as Text;
}
