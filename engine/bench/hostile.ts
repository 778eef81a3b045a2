import { concepts } from '@petwise/language/en';
import { messagesOf } from './cases.ts';

/** What is said over and over in a text that somebody wrote to stop the reader, or pasted by mistake. */
const units: readonly string[] = [
  'vomiting ',
  'ate ',
  'not ',
  'no ',
  'can not ',
  'a ',
  '. ',
  '?',
  '\n',
  'x',
  '"',
  "a'",
  '- ',
  'é',
  'İ',
  '🐶 ',
  '3 days ',
  'x2 ',
  '5 ',
  'vomiting. ',
  'blood. ',
  'no blood, ',
  'is eating, ',
  'not eating or ',
  'but ',
  'since ',
  'takes tablets eats ',
  'is on amlodipine ate some ',
  'has had bag ',
  'if ',
  'my ',
  'used to ',
  'the other cat ',
  'dogs can ',
  'no longer limping ',
  'her eye is red and ',
  'yelps when I touch her belly ',
  'constructor ',
];

const alphabet = 'abcdefghijklmnoprstuvwy';

/** Words that nobody knows, each another one: every one of them may be a typing error. */
function strangeWords(length: number): string {
  let seed = 1;
  let text = '';
  while (text.length < length) {
    seed = (seed * 48271) % 2147483647;
    const letters = [5, 11, 17, 23, 29, 31, 37].map(
      (step) => alphabet[Math.floor(seed / step) % alphabet.length],
    );
    text += `${letters.join('')} `;
  }
  return text.slice(0, length);
}

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const forms = concepts.flatMap((field) => Object.values(field).flatMap(Object.values)).join(' ');
const messages = messagesOf('dog')
  .map(({ text }) => text)
  .join('\n');
const unpunctuated = (text: string): string => `${text.replace(/[^A-Za-z ]+/g, ' ')} `;

/** A text that is as hard to read as its length allows. */
export interface HostileText {
  name: string;
  /** Exactly so many UTF-16 units. */
  make: (length: number) => string;
}

export const hostileTexts: readonly HostileText[] = [
  ...units.map((unit) => ({
    name: JSON.stringify(unit),
    make: (length: number) => repeated(unit, length),
  })),
  { name: 'strange words', make: strangeWords },
  { name: 'every form', make: (length) => repeated(unpunctuated(forms), length) },
  { name: 'messages', make: (length) => repeated(messages, length) },
  { name: 'messages, no stops', make: (length) => repeated(unpunctuated(messages), length) },
];
