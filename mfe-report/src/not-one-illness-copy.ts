import { inLanguage } from '@petwise/ui';

/** Words of a report of two problems, of a change without its sign, and of an animal that has died. */
export const notOneIllnessCopy = inLanguage('report.not-one-illness', {
  secondProblem: 'There may be a second problem',
  secondProblemSigns: (condition: string, signs: string) =>
    `These signs do not belong to “${condition}”: ${signs}. They may come from:`,
  nothingRead: {
    'unnamed-change': {
      title: 'Something has changed',
      text: 'No sign was told that we know, so we name no illness. A vet should have a look within a day or two.',
    },
    'has-died': {
      title: 'We are sorry for your loss',
      text: 'Animals hide an illness, and it often moves faster than anyone can see. That is nobody’s fault. If you want to know the cause, keep the body cool and call your vet today. Call too if other animals live with it, or if you are not sure that it has died.',
    },
  },
} as const);
