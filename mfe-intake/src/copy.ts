import { formatNumber, inLanguage, plural } from '@petwise/ui';

/** Every word of the intake; the IDs are those of the specification's index. */
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

const PET = {
  which: 'Which of your pets is it?',
  sexes: { male: 'Male', female: 'Female' },
  notTold: (facts: readonly string[]) => `Not told yet: ${facts.join(', ').toLowerCase()}`,
  name: 'Name (optional)',
  nameHint: 'With a name we keep what you tell here, so that next time one tap fills it in.',
  filledIn: (name: string) => `Filled in from what you told of ${name}. Please change what is new.`,
  restAsBefore: 'The rest is as before',
  notStored: (name: string) => `${name} could not be kept. The assessment goes on.`,
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
  /** HOME-06 */
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
  addNumber: 'Save my vet’s number',
  number: 'My vet’s phone',
  numberWrong: 'This does not look like a phone number.',
  numberSave: 'Save',
  numberNotSaved: 'This browser does not keep anything. Please write the number down.',
  goOn: 'Go on with the questions',
  private: 'Read on this device. Nothing has been sent.',
  whatAnimal: 'Which animal is it?',
  whatHappened: 'What has happened?',
  whatHappenedHint:
    'You can write at once. This device looks for dangers; your words are kept for the questions.',
} as const;

const BASIC = {
  title: 'Basic Information',
  /** FORM-01 */
  intro: "Please provide your pet's basic information for accurate veterinary diagnosis",
  detected: (what: string) => `From your words: ${what}. Please change what is not right.`,
  nothingDetected: 'Your words do not say which animal this is. Please choose it here.',
  neutered: { yes: 'Spayed or neutered', no: 'Not spayed or neutered' },
  species: 'Species',
  breed: 'Breed',
  breedHint: 'Type to see suggestions. Any other breed or mix is fine too.',
  breedPlaceholder: 'For example, Mixed breed',
  breedOptions: 'Breed suggestions',
  breedNotKnown: 'I don’t know the breed',
  breedUnknown: 'Unknown',
  breedCount: (count: number) =>
    count === 0 ? 'No suggestions' : plural(count, '# suggestion', '# suggestions'),
  breedCleared: (breed: string, species: string) =>
    `We cleared “${breed}”: it is not a ${species} breed that we know.`,
  undo: 'Undo',
  settled: (typed: string, taken: string) => `You typed “${typed}”. We take it as ${taken}.`,
  /** The animal is always sent, so a suggested one is to be looked at. */
  speciesSuggested: 'Only a suggestion: change it if your pet is another animal.',
  /** Where a fact comes from; a suggestion is none. */
  sources: {
    suggested: 'Only a suggestion: it counts as not told until you keep or change it.',
    words: 'Read from your words.',
    told: 'As you told.',
  },
  keep: (value: string) => `Keep: ${value}`,
  untell: 'Not told',
  untellOf: (fact: string) => `${fact}: not told`,
  typedUnits: { age: 'You can type “8 weeks” too.', weight: 'You can type “850 g” too.' },
  ageDoubt: (age: string, species: string) =>
    `${age} would be very old (${species}). Is that right?`,
  weightDoubt: (weight: string, animal: string) =>
    `${weight} is unusual (${animal}). Are the number and the unit right?`,
  decreaseAge: 'Less age',
  increaseAge: 'More age',
  decreaseWeight: 'Less weight',
  increaseWeight: 'More weight',
  age: 'Age',
  ageUnit: 'Age unit',
  sex: 'Sex',
  spayedNeutered: 'Spayed or neutered',
  weight: 'Weight',
  weightUnit: 'Weight unit',
  useCategory: 'Use category',
  category: 'Weight category',
  /** FORM-02 */
  continue: 'Continue',
  /** FORM-02 */
  submitting: 'Submitting...',
  breedMissing: 'Please enter the breed, or say that you don’t know it.',
  ageWrong: (most: number) => `Please enter an age from 0 to ${most}.`,
  weightWrong: 'Please enter a weight from 1 to 2000.',
  missing: (fields: readonly string[]) => `To go on, please check: ${fields.join(', ')}.`,
  submitFailed: 'We could not send this. Your answers are kept; please try again.',
} as const;

/** Where one group of a form is a step. */
const STEPS = {
  progress: 'Before the questions',
  place: (step: number, of: number) => `Step ${step} of ${of}`,
  titles: {
    animal: 'Your animal',
    'age-and-weight': 'Age and weight',
    sex: 'Sex and neutering',
    illnesses: 'Illnesses and medicines',
    'daily-life': 'Daily life',
    summary: 'Is this right?',
  },
  next: 'Next',
  back: 'Back',
  skipRest: 'Skip the rest',
} as const;

const HISTORY = {
  title: 'Pet Medical History',
  /** HIST-01 */
  intro: "Please provide your pet's medical history",
  hint: 'Every part is optional. Add what you know.',
  summary: 'What you told so far',
  animal: 'Animal',
  notTold: 'Not told',
  change: 'Change',
  changeOf: (fact: string) => `Change: ${fact}`,
  medications: 'Current medications',
  chronicIllnesses: 'Chronic conditions',
  priorOperations: 'Prior operations',
  medicationsPlaceholder: 'A medicine',
  chronicIllnessesPlaceholder: 'A condition',
  priorOperationsPlaceholder: 'An operation',
  /** HIST-02 */
  add: 'Add',
  fromWords: 'from your words',
  noneOf: (list: string) => `None: ${list}`,
  removeEntry: (entry: string) => `Remove ${entry}`,
  suggestionsFor: (list: string) => `Suggestions for ${list.toLowerCase()}`,
  added: (entry: string) => `${entry} added`,
  didYouMean: (entry: string) => `Did you mean ${entry}?`,
  removed: (entry: string) => `${entry} removed`,
  alreadyThere: (entry: string) => `${entry} is already in the list.`,
  vaccination: 'Vaccination status',
  diet: 'Diet',
  environment: 'Environment',
  choose: 'Choose…',
  dietCleared: (diet: string) => `We cleared the diet “${diet}”: it does not fit this species.`,
  /** HIST-05 */
  skip: 'Skip Medical History',
  /** HIST-05 */
  begin: 'Begin Assessment',
  submitFailed: 'We could not send this. Your answers are kept; please try again.',
} as const;

export const COPY = inLanguage('intake', {
  home: HOME,
  pet: PET,
  danger: DANGER,
  info: INFO,
  basic: BASIC,
  steps: STEPS,
  history: HISTORY,
} as const);
