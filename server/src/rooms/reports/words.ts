import type { TriageLevel } from '@petwise/contracts';

/** Words of the files that a report becomes; read by owners and by veterinarians. */
export const WORDS = {
  product: 'Petwise',
  title: 'Pet health report',
  summaryTitle: 'For the veterinarian',
  restOfSummary: 'Medicines, tests and what the owner wrote',
  notice: 'Made from what the owner told a research demo. Not a diagnosis, not checked by a vet.',
  made: 'Made on',
  qrCode: (link: string) => `Code that leads to this report: ${link}`,
  expires: 'This link works until',
  more: '(more in the whole report)',
  /** For a share that rounds to none. */
  least: 'under 5%',
  shortened: '(shortened here; the JSON file has all of it)',
  inBrackets: 'In brackets: in how many with the illness the sign is seen, roughly.',
  leftOut: (headings: string, hasCode: boolean) =>
    `Not on these two pages: ${headings}. ${hasCode ? 'The page behind the code and the JSON file have it.' : 'The JSON file has it.'}`,
  notPrintable:
    'A "?" stands for a character that this file cannot print. The JSON file has the exact text.',
  triage: {
    emergency: 'Emergency: go now',
    today: 'See a vet today',
    soon: 'See a vet soon',
    routine: 'Book a visit',
    watch: 'Watch at home',
  } satisfies Record<TriageLevel, string>,
  noUrgency: 'No urgency can be given from what was told; see the whole analysis',
  none: 'None recorded',
  notTold: 'Not told',
  untold: (fact: string) => `${fact} not told`,
  neutering: {
    spayed: 'spayed',
    neutered: 'neutered',
    either: 'spayed or neutered',
    intact: 'intact',
  },
  skipped: 'The owner skipped this part',
  rows: {
    urgency: 'Urgency',
    patient: 'Patient',
    medicines: 'Medicines',
    illnesses: 'Long-term illness',
    history: 'History',
    ownersWords: 'Owner’s own words',
    timeline: 'Since when',
    vetAnswers: 'Vets wrote back',
    outcome: 'A vet found',
    findings: 'Problem list',
    negatives: 'Pertinent negatives',
    conditions: 'Differentials',
    likeliest: 'Most likely',
    secondProblem: 'Second problem',
    laboratory: 'Laboratory',
    weights: 'Weight over time',
    tests: 'Tests suggested',
    attachments: 'Attachments',
    notUnderstood: 'Not understood',
    secondReader: 'Second reader',
    engine: 'Made by',
  },
  secondProblem: (signs: string, condition = 'The first') =>
    `${condition} does not explain: ${signs}. Of these alone:`,
  sections: {
    more: 'More for the record',
    urgency: 'How soon the pet needs care',
    conditions: 'What it may be',
    laboratory: 'Laboratory values',
    weights: 'Weight over time',
    tests: 'Recommended diagnostic tests',
    supplements: 'Supplements',
    answers: 'Questions and answers',
    healthData: 'Patient health data',
    overview: 'Whole analysis',
    questions: 'Questions for the vet',
    ownersWords: 'The owner’s own words',
    pictures: 'Pictures',
    attachments: 'Attachments',
    about: 'Sources',
  },
  /** What a language model did that read beside the engine. */
  secondReader: {
    what: (model: string, cost: string) =>
      `A language model${model === '' ? '' : ` (${model})`} read the owner’s words too${cost === '' ? '' : ` (${cost})`}. It decided nothing; where it differed, only the owner’s answer counts.`,
    agreed: (signs: string) => `Both read alike: ${signs}.`,
    readAs: {
      present: 'there now',
      absent: 'not there',
      past: 'over',
      'other-animal': 'another animal’s',
      feared: 'only feared',
      asked: 'only asked about',
    },
    differed: (given: { quote: string; words: string; readAs: string; answer: string }) =>
      `In “${given.quote}” it read ${given.words}: ${given.readAs}. ${given.answer}`,
    asked: (given: { quote: string; words: string; danger: string; answer: string }) =>
      `Because of “${given.quote}” the owner was asked about ${given.words} (${given.danger}). ${given.answer}`,
    answers: {
      yes: 'The owner said: yes.',
      no: 'The owner said: no.',
      unsure: 'The owner was not sure.',
      none: 'The owner was not asked, or did not answer; it was not counted as a sign.',
    },
    unknown: (quote: string) => `It took “${quote}” for a sign that is not in our knowledge.`,
    picture: (name: string, seen: string) =>
      `Of the picture “${name}”, unchecked and not counted: ${seen}`,
    unfinished: 'It had not answered everything when this report was made, or could not be used.',
  },
  laboratory: {
    range: (interval: string) => `range ${interval}`,
    speciesRange: (interval: string) => `usual range of the species ${interval}`,
    corrected: 'corrected by the owner',
    undated: 'date not known',
    glance: (out: number, all: number, day: string) =>
      `${out} of ${all} out of range${day === '' ? '' : `, ${day}`}`,
    others: (values: string) => `also ${values}`,
    allIn: (all: number) => `None of ${all} out of range`,
    columns: ['Value', 'Result', 'Range', 'Date', 'Before', 'From'],
    datedByOwner: 'dated by the owner',
  },
  weights: {
    change: (percent: number, day: string) => {
      if (percent === 0) return `as on ${day}`;
      return `${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'} than on ${day}`;
    },
    curve: (count: number, first: string, last: string) =>
      `A line through ${count} weights, from ${first} to ${last}`,
    units: { kg: 'Show weights in kilograms', lbs: 'Show weights in pounds' },
  },
  /** What an owner could choose at a question. */
  offered: (options: string) => `[${options}]`,
  redFlags: 'Warning signs',
  returnIf: 'Return if',
  wouldBe: 'This would become an emergency if you saw',
  noneFits: 'None of the illnesses we know fits well.',
  mustNotMiss: 'must not be missed',
  mustNotMissToo: (names: string, share: string) =>
    `Not to be missed${share === '' ? '' : `, each ${share}`}: ${names}`,
  otherNames: 'Also called',
  source: 'Where the numbers come from',
  speaksFor: 'For',
  speaksAgainst: 'Against',
  treatments: 'Care a vet may talk about',
  efficacy: (words: string) => `How well it works: ${words}`,
  about: (day: string) => `About ${day}`,
  engine: (name: string, version: string, knowledge: string) =>
    `${name} ${version}, knowledge ${knowledge}`,
  /** RPT-04 */
  fallbacks: {
    condition: 'Pending further analysis',
    efficacy: 'Varies by individual',
    dosage: 'As directed by veterinarian',
    evidenceLevel: 'Veterinary Recommended',
    testType: 'Lab Test',
  },
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  savePdf: 'Save as PDF (A4)',
  saveLetter: 'Save as PDF (Letter)',
  saveJson: 'Save as data for a clinic computer',
  pictureOf: (name: string) => `Sent by the owner, not looked at by Petwise: ${name}`,
  unseenPictures: 'Sent by the owner. Petwise has judged by none of them.',
  answer: {
    heading: 'Write back to the owner',
    hint: 'What you write here stands in the owner’s report, and on this page.',
    author: 'Your name or clinic',
    words: 'Your answer',
    send: 'Send to the owner',
    thanks: 'Thank you. The owner can read your answer now.',
    full: 'This report cannot take any more answers.',
  },
  gone: 'This link does not work any more',
  goneHint: 'It has ended, or the owner took it back. Please ask the owner for a new one.',
} as const;

/** Labels of the facts about patient and history, by their names in the handover. */
export const FACT_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  species: 'Species',
  breed: 'Breed',
  age: 'Age',
  sex: 'Sex',
  spayedNeutered: 'Spayed or neutered',
  weight: 'Weight',
  medications: 'Medicines',
  chronicIllnesses: 'Long-term illness',
  priorOperations: 'Past surgery',
  vaccinationHistory: 'Vaccines',
  diet: 'Food',
  environment: 'Home',
};
