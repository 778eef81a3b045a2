import { inLanguage } from '@petwise/ui';

/** Words of the report's first screen: plain, reading grade 8 or below (a test measures them). */
export const firstScreenCopy = inLanguage('report.first-screen', {
  madeAt: (moment: string) => `Made ${moment}`,
  call: (clinic: string) => `Call ${clinic}`,
  callOwn: {
    pet: 'Call my pet’s vet',
    vet: 'Call my vet',
    clinic: 'Call my emergency clinic',
  },
  vetNumber: 'My vet’s phone',
  vetNumberWrong: 'This does not look like a phone number.',
  vetNumberCall: 'Call',
  todo: 'Do now',
  avoid: 'Don’t',
  moreOnSteps: 'More on these steps',
  lessOnSteps: 'Less on these steps',
  lookAgain: 'Look again',
  lookAgainBy: (moment: string) => `${moment}, sooner if worse.`,
  why: 'Why we say this',
  atHome: 'Care at home',
  atHomeHint: 'Only while it stays as it is.',
  careSource: (source: string) =>
    `These steps follow “${source}”. No vet has checked them here yet.`,
  mustNotMiss: 'Must not be missed',
  notKnown: 'Not known yet',
} as const);
