import { inLanguage, plural } from '@petwise/ui';
import { FACT_NAMES } from './copy.ts';

/** Every word of the two forms, which the home screen needs none of. */
/** Where a form makes a pet, or one fills it in. */
const PET = {
  name: 'Name (optional)',
  nameHint: 'With a name we keep what you tell here, so that next time one tap fills it in.',
  filledIn: (name: string) => `Filled in from what you told of ${name}. Please change what is new.`,
  restAsBefore: 'The rest is as before',
  notStored: (name: string) => `${name} could not be kept. The assessment goes on.`,
} as const;

const BASIC = {
  ...FACT_NAMES,
  title: 'Basic Information',
  /** FORM-01 */
  intro: "Please provide your pet's basic information for accurate veterinary diagnosis",
  detected: (what: string) => `From your words: ${what}. Please change what is not right.`,
  nothingDetected: 'Your words do not say which animal this is. Please choose it here.',
  neutered: { yes: 'Spayed or neutered', no: 'Not spayed or neutered' },
  species: 'Species',
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
  ageUnit: 'Age unit',
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

export const FORMS_COPY = inLanguage('intake.forms', {
  basic: BASIC,
  steps: STEPS,
  history: HISTORY,
  pet: PET,
} as const);
