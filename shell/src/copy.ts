import { formatDate, inLanguage, plural } from '@petwise/ui';

/** Every word of the shell; the IDs are those of the specification's index. */
export const COPY = inLanguage('shell', {
  product: 'Petwise',
  beta: '(beta)',
  prototypeNote: 'research prototype - not for medical use',
  /** Notices of the system; others see them on a locked screen too. */
  notices: {
    questionReady: 'Your question is ready',
    reportReady: 'Your Petwise report is ready',
    healthReady: 'Petwise has read your health data',
    fileReady: 'Your file is uploaded',
    fileRead: 'Your file is read',
    lookAgain: 'How is your pet now?',
    lookAgainText: 'It is time to look again. Call your vet at once if it is worse.',
  },
  skipToContent: 'Skip to content',
  emergency: 'Emergency?',
  newAssessment: 'New assessment',
  assistant: 'Assistant',
  appleHealth: 'Apple Health',
  pastAssessments: 'Past assessments',
  mainNavigation: 'Main',
  menu: 'Menu',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  themeLabel: 'Colors',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in: the server could not be reached.',
  noticeClose: 'Close',
  noticesFollow: (count: number) =>
    plural(count, 'One more notice comes after this one.', '# more notices come after this one.'),
  tryAgain: 'Try again',

  slotLoading: 'Loading',
  slotFailedTitle: 'This part of Petwise did not load',
  slotFailedBody: 'Everything else still works, and nothing you typed is lost.',
  slotFailedDetails: 'Details for support',

  pageFailedTitle: 'Petwise has stopped',
  pageFailedBody: 'What you typed is kept on this device. Emergency help still works.',
  pageFailedReload: 'Load Petwise again',

  unreachableTitle: 'We cannot reach Petwise right now',
  unreachableBody: 'Check your connection, then try again. Emergency help works without one.',

  /** PWA-02: what works without a network, and what does not. On a small screen the rest opens. */
  offlineTitle: 'You are offline.',
  offlineEmergency: 'Emergency help works.',
  offlineMore: 'What works',
  offlineWorks: 'You can go on typing: your words are kept here.',
  offlineWorksNot: 'Sending, uploads and new results need a connection.',
  /** Once the whole app is kept on this device, a new assessment works too. */
  offlineAssess: 'A new assessment works: it is made on this device and saved when you are back.',
  offlineAssessNot:
    'Uploads, the assistant and answers in an assessment begun online wait for a connection.',
  device: {
    saved: 'Your assessment is saved',
    savedMore: 'It was made on this device while you were offline. Find it in Past assessments.',
  },
  updateReady: 'A new version is ready.',
  updateReload: 'Reload when it suits you',
  updateLater: 'Later',

  loginTitle: 'Welcome to Petwise',
  loginIntro: 'A research preview of pet health assessment. Please enter the beta password.',
  loginLabel: 'Password',
  loginSubmit: 'Sign in',
  earlierTold: 'This device was used before.',
  earlierContinue: (lastUsed: Date) =>
    `Continue with the assessments last used on ${formatDate(lastUsed, { dateStyle: 'medium', timeStyle: 'short' })}`,
  earlierFresh: 'Start fresh: show nothing of them',
  earlierMissed: 'Choose one of these first. Then sign in.',
  earlierAsked: 'One moment: we check whether this device was used before.',
  loginShow: 'Show password',
  loginHide: 'Hide password',
  /** LOGIN-02 */
  accessGranted: 'Access Granted',
  /** LOGIN-03 */
  invalidPassword: 'Invalid password',
  /** LOGIN-04 */
  connectionError: 'Connection error. Please try again.',
  expiredTitle: 'Please sign in again',
  expiredIntro: 'Your session has ended. Nothing you typed is lost.',

  /** DISC-01 */
  disclaimerTitle: 'Important Veterinary Medical Disclaimer',
  disclaimerPoints: [
    'Petwise is a prototype for research and evaluation only.',
    'It is not approved by any regulator for veterinary use.',
    'It does not diagnose or treat any animal.',
    'It must not replace a veterinarian. Always ask one about your pet’s health.',
    'In an emergency, contact an emergency vet at once.',
  ],
  /** DISC-02 */
  retentionTitle: 'Data retention',
  retentionBody:
    'What you enter and upload may be kept indefinitely for auditing, research and improvement.',
  /** DISC-03 */
  disclaimerAccept: 'I understand, continue',

  /** GATE-05 */
  notFoundTitle: '404 Page Not Found',
  notFoundBody: 'Did you forget to add the page to the router?',
  notFoundHome: 'Go to the start',

  settings: 'Settings',
  help: 'Help',
  helpHere: 'Help and accessibility',
  pageTitles: {
    '/': 'New assessment',
    '/test-responses': 'New assessment',
    '/assessment': 'Assessment',
    '/assessment basic-intake': 'Basic information',
    '/assessment medical-history': 'Medical history',
    '/assessment chat': 'Questions',
    '/assessment results': 'Report',
    '/medical-assistant': 'Assistant',
    '/health-upload': 'Apple Health',
    '/past-assessments': 'Past assessments',
    '/pets': 'My pets',
    '/settings': 'Settings',
    '/help': 'Help',
  },

  overridesTitle: 'Parts of Petwise come from this computer',
  overrideOf: (remote: string, entry: string) => `${remote}: ${entry}`,
  overridesReset: 'Use the released ones',

  addRecords: 'Do you have lab results, vet records or photos?',
  filesAttached: (count: number) =>
    plural(count, '# file goes with this assessment.', '# files go with this assessment.'),
  addFiles: 'Add files',
  filesLeftOut: (count: number, most: number) =>
    `Only ${most} files can go with one assessment. ${plural(count, '# of the new ones was left out.', '# of the new ones were left out.')}`,

  initFailed: 'We could not start the assessment. Your answers are kept; please try again.',
  preparing: 'Preparing your assessment',
  preparingFallback: 'Reading what you told us',
  resumeFailedTitle: 'We could not open this assessment',
  resumeFailedBody: 'It may have been deleted. You can start a new one.',
} as const);
