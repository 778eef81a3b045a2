import type { DeviceCheck, NothingRead, TriageLevel } from '@petwise/contracts';
import { inLanguage, plural } from '@petwise/ui';
import type { Likelihood } from './model/confidence.ts';
import type { DatedValue } from './model/day-text.ts';

/** Words that the specification fixes, each under its requirement. */
export const exact = inLanguage('report.exact', {
  startNew: 'Start New Assessment', // RPT-01
  heading: 'Demo Results', // RPT-01
  noData: 'No assessment data available', // RPT-05
  sections: {
    // RPT-02, in the order of the page
    primary: 'Most Likely Diagnosis',
    differentials: 'Differential Diagnoses',
    tests: 'Recommended Diagnostic Tests',
    supplements: 'Evidence-Based Supplement Recommendations',
    significance: 'Clinical Significance Analysis',
    healthData: 'Patient Health Data Analysis',
    overview: 'Comprehensive Veterinary Analysis',
  },
  dx: {
    reasoning: 'AI Reasoning Process', // DX-01
    analyzing: 'Analyzing...', // DX-01
    badge: 'Advanced O3 Pro Analysis', // DX-02
    primary: 'Primary Diagnosis', // DX-03
    primarySubtitle: 'Most likely condition based on analysis', // DX-03
    differentials: 'Differential Diagnoses', // DX-04
    initial: 'Initial Analysis Results', // DX-04
    bands: { high: 'High', medium: 'Medium', low: 'Low' }, // DX-04
    labTests: 'Recommended Lab Tests', // DX-05
    showTests: 'Show Tests', // DX-05
    hideTests: 'Hide Tests', // DX-05
    treatment: 'Treatment Recommendations', // DX-06
    immediateCare: 'Immediate Care', // DX-06
    immediateLines: [
      'Apply topical moisturizers',
      'Avoid known triggers',
      'Gentle skin care routine',
    ],
    professionalCare: 'Professional Care', // DX-06
    professionalLines: [
      'Consult dermatologist',
      'Consider topical treatments',
      'Monitor progression',
    ],
    why: 'Why these suggestions?', // DX-07
    showDetails: 'Show Details', // DX-07
    hideDetails: 'Hide Details', // DX-07
    guided: 'How your responses guided the analysis:', // DX-07
    guidedNote: 'This helped narrow down potential conditions and rule out alternatives.', // DX-07
    order: 'Order', // DX-08
    noPrice: '+15% confidence', // DX-08
    searching: 'Searching for lab tests...', // DX-10
    fallbackName: 'Complete Blood Count (CBC)', // DX-10
    fallbackText: 'To rule out systemic conditions and check for inflammatory markers', // DX-10
  },
} as const);

/** Our own words: plain and calm, reading grade 8 or below (a test measures them). */
export const copy = inLanguage('report', {
  inEnglish: 'The report is in English.',
  // RPT-01
  notAdvice: 'This is not medical advice.',
  notAdviceMore: 'It is a research demo.',
  footer:
    'This report is not veterinary advice. It does not replace an exam by a vet. If you are worried, or your pet gets worse, call your vet now.',
  noDataHint: 'Start a new check and your report will show up here.',
  urgencyHeading: 'How soon your pet needs care',
  emergencyLink: 'Find emergency help',
  emergencyAddress: (address: string) => `Emergency help: ${address}`,
  redFlags: 'Other warning signs in your answers',
  returnIf: 'Return if',
  returnIfHint: 'Go to a vet right away if you see any of these.',
  returnIfAfterHint: 'Once a vet has seen your pet: go back at once if you see any of these.',
  wouldBe: 'What would make this an emergency',
  wouldBeHint: 'You did not tell us about these. If you see one, go to a vet at once.',
  wouldBeRisk: (before: string, after: string) =>
    `Chance of a cause that cannot wait: ${before} now, ${after} with this sign.`,
  questions: 'Questions for your vet',
  questionsHint: 'Take this list with you.',
  unmatched: 'Kept for your vet',
  unmatchedHint:
    'We did not understand these words of yours, so they did not change the result. Your vet should read them.',
  patientHeading: 'Your pet',
  notTold: 'Not told',
  historyHeading: 'Medical history',
  historySkipped: 'You skipped this part.',
  noneFits: 'None of the illnesses we know fits well. Take the list as ideas, and see your vet.',
  nothingRead: {
    'no-sign': {
      title: 'We found no sign of illness',
      text: 'We found none in your words and answers. So we name no illness, and we can not say how urgent it is. There may be none, or we did not understand you.',
    },
    'half-read': { title: 'We understood too little', text: 'So we name no illness or urgency.' },
    'other-language': {
      title: 'We could not read this language',
      text: 'Petwise reads English only. So we name no illness, and we can not say how urgent it is.',
    },
  } satisfies Partial<Record<NothingRead, { readonly title: string; readonly text: string }>>,
  nothingReadNext: 'If you are worried, call your vet, or tell us more in a new check.',
  // RPT-02
  openAll: 'Open all',
  closeAll: 'Close all',
  emptyDifferentials: 'No other illness stood out.',
  emptyTests: 'No tests were suggested. Your vet may still want some.',
  emptySupplements: 'No supplements are suggested. Ask your vet before you give any.',
  emptyAnswers: 'There are no answers to look at.',
  supplementsHint: 'Ask your vet before you give any of these.',
  // RPT-03
  confidence: 'Confidence',
  confidenceUnknown: 'No confidence was given',
  under: (percent: string) => `under ${percent}`,
  likelihoods: {
    'very-likely': 'Very likely',
    likely: 'Likely',
    possible: 'Possible',
    'less-likely': 'Less likely',
    unlikely: 'Unlikely',
  } satisfies Record<Likelihood, string>,
  // DX-06, where the fixed lines do not fit and the server says nothing
  plainCare: {
    immediate: [
      'Keep your pet calm and watch for changes',
      'Give no new medicine unless a vet says so',
    ],
    professional: ['Let a vet see your pet', 'Ask which care fits'],
  },
  // RPT-04
  fields: {
    description: 'What it is',
    otherNames: 'Also called',
    source: 'Where the numbers come from',
    reasoning: 'Why we think so',
    impact: 'What it means for your pet',
    treatments: 'Care your vet may talk about',
    efficacy: 'How well it works',
    testImpact: 'How it helps',
    testResults: 'What the result can tell',
    purpose: 'What it is for',
    dosage: 'How much',
    evidenceLevel: 'Proof that it works',
    considerations: 'Good to know',
    yourAnswer: 'Your answer',
    significance: 'Why it matters',
    answerImpact: 'What it changed',
  },
  facts: {
    species: 'Animal',
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
  },
  speaksFor: 'Speaks for it',
  speaksAgainst: 'Speaks against it',
  nothingAgainst: 'Nothing you told us speaks against it.',
  nothingFor: 'Nothing you told us speaks for it yet.',
  balance: (pro: number, contra: number) =>
    `${plural(pro, '# sign speaks', '# signs speak')} for it, ${plural(contra, '# sign', '# signs')} against it.`,
  comparison: 'How the ideas compare',
  effect: (condition: string, before: string, after: string) =>
    `${condition}: ${before} without this answer, ${after} with it.`,
  effectLegend: { before: 'without this answer', after: 'with it' },
  trends: {
    heading: 'Over time',
    weightNote: 'From this and your past checks of a pet of the same kind, breed and age.',
    of: {
      person: 'From your health data: these are a person’s values, not your pet’s.',
      pet: 'From the device that your pet wore.',
    },
    note: (days: number) => (days > 1 ? `Each point is the mean of ${days} days.` : ''),
    rose: (first: DatedValue, last: DatedValue) =>
      `It rose from ${first.value} (${first.day}) to ${last.value} (${last.day}).`,
    fell: (first: DatedValue, last: DatedValue) =>
      `It fell from ${first.value} (${first.day}) to ${last.value} (${last.day}).`,
    steady: (first: DatedValue, last: DatedValue) =>
      `It stayed about the same: ${first.value} (${first.day}), ${last.value} (${last.day}).`,
    range: (least: string, most: string) => `Lowest ${least}, highest ${most}.`,
    table: 'All values',
    day: 'Day',
  },
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  readMore: 'Read more',
  readLess: 'Read less',
  about: 'About this report',
  device: {
    title: 'Made on this device',
    notes: {
      'not-sent':
        'It was made here, with no connection. We save it when you are online. The PDF and links work after that.',
      same: 'It was made on your device, with no connection. Our server checked it and found the same.',
      differs:
        'It was made on your device, with no connection. Our server did not find the same. Ask your vet, or start a new check.',
    } satisfies Record<DeviceCheck, string>,
    chip: 'Made on this device',
    waiting: 'Not saved yet',
    onlyHere:
      'You are offline. These were made on this device. The others come back with a connection.',
  },
  engine: (name: string, version: string) => `Made by ${`${name} ${version}`.trim()}.`,
  knowledge: (version: string) => `Medical facts: version ${version}.`,
  // RPT-07
  exportHeading: 'Keep it or share it',
  savePdf: 'Save as PDF',
  pdfFailed: 'We could not make the PDF',
  pdfFailedHint: 'Please try again, or print this page.',
  print: 'Print',
  copyText: 'Copy as text',
  copied: 'Report copied',
  copyFailed: 'Copying did not work',
  copyFailedHint: 'Your browser did not allow it. Try to print or save the file.',
  share: 'Share',
  shareTitle: 'Pet health report',
  vetFile: 'File for your vet',
  vetFileHint: 'The file for your vet can be read by a clinic computer.',
  vetFileDone: 'File saved',
  exportFailed: 'That did not work',
  exportFailedHint: 'Please try again.',
  handoverNotice:
    'Made from what the owner told a research demo. Not a diagnosis, not checked by a vet.',
  triage: {
    emergency: 'Emergency: go now',
    today: 'See a vet today',
    soon: 'See a vet soon',
    routine: 'Book a visit',
    watch: 'Watch at home',
  } satisfies Record<TriageLevel, string>,
  past: {
    heading: 'Past assessments',
    intro: 'What you asked about before. Only this device can see it.',
    loading: 'Loading your past assessments',
    failed: 'We could not load your past assessments',
    failedHint: 'They are safe. Please try again.',
    empty: 'Nothing here yet',
    emptyHint: 'When you start a check, you will find it here again.',
    showOlder: 'Show older ones',
    untitled: 'No words given',
    unfinished: 'Not finished',
    open: 'Open report',
    goOn: 'Go on',
    compare: 'Compare',
    compareHint: 'Tick two reports to see them side by side.',
    oneChosen: 'One is ticked. Tick one more.',
    twoChosen: 'Two are ticked.',
    showComparison: 'Show side by side',
    comparison: 'Side by side',
    compared: 'What is compared',
    closeComparison: 'Close',
    compareFailed: 'We could not load these two reports',
    notNamed: 'Not named',
    notStated: 'None',
    tests: 'Tests',
    delete: 'Delete',
    deleting: (title: string) => `Deleted: ${title}`,
    undo: 'Undo',
    deleteFailed: 'It was not deleted',
    deleteFailedHint: 'It is still in your list. Please try again.',
  },
  // DX
  skipTyping: 'Show all now',
  showPanel: 'Show',
  hidePanel: 'Hide',
  labFailed: 'The search did not work. This test is a good place to start.',
  tryAgain: 'Try again',
  visitShop: 'Visit the lab shop',
  badLink: 'This link is not safe, so we do not open it.',
  orderLabel: (test: string) => `${exact.dx.order} ${test}`,
  newTab: '(opens a new tab)',
  yourReply: 'You said',
} as const);
