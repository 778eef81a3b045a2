import { inLanguage } from '@petwise/ui';

/** Every word a report says of a second reader: a language model that read beside the engine. */
export const secondReaderCopy = inLanguage('report.second-reader', {
  heading: 'Second reader',
  hint: 'A language model read your words too. It decided nothing; where it differed, only your answer counts.',
  model: (name: string) => `The language model was ${name}.`,
  agreed: (signs: string) => `Both read alike: ${signs}.`,
  readAs: {
    present: 'there now',
    absent: 'not there',
    past: 'over',
    'other-animal': 'another animal’s',
    feared: 'only feared',
    asked: 'only asked about',
  },
  differed: (given: { quote: string; words: string; readAs: string }) =>
    `In “${given.quote}” it read ${given.words}: ${given.readAs}.`,
  answers: {
    yes: 'You said: yes.',
    no: 'You said: no.',
    unsure: 'You were not sure.',
    none: 'You were not asked, or did not answer; it was not counted as a sign.',
  },
  asked: (given: { quote: string; words: string; danger: string }) =>
    `Because of “${given.quote}” we asked about ${given.words} (${given.danger}).`,
  use: (tokens: string) => `It read and wrote ${tokens} tokens.`,
  useAndCost: (tokens: string, cost: string) =>
    `It read and wrote ${tokens} tokens, at a cost of ${cost}.`,
  unknown: (quote: string) => `It took “${quote}” for a sign that is not in our knowledge.`,
  picture: (name: string, seen: string) =>
    `Of the picture “${name}”, unchecked and not counted: ${seen}`,
  unfinished: 'It had not answered everything when this report was made, or could not be used.',
} as const);
