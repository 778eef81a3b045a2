import { inLanguage } from './language/words.ts';

/** The few words that parts say on their own when a bundle gives no others. */
export const copy = inLanguage('ui', {
  close: 'Close',
  emergency: 'Emergency?',
  remove: (name: string) => `Remove ${name}`,
  tryAgain: 'Try again',
  partFailed: 'This part did not load. The rest works.',
  offline: 'You are offline. They come back with a connection.',
  dismiss: 'Dismiss',
  notifications: (hotkey: string) => `Notifications (${hotkey})`,
  urgencyGauge: (step: number, steps: number) => `Urgency ${step} of ${steps}`,
  required: 'required',
} as const);
