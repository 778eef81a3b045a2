import { inLanguage, plural } from '@petwise/ui';

/** Words of the laboratory part of the report; plain, reading grade 8 or below (a test measures them). */
export const labCopy = inLanguage('report.lab', {
  heading: 'Lab values',
  hint: 'You confirmed these. Of each test one value counts. Any others stand below it.',
  chartHint: 'The green middle of each line is the normal range. The mark is your pet.',
  nothing: 'None of your lab values count yet',
  unconfirmed: (count: number) =>
    plural(
      count,
      'We read one more value in your files. You did not confirm it, so it did not count.',
      'We read # values in your files that you did not confirm. They did not count.',
    ),
  flags: { low: 'Low', normal: 'Normal', high: 'High' },
  noFlag: 'Not known',
  range: (words: string) => `Normal range ${words}`,
  speciesRange: (words: string) => `Normal range ${words}, usual for this kind of animal`,
  noRange: 'No normal range is known',
  between: (low: string, high: string) => `${low} to ${high}`,
  upTo: (high: string) => `up to ${high}`,
  from: (low: string) => `from ${low}`,
  timesHigh: (times: string) => `${times} times the top of the range`,
  shareLow: (percent: string) => `${percent} of the low end of the range`,
  earlier: (text: string, date: string) => `${text} on ${date}`,
  before: (list: string) => `Before: ${list}`,
  place: (page: number, file: string) => `Page ${page} of ${file}`,
  measured: (date: string) => `Measured ${date}`,
  measuredAsTold: (date: string) => `Measured ${date}, as you told us`,
  undated: 'Date not known',
  others: (name: string) => `Other values of ${name} that you confirmed`,
  other: 'Also:',
  corrected: 'Changed by you',
} as const);
