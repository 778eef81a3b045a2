import { inLanguage } from '@petwise/ui';

/** Words of the sheet about Petwise on a phone, which comes when it is opened. */
export const INFO_COPY = inLanguage('intake.info', {
  installTitle: 'Keep it on your home screen',
  /** HOME-06 */
  iphone: 'Share → Add to Home',
  /** HOME-06 */
  android: 'Menu → Add to Home',
  iphoneLabel: 'iPhone',
  androidLabel: 'Android',
  iphoneSteps: [
    'Open this page in Safari.',
    'Tap the Share button: the square with an arrow that points up.',
    'Scroll down and tap “Add to Home Screen”, then “Add”.',
  ],
  androidSteps: [
    'Open the browser’s menu: the three dots at the top or bottom.',
    'Tap “Add to Home screen” or “Install app”, then “Install”.',
  ],
  install: 'Install Petwise',
  installed: 'Petwise is installed on this device.',
  installDeclined: 'Not installed. You can install it later from here.',
  flowTitle: 'How it works',
  /** HOME-06 */
  flow: [
    'Enter symptoms and upload data',
    'Answer personalised diagnostic questions',
    'Get expert analysis with possible conditions',
    'Get care options',
  ],
  promisesTitle: 'What you can count on',
  /** HOME-06 */
  promises: [
    'Analysis in about 20 minutes',
    'No password after install',
    'Offline use',
    'One-tap emergency access',
  ],
} as const);
