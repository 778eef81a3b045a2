/** Words of the report's first screen: plain, reading grade 8 or below (a test measures them). */
export const firstScreenCopy = {
  madeAt: (moment: string) => `Made ${moment}`,
  todo: 'What to do now',
  avoid: 'What to avoid',
  lookAgain: 'Look again',
  lookAgainBy: (moment: string) => `${moment}, or at once if it gets worse.`,
  why: 'Why we say this',
} as const;
