import { inLanguage } from '@petwise/ui';

/** Words of what comes after a report: plain, reading grade 8 or below (a test measures them). */
export const followUpCopy = inLanguage('report.follow-up', {
  heading: 'After the visit',
  answers: 'Your vet wrote back',
  unchecked: 'Sent from the page behind your link. We do not know who wrote it.',
  from: (author: string, moment: string) => [author, moment].filter(Boolean).join(', '),
  ask: 'What did the vet find?',
  why: 'It stays with this report. It also helps to count how often we were right.',
  diagnosis: 'Name of the illness',
  foundOn: 'Day of the visit',
  keep: 'Keep it',
  change: 'Change it',
  found: (diagnosis: string, day: string) => `${diagnosis}, ${day}`,
  failed: 'It was not kept',
  failedHint: 'Please try again.',
  vetFound: (diagnosis: string) => `The vet found: ${diagnosis}`,
  calendar: 'Add to calendar',
  calendarTitle: 'Look at your pet again',
  calendarText: 'Is it better, the same or worse? Call your vet at once if it is worse.',
  howNow: 'How is your pet now?',
  howNowHint:
    'Read again when to go back. If it is worse, call your vet, or start a new check below.',
  isWell: 'It is better',
} as const);
