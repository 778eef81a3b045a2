import { inLanguage, plural } from '@petwise/ui';

/** Words of the laboratory review (UPL, issue of confirmed values); plain and calm. */
export const LAB_COPY = inLanguage('uploads.lab', {
  isSheet: (name: string) => `Does ${name} show a lab sheet?`,
  readSheet: 'Read its values',
  readHint: 'Petwise reads the print itself. A number may be misread: check each one.',
  reading: (name: string) => `Reading ${name}`,
  title: (count: number, name: string) =>
    `We read ${plural(count, '# value', '# values')} from ${name}`,
  intro:
    'Please check them against your report. A line that is missing here could not be read, or is none we know. Only values you confirm will count.',
  legend: (name: string) => `Values from ${name}`,
  columns: {
    use: 'Use',
    test: 'Test',
    value: 'Value',
    range: 'Normal range',
    flag: 'Result',
    change: 'Change',
  },
  use: (test: string) => `Use ${test}`,
  change: (test: string) => `Change ${test}`,
  done: (test: string) => `Done: ${test}`,
  speciesRange: 'usual for the species',
  noRange: 'Not known',
  forVet: 'For your vet only',
  flags: { low: 'Low', normal: 'Normal', high: 'High' },
  unknownFlag: 'Not known',
  place: (page: number, line: number) => `Page ${page}, line ${line}`,
  before: (values: readonly { date: string; text: string }[]) =>
    `Before: ${values.map(({ date, text }) => `${text} on ${date}`).join(', ')}`,
  measured: (date: string | null) => (date === null ? 'Date not known' : `Taken on ${date}`),
  dates: {
    question: 'When was this test taken?',
    questionOf: (names: readonly string[]) => {
      const rest = names.length - 3;
      const more = rest > 0 ? ` and ${rest} more` : '';
      return `When were these taken: ${names.slice(0, 3).join(', ')}${more}?`;
    },
    read: 'We read this date in the file. Please check it.',
    missing: 'We found no date in the file. We need it to know which values are newest.',
    unknown: 'I don’t know',
    problems: {
      needed: 'Please give the date, or tick “I don’t know”.',
      past: 'Please check the year.',
      future: 'This day is still to come. Please check the date.',
    },
  },
  corrected: 'Changed by you',
  range: {
    between: (low: number, high: number) => `${low} to ${high}`,
    upTo: (high: number) => `up to ${high}`,
    from: (low: number) => `from ${low}`,
  },
  confirm: (count: number) => plural(count, 'Use this value', 'Use these # values'),
  confirmNone: 'Use none of them',
  saving: 'Saving',
  showAll: (count: number) => `Show all ${count} values`,
  showFewer: 'Show fewer',
  normalHidden: (count: number) =>
    plural(count, '# more value is', '# more values are') + ' in the normal range and ticked.',
  confirmed: (count: number, name: string) =>
    count === 0
      ? `No value from ${name} will count.`
      : `${plural(count, '# value', '# values')} from ${name} will count.`,
  again: 'Change',
  none: (name: string) => `We found no lab values in ${name}. It is kept for your vet.`,
  unreadable: (name: string) => `We could not read ${name}. It is kept for your vet.`,
  failed: (name: string) => `We could not look for lab values in ${name}`,
  failedHint: 'You can go on without them, or try again.',
  tryAgain: 'Try again',
  saveFailed: 'Your choice was not saved. Please try again.',
  edit: {
    value: 'Value',
    unit: 'Unit',
    wrong: 'Please enter a number, such as 3.4',
  },
} as const);
