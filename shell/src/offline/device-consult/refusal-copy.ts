import { inLanguage } from '@petwise/ui';

/** Why this device does not do what it was asked for; it comes with the consults that are made here. */
export const REFUSAL_COPY = inLanguage('shell.refusals', {
  gone: 'This assessment is no longer on this device',
  finished: 'This assessment is finished. Start a new one to add more',
  'older-question': 'This question was answered already. Reload to see the newest one',
  'not-last': 'Only your last answer can be changed, and it is another one',
  'blank-answer': 'Please write an answer',
  'nothing-answered': 'Please answer at least one question before the results',
  'needs-server':
    'This assessment is only on this device so far. This works once it is saved, with a connection',
  failed: 'This device could not do it. Please try again',
} as const);
