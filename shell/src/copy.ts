/** Every word of the shell; the IDs are those of the specification's index. */
export const COPY = {
  product: 'Petwise',
  beta: '(beta)',
  prototypeNote: 'research prototype - not for medical use',
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
  themeLabel: 'Colours',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in: the server could not be reached.',
  tryAgain: 'Try again',

  slotLoading: 'Loading',
  slotFailedTitle: 'This part of Petwise did not load',
  slotFailedBody: 'Everything else still works, and nothing you typed is lost.',
  slotFailedDetails: 'Details for support',

  unreachableTitle: 'We cannot reach Petwise right now',
  unreachableBody: 'Check your connection, then try again. Emergency help works without one.',

  /** PWA-02: what works without a network, and what does not. */
  offlineTitle: 'You are offline.',
  offlineWorks: 'You can go on typing: your words are kept here. Emergency help works.',
  offlineWorksNot: 'Sending, uploads and new results need a connection.',
  updateReady: 'A new version is ready.',
  updateReload: 'Reload when it suits you',
  updateLater: 'Later',

  loginTitle: 'Welcome to Petwise',
  loginIntro: 'A research preview of pet health assessment. Please enter the beta password.',
  loginLabel: 'Password',
  loginSubmit: 'Sign in',
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

  initFailed: 'We could not start the assessment. Your answers are kept; please try again.',
  preparing: 'Preparing your assessment',
  preparingFallback: 'Reading what you told us',
  resumeFailedTitle: 'We could not open this assessment',
  resumeFailedBody: 'It may have been deleted. You can start a new one.',
} as const;
