import type { WordsByName } from './words.ts';

/** Values of every kind that a function of words takes; each can be found again in what it says. */
const NAMED = {
  quote: '‹quote›',
  words: '‹words›',
  danger: '‹danger›',
  readAs: '‹read›',
  date: '‹date›',
  text: '‹text›',
  sentBytes: 1_500_000,
  totalBytes: 7_300_000,
  bytesPerSecond: 2_100_000,
};
const TRIALS: readonly (readonly unknown[])[] = [
  ['‹a›', '‹b›', '‹c›', '‹d›'],
  [2, 37, 41],
  [1, 37, 41],
  [2, '‹b›'],
  [1, '‹b›'],
  [0, '‹b›'],
  [['‹a›', '‹b›']],
  [['‹a›']],
  [NAMED],
  [[NAMED]],
  [
    { value: '‹a›', day: '‹b›' },
    { value: '‹c›', day: '‹d›' },
  ],
  [new Date('2026-11-21T12:00:00Z')],
  [{ code: 'bad-dates', count: 37 }],
  [{ code: 'several-exports', count: 37 }],
  [{ code: 'mixed-units', labels: ['‹a›'] }],
];

function textOf(words: unknown, values: readonly unknown[]): string | null {
  if (typeof words !== 'function') return null;
  try {
    const text: unknown = Reflect.apply(words, undefined, values);
    return typeof text === 'string' && !/undefined|NaN|\[object/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** What a text says that is not its own: marked words and numbers. */
function markers(text: string): string[] {
  return (text.match(/‹\w+›|\b(?:37|41|1[.,]5|7[.,]3|2[.,]1)\b/g) ?? [])
    .map((mark) => mark.replace(',', '.'))
    .toSorted();
}

interface Word {
  readonly place: string;
  readonly english: unknown;
  readonly spanish: unknown;
}

function wordsIn(place: string, english: unknown, spanish: unknown): Word[] {
  if (typeof english !== 'object' || english === null) return [{ place, english, spanish }];
  return Object.entries(english).flatMap(([key, word]) =>
    wordsIn(`${place}.${key}`, word, Reflect.get(Object(spanish), key)),
  );
}

/** Every text in words, with marked values where one takes some; for tests that look for them on a screen. */
export function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return TRIALS.flatMap((values) => textOf(words, values) ?? []);
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsIn);
}

/**
 * What is wrong with a translation, one line each, for the tests of the bundles: words that
 * are missing, that stand there in English, or that do not say what they are given.
 *
 * @param alike Places whose words are the same in both languages.
 */
export function translationFaults(
  english: WordsByName,
  translation: WordsByName,
  alike: readonly RegExp[] = [],
): string[] {
  const unknown = Object.keys(translation).filter((name) => !(name in english));
  const words = Object.entries(english).flatMap(([name, one]) =>
    wordsIn(name, one, translation[name]),
  );
  return [...unknown, ...words.flatMap((word) => faultsOf(word, alike))];
}

function faultsOf({ place, english, spanish }: Word, alike: readonly RegExp[]): string[] {
  if (typeof english !== typeof spanish) return [`${place} is missing`];
  // A count that is tried as a text says nothing in one language or the other.
  const pairs =
    typeof english === 'string'
      ? [[english, String(spanish)] as const]
      : TRIALS.flatMap((values) => {
          const [text, own] = [textOf(english, values), textOf(spanish, values)];
          return text === null || own === null ? [] : [[text, own] as const];
        });
  if (pairs.length === 0 && typeof english === 'function') return [`${place} was not tried`];
  const isAlike = alike.some((one) => one.test(place));
  return pairs.flatMap(([text, own]) => {
    if (markers(text).join() !== markers(own).join()) return [`${place}: ${text} | ${own}`];
    const isLeft =
      !isAlike && text === own && (typeof english === 'string' || /[a-z]{3}/.test(text));
    return isLeft ? [`${place} is English: ${text}`] : [];
  });
}
