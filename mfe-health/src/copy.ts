import type { HealthGroup, HealthWarning } from '@petwise/contracts';
import { formatNumber, inLanguage, plural } from '@petwise/ui';
import type { Sending } from './model/sending.ts';

const number = (value: number): string => formatNumber(value);
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const megabytes = (bytes: number): string => `${formatNumber(bytes / 1_000_000, oneDigit)} MB`;

/** Every word of the Apple Health screen; the IDs are those of the specification's index. */
export const COPY = inLanguage('health', {
  /** HLTH-01 */
  title: 'Apple Health Analysis',
  intro:
    'See what your iPhone and Apple Watch recorded, and add a summary to your next assessment.',

  drop: {
    /** HLTH-01 */
    name: 'Drop your export.zip here or click to choose it',
    now: 'Let go to start',
    hint: 'One .zip file, up to 100 MB. Larger ones are read on this device.',
    deviceHint: 'One .zip file of any size. It stays on this device.',
  },

  place: {
    legend: 'Where to read the file',
    server: 'Upload it',
    device: 'On this device',
    serverHint: 'The file is sent, read and deleted at once. Only the result is kept.',
    deviceHint: 'The file is not sent anywhere. Only the summary is.',
  },

  large: {
    title: 'This file is too large to upload',
    text: (name: string) => `${name} is larger than 100 MB. It can be read on this device instead.`,
    action: 'Read it on this device',
  },

  offline: {
    title: 'You are offline',
    text: (name: string) =>
      `${name} cannot be uploaded now. It can be read on this device, without a connection.`,
    later: 'You are offline. This is shown as soon as the connection is back.',
    waiting: 'You are offline. The upload goes on by itself when the connection is back.',
  },

  steps: {
    /** HLTH-01 */
    title: 'How to export from your iPhone',
    list: [
      'Open the Health app.',
      'Tap your picture at the top right.',
      'Scroll down and tap “Export All Health Data”.',
      'Save the file export.zip, then choose it here.',
    ],
  },

  included: {
    /** HLTH-01 */
    title: 'What is included',
    vitals: 'Heart rate and vitals',
    activity: 'Sleep and activity',
    workouts: 'Workouts',
    measurements: 'Measurements',
    nutrition: 'Nutrition and wellness',
  } satisfies Record<HealthGroup | 'title', string>,

  last: {
    title: 'Your last analysis is kept',
    open: 'Open it',
  },

  processing: {
    server: 'Uploading and reading your export',
    device: 'Reading your export on this device',
    note: {
      server: 'This takes seconds, not minutes, once the file has arrived.',
      device: 'The file stays here. Even a very large export takes seconds, not minutes.',
    },
    elapsed: (seconds: number) => `${number(seconds)} s`,
    progress: 'Progress of reading',
    sending: 'Progress of the upload',
    arrived: 'The file has arrived and is being read',
    sent: ({ sentBytes, totalBytes, bytesPerSecond }: Sending) =>
      bytesPerSecond === null
        ? `${megabytes(sentBytes)} of ${megabytes(totalBytes)}`
        : `${megabytes(sentBytes)} of ${megabytes(totalBytes)}, ${megabytes(bytesPerSecond)} a second`,
    cancel: 'Cancel',
  },

  stats: {
    label: 'What the export holds',
    /** HLTH-04 */
    records: 'Total Records',
    days: 'Days of Data',
    metrics: 'Health Metrics',
    time: 'Processing Time',
    seconds: (milliseconds: number) => `${formatNumber(milliseconds / 1000, oneDigit)} s`,
    number,
  },

  metrics: {
    title: 'Available metrics',
    /** HLTH-05 */
    more: (count: number) => plural(count, '+# more metric', '+# more metrics'),
    loading: 'Loading your metrics',
    failed: 'Your metrics could not be loaded',
  },

  emptyExport: {
    title: 'This export holds no records',
    text: 'The file is an Apple Health export, but nothing was recorded in it. See in the Health app, under Browse, whether the phone has data. Then export once more.',
  },

  charts: {
    title: 'Day by day',
    noSeries:
      'The days stayed on the device that read the file. These are the latest values; read the file again to see charts.',
    noNumbers: 'This metric has no numbers to draw.',
    zoom: 'Time shown',
    all: 'All',
    year: 'Year',
    month: 'Month',
    back: 'Earlier',
    forward: 'Later',
    table: 'Show as a table',
    when: 'When',
    least: 'Lowest',
    most: 'Highest',
    average: 'Average',
    total: 'Total',
    empty: 'Nothing was recorded in this time.',
    latest: 'Latest',
    mean: (isDaily: boolean) => (isDaily ? 'Average a day' : 'Average'),
    of: (when: string, range: string) => `${when}: ${range}`,
    range: (least: string, most: string) => `${least} to ${most}`,
    spread:
      'The pale band shows the lowest and highest of each day. Gaps mean that nothing was recorded.',
    gaps: 'Gaps mean that nothing was recorded.',
  },

  summary: {
    title: 'In plain words',
    loading: 'Writing the summary',
    failed: 'The summary could not be loaded',
  },

  attach: {
    title: 'Use it in your next assessment',
    subject: 'Whose data is it?',
    person: 'A person’s',
    pet: 'The pet wore the device',
    personNote: 'It is shown beside your pet’s report and never mixed into your pet’s vital signs.',
    petNote: 'The device was made for people. Its readings on a pet are not checked.',
    consent: 'Add this summary to my next assessment',
    /** HLTH-06 */
    start: 'Start Health Analysis',
    again: 'Upload New Data',
    attached: 'The summary will be part of your next assessment’s report.',
    notAttached: 'The summary was not added to an assessment. Turn the switch on to add it.',
    remove: 'Delete this data',
    removed: 'Your health data was deleted',
  },

  toast: {
    /** HLTH-02 */
    invalid: {
      title: 'Invalid file type',
      description: 'Please upload a ZIP file from Apple Health export',
    },
    /** HLTH-07 */
    uploaded: 'Upload successful!',
    failed: 'Upload failed',
    notProcessed: 'Failed to process Apple Health data',
    /** The thread that reads did not start. */
    noThread:
      'This browser could not start the reader. Reload the page and try again, or choose to upload the file',
    exception: 'An error occurred while processing your Apple Health data',
    /** HLTH-06 */
    started: { title: 'Analysis started', description: 'Your health data is being analyzed...' },
    notStarted: { title: 'Analysis failed', description: 'Failed to analyze health data' },
    readWhole: (records: number, days: number) =>
      `Read ${plural(records, '# record', '# records')} on ${plural(days, '# day', '# days')}`,
  },

  unsaved: {
    text: 'The summary could not be saved. You can look at it now; it is gone when you leave.',
    again: 'Save it now',
    failed: 'Not saved yet',
    done: 'The summary is saved',
  },

  warnings: {
    title: 'Good to know',
    text: (warning: HealthWarning): string => {
      switch (warning.code) {
        case 'not-closed':
          return 'The export ends early. Some of the newest data may be missing.';
        case 'bad-dates':
          return plural(
            warning.count,
            '# record has a date that cannot be read. It is counted, and belongs to no day.',
            '# records have a date that cannot be read. They are counted, and belong to no day.',
          );
        case 'several-exports':
          return `The zip file holds ${warning.count} exports. The largest one was read.`;
        case 'mixed-units':
          return `Shown once for each unit it is written in: ${warning.labels.join(', ')}.`;
        case 'overlap':
          return `Counted by more than one device; the largest count of each day was taken: ${warning.labels.join(', ')}.`;
        case 'daily-cut':
          return 'The export holds more daily values than can be kept. Totals are complete, some charts are not.';
      }
    },
  },
} as const);
