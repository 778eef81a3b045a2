import { inLanguage, plural } from '@petwise/ui';

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
  vetAnswers: (count: number) =>
    plural(count, 'Your vet wrote back', 'Your vet wrote back # times'),
  vetFound: (diagnosis: string) => `The vet found: ${diagnosis}`,
  calendar: 'Add to calendar',
  remind: 'Remind me here',
  remindState: {
    granted:
      'Petwise reminds you while it is open. As an app on your phone it may do so when closed, too.',
    denied: 'Your browser does not allow reminders. The calendar entry works.',
  },
  calendarTitle: 'Look at your pet again',
  calendarText: 'Is it better, the same or worse? Call your vet at once if it is worse.',
  howNow: (name?: string) => `How is ${name ?? 'your pet'} now?`,
  howNowHint:
    'Look again at the signs to go back for. If it is worse, call your vet, or start a new check below.',
  isWell: 'It is better',
  tell: 'Tell us how it is',
  course: { better: 'Better', same: 'Same', worse: 'Worse', gone: 'Gone' },
  whatIsNew: 'What is new?',
  whatIsNewHint: 'In your own words. Leave it empty when nothing is new.',
  judge: 'Judge again',
  judgeFailed: 'We could not judge again',
  judgeFailedHint: 'What you wrote is still here. Please try again.',
  notSaved: 'We cannot judge this one again yet',
  notSavedHint:
    'It was made with no connection, and only this device has it. Once it is saved, we can judge again. If your pet is worse, call your vet, or start a new check.',
  tellOne: 'Choose an answer for one sign at least, or write what is new.',
  since: 'What has changed',
  sinceLevel: (before: string, now: string) => `Before: ${before}. Now: ${now}.`,
  sinceSigns: { worse: 'Worse', same: 'The same', better: 'Better', gone: 'Gone' },
  sinceWorse: 'Something is worse. Call your vet, whatever else stands here.',
  pictures: 'Your photos and films',
  picturesHint: 'Kept for your vet. A link for your vet shows them too.',
  openPicture: (name: string) => `Open ${name} whole`,
  sinceOpen: 'Open the report before',
} as const);
