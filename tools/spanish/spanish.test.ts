import { describe, expect, it } from 'vitest';
import { copy as ui } from '../../shared/ui/src/copy.ts';
import { COPY as shell } from '../../shell/src/copy.ts';
import { HELP_COPY } from '../../shell/src/help-copy.ts';
import { SETTINGS_COPY } from '../../shell/src/settings-copy.ts';
import { WORDS as shellWords } from '../../shell/src/spanish/spanish.ts';
import { copy as chat } from '../../mfe-chat/src/copy.ts';
import { WORDS as chatWords } from '../../mfe-chat/src/doors/spanish.ts';
import { COPY as health } from '../../mfe-health/src/copy.ts';
import { WORDS as healthWords } from '../../mfe-health/src/doors/spanish.ts';
import { COPY as intake } from '../../mfe-intake/src/copy.ts';
import { WORDS as intakeWords } from '../../mfe-intake/src/doors/spanish.ts';
import { OPTION_WORDS } from '../../mfe-intake/src/options-copy.ts';
import { copy as report, exact } from '../../mfe-report/src/copy.ts';
import { WORDS as reportWords } from '../../mfe-report/src/doors/spanish.ts';
import { firstScreenCopy } from '../../mfe-report/src/first-screen-copy.ts';
import { followUpCopy } from '../../mfe-report/src/follow-up-copy.ts';
import { labCopy } from '../../mfe-report/src/lab-copy.ts';
import { secondReaderCopy } from '../../mfe-report/src/second-reader-copy.ts';
import { COPY as uploads } from '../../mfe-uploads/src/copy.ts';
import { WORDS as uploadsWords } from '../../mfe-uploads/src/doors/spanish.ts';
import { LAB_COPY } from '../../mfe-uploads/src/lab-copy.ts';

const ENGLISH: Readonly<Record<string, object>> = {
  ui,
  shell,
  'shell.help': HELP_COPY,
  'shell.settings': SETTINGS_COPY,
  intake,
  'intake.options': OPTION_WORDS,
  chat,
  report,
  'report.exact': exact,
  'report.first-screen': firstScreenCopy,
  'report.follow-up': followUpCopy,
  'report.lab': labCopy,
  'report.second-reader': secondReaderCopy,
  uploads,
  'uploads.lab': LAB_COPY,
  health,
};
const SPANISH: Readonly<Record<string, object>> = {
  ...shellWords,
  ...intakeWords,
  ...chatWords,
  ...reportWords,
  ...uploadsWords,
  ...healthWords,
};

/** Words that are the same in both languages, by their place; what a place means follows it. */
const ALIKE = [
  /^shell\.(product|beta|appleHealth|overrideOf|pageTitles\.\/health-upload)$/,
  /^shell\.settings\.(textNormal|earNo|bundleNames\.mfe_health)$/,
  // Examples are what the owner sends: Petwise reads English.
  /^intake\.home\.examples\.\d\.(text|species)$/,
  /^intake\.info\.(iphone|android)Label$/,
  /^intake\.options\.(neutered\.no|diet)$/,
  /^chat\.(productBeta|assistant|heardBy\.engine|checkAnswers\.no|checkAnswerLabel)$/,
  /^report\.facts\.species$/,
  /^report\.follow-up\.(from|found)$/,
  /^(report|uploads)\.lab\.flags\.normal$/,
  /^health\.(charts\.(of|total)|processing\.elapsed|stats\.(number|seconds))$/,
];

/** Values of every kind that a function of words takes; each can be found again in what it says. */
const NAMED = {
  quote: '‹quote›',
  words: '‹words›',
  danger: '‹danger›',
  heardAs: '‹heard›',
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
  [new Date('2026-11-21T12:00:00Z')],
  [{ code: 'bad-dates', count: 37 }],
  [{ code: 'several-exports', count: 37 }],
  [{ code: 'mixed-units', labels: ['‹a›'] }],
];

function said(words: unknown, values: readonly unknown[]): string | null {
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

const WORDS = Object.entries(ENGLISH).flatMap(([name, words]) =>
  wordsIn(name, words, SPANISH[name]),
);

describe('the Spanish words', () => {
  it('are there for every English one, and of the same kind', () => {
    expect(Object.keys(SPANISH).toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
    expect(WORDS.length).toBeGreaterThan(900);
    const missing = WORDS.filter(({ english, spanish }) => typeof english !== typeof spanish);
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  it('are none of them left in English', () => {
    const left = WORDS.filter(({ place }) => !ALIKE.some((one) => one.test(place))).filter(
      ({ english, spanish }) =>
        typeof english === 'string'
          ? english === spanish
          : TRIALS.some((values) => {
              const text = said(english, values);
              return text !== null && /[a-z]{3}/.test(text) && text === said(spanish, values);
            }),
    );
    expect(left.map(({ place }) => place)).toEqual([]);
  });

  it('say what they are given, as the English ones do', () => {
    const functions = WORDS.filter(({ english }) => typeof english === 'function');
    // A count that is tried as a text says nothing in one language or the other.
    const tried = functions.map(({ place, english, spanish }) => ({
      place,
      pairs: TRIALS.map((values) => [said(english, values), said(spanish, values)] as const).filter(
        ([text, own]) => text !== null && own !== null,
      ),
    }));
    const unlike = tried.flatMap(({ place, pairs }) =>
      pairs
        .filter(([text, own]) => markers(text ?? '').join() !== markers(own ?? '').join())
        .map(([text, own]) => `${place}: ${text} | ${own}`),
    );
    expect(unlike).toEqual([]);
    expect(tried.filter(({ pairs }) => pairs.length === 0).map(({ place }) => place)).toEqual([]);
  });
});
