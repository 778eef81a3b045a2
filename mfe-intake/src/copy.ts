import { formatNumber, inLanguage, plural } from '@petwise/ui';

/** Every word of the home screen; the IDs are those of the specification's index. */
const HOME = {
  /** HOME-01 */
  heading: 'How is your pet feeling?',
  subheading: 'Tell us in your own words.',
  /** Said where the screens speak another language. */
  inEnglish:
    'Please write in English: Petwise reads no other language yet. The questions and the report are in English too.',
  /** HOME-01 */
  placeholder:
    'Please be specific: what do you see, since when, and how do they eat, drink and move?',
  attach: 'Attach files',
  attachChoosing: 'Choosing files',
  attachCancelled: 'No file was chosen.',
  send: 'Send',
  sendsOnceUp: 'This goes as soon as your files are up.',
  keysHint: 'Enter sends · Shift + Enter makes a new line',
  dictate: 'Dictate',
  dictateStop: 'Stop dictating',
  dictateListening: 'Listening. Speak now.',
  dictateRefused: 'The microphone is not allowed for this site. You can type instead.',
  dictateFailed: 'Dictation stopped. You can go on typing.',
  dropHere: 'Drop files to attach them',
  attachedList: 'Attached files',
  removeFile: (name: string) => `Remove ${name}`,
  /** HOME-05 */
  records: (count: number) => plural(count, '# record', '# records'),
  refusedFiles: (names: readonly string[]) =>
    `${names.join(', ')} cannot be attached. Photos, PDF, text, Office, web and data files can.`,
  attachedAlready: (names: readonly string[]) =>
    `${names.join(', ')} ${plural(names.length, 'is', 'are')} attached already.`,
  tooManyFiles: (limit: number) =>
    `An assessment takes up to ${limit} files. The rest were left out.`,
  tooLong: (over: number) =>
    `This is ${formatNumber(over)} characters too long to send. Please shorten it.`,
  uploadsDown: 'Files cannot be attached right now. You can go on without them.',
  dismiss: 'Dismiss',
  uploading: 'Uploading your files',
  uploadingNote: 'You can send as soon as they are up.',
  /** HOME-08 */
  processing: 'Starting your assessment',
  processingNote: 'Your words and files are safe.',
  /** HOME-11 */
  uploadFailed: (reason: string) =>
    `File upload failed: ${reason || 'Unknown error'}. Please try again.`,
  /** HOME-12 */
  startFailed: 'Failed to start diagnostic session. Please try again.',
  examplesTitle: 'Or start from an example',
  examples: [
    {
      species: 'dog',
      label: 'My dog keeps vomiting',
      text: 'My Labrador has vomited four times since last night. He drinks but will not eat, and he is very tired.',
    },
    {
      species: 'cat',
      label: 'My cat cannot pee',
      text: 'My cat goes to the litter box again and again but only a few drops come out. He cries and licks his belly.',
    },
    {
      species: 'rabbit',
      label: 'My rabbit stopped eating',
      text: 'My rabbit has not eaten since this morning. She sits hunched in the corner and there are almost no droppings.',
    },
    {
      species: 'horse',
      label: 'My horse is lame',
      text: 'My mare is lame on her right front leg since yesterday. The hoof feels warm and she does not want to walk.',
    },
  ],
  trust: 'Research prototype - not for medical use. It does not replace a veterinarian.',
  emergency: 'Emergency?',
  emergencyNote: 'Trouble breathing, collapse, poison or heavy bleeding: do not wait.',
  resume: 'Resume your assessment',
  resumeOf: (title: string) => `You have an open one: ${title}`,
} as const;

/** Of the facts that a form asks for and a pet may lack. */
export const FACT_NAMES = {
  breed: 'Breed',
  age: 'Age',
  sex: 'Sex',
  spayedNeutered: 'Spayed or neutered',
  weight: 'Weight',
} as const;

const PET = {
  facts: FACT_NAMES,
  which: 'Which of your pets is it?',
  sexes: { male: 'Male', female: 'Female' },
  notTold: (facts: readonly string[]) => `Not told yet: ${facts.join(', ').toLowerCase()}`,
  page: 'All that you told',
  forget: (name: string) => `Forget ${name}`,
  forgetAsk: (name: string) => `Forget what you told of ${name}? Assessments stay.`,
  forgetYes: 'Forget',
  forgetNo: 'Keep',
  notForgotten: (name: string) => `${name} could not be forgotten now. Please try again.`,
} as const;

const INFO = {
  open: 'About Petwise on your phone',
  title: 'Petwise on your phone',
  close: 'Got it!',
} as const;

const DANGER = {
  title: 'This may be an emergency',
  /** Said aloud at once. */
  announced: (name: string, advice: string) => `This may be an emergency. ${name}. ${advice}`,
  call: (clinic: string) => `Call ${clinic}`,
  callPetVet: 'Call my pet’s vet',
  callVet: 'Call my vet',
  callClinic: 'Call my emergency clinic',
  map: 'Find an emergency vet',
  firstAid: 'First aid on the way',
  care: 'Until a vet takes over',
  todo: 'What to do now',
  avoid: 'What to avoid',
  number: 'My vet’s phone',
  numberWrong: 'This does not look like a phone number.',
  numberHint: 'It stays on this device, for the next time.',
  numberCall: 'Call',
  goOn: 'Go on with the questions',
  private: 'Read on this device. Nothing has been sent.',
  whatAnimal: 'Which animal is it?',
  whatHappened: 'What has happened?',
  whatHappenedHint:
    'You can write at once. This device looks for dangers; your words are kept for the questions.',
} as const;

export const COPY = inLanguage('intake', {
  home: HOME,
  pet: PET,
  danger: DANGER,
  info: INFO,
} as const);
