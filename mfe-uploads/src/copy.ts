import type { FileNote } from '@petwise/contracts';
import { inLanguage, plural } from '@petwise/ui';

/** Every word of the upload screens; the IDs are those of the specification's index. */
export const COPY = inLanguage('uploads', {
  /** HOME-11; the reason is "Upload failed: {status text}" when the server refused. */
  failed: (reason: string | null) =>
    `File upload failed: ${reason || 'Unknown error'}. Please try again.`,
  /** HOME-11 */
  reason: (statusText: string) => `Upload failed: ${statusText}`,
  unknownError: 'Unknown error',

  row: {
    waiting: 'Waiting',
    preparing: 'Making the photo smaller',
    sending: 'Sending',
    checking: 'Checking the file',
    done: 'Uploaded',
    progress: (name: string) => `Upload of ${name}`,
    retry: 'Try again',
    retryLabel: (name: string) => `Try again: ${name}`,
    cancel: (name: string) => `Cancel ${name}`,
    remove: (name: string) => `Remove ${name}`,
    unnamed: 'Unnamed file',
    healthOnly: 'Taken only if it is an Apple Health export',
  },

  notesLabel: 'Notes on your files',
  /** What the server found in a file; each a sentence of its own after the file's name. */
  notes: {
    unrelated:
      'This does not seem to be about your pet’s health. It is kept; remove it if it was a mistake.',
    'no-text': 'We found no text in it; it may be a scan. It is kept for your vet.',
    unread: 'We could not read it. It is kept for your vet, but what it says does not count here.',
    locked: 'It is locked with a password, so we could not read it. Add one without a password.',
    'cut-short': 'It is very long. We read only the first part.',
    macros: 'It contains macros (small programs). Nothing was run. Open it only if you trust it.',
    script:
      'It contains active content, such as a script. Nothing was run. Open it only if you trust it.',
    'embedded-files': 'It has other files inside. We did not open those.',
    'external-content': 'It would load content from elsewhere. Nothing was loaded.',
    'details-removed': 'We removed hidden details, such as where and when it was taken.',
  } satisfies Record<FileNote, string>,

  queueLabel: 'Files being uploaded',
  shrink: 'Make large photos smaller before sending',
  shrinkHelp: 'Faster on a phone line, still sharp enough to read. Turn it off to send full size.',

  /** Said where pictures are attached. */
  noViewer:
    'Nobody looks at your pictures here: they are kept for you to show your vet. A language model sees them only if you have allowed one.',
  modelViewer: (model: string, host: string) =>
    `The language model that you have allowed (${model} at ${host}) looks at your photos; what it says is unchecked and not counted. Nobody else looks at your pictures here: they are kept for you to show your vet.`,
  panel: {
    /** UPL-01 */
    title: 'Upload Files',
    /** UPL-01 */
    dropZone: 'Drop files here or click to browse',
    /** UPL-01, the specification's own text */
    guideline:
      'Maximum file size: 25MB (100MB for Apple Health exports). All uploads are scanned for safety and medical relevance. Only share images and documents related to your medical concern.',
    /** UPL-01 */
    cancel: 'Cancel',
    /** UPL-01 */
    upload: 'Upload & Analyze',
    hint: (limit: number) => `Photos, PDF, Office, text and ZIP files. Up to ${limit} at once.`,
    full: (limit: number) => `The list is full: ${limit} files at once.`,
    dropNow: 'Drop to add them',
    dropRefused: 'Some of these cannot be added',
    choosing: 'Choosing files',
    takePhoto: 'Take a photo',
    listLabel: 'Selected files',
    count: (count: number) => plural(count, '# file selected', '# files selected'),
    progress: 'Upload progress',
    uploading: 'Uploading your files',
    done: 'Your files are uploaded',
    someFailed: (count: number) =>
      plural(
        count,
        'One file did not go through. Try it again, or remove it.',
        '# files did not go through. Try them again, or remove them.',
      ),
    unusable: (count: number) =>
      plural(
        count,
        'One file cannot be used. Remove it, or choose another.',
        '# files cannot be used. Remove them, or choose others.',
      ),
  },

  /** UPL-04; the help below each is ours. */
  refused: {
    type: (extensions: readonly string[]) =>
      `File type must be one of ${extensions.map((extension) => `.${extension}`).join(', ')}`,
    large: (bytes: number) => `File is larger than ${bytes} bytes`,
    small: (bytes: number) => `File is smaller than ${bytes} bytes`,
    many: 'Too many files',
    twice: 'Already in the list',
    largeHelp: 'The limit is 25 MB, or 100 MB for an Apple Health export.',
    smallHelp: 'This file is empty. It may still be downloading to your device.',
    manyHelp: (limit: number) => `Up to ${limit} files can be added at once.`,
    more: (count: number) => `and ${count} more`,
  },

  /** Reasons of the queue, put into HOME-11's sentence. */
  notSent: {
    large: (name: string, size: string) =>
      `${name} is ${size}. Files may be up to 25 MB (100 MB for an Apple Health export)`,
    empty: (name: string) => `${name} is empty`,
  },

  drawer: {
    /** DRAW-01 */
    title: 'Upload Medical Files',
    /** DRAW-01 */
    select: 'Select Files',
    /** DRAW-01 */
    upload: (count: number) => `Upload ${count} File(s)`,
    hint: 'Photos, PDF, Office and ZIP files. Up to 25 MB each.',
    empty: 'No files selected yet.',
    listLabel: 'Selected files',
    uploading: 'Uploading. You can close this; the upload goes on.',
    /** DRAW-03 */
    tooLargeTitle: 'File too large',
    /** DRAW-03 */
    tooLarge: (name: string, size: string) => `Files must be smaller than 25MB. ${name} is ${size}`,
    /** DRAW-04 */
    failedTitle: 'Upload failed',
    /** DRAW-04 */
    failedOne: (name: string) => `Failed to upload ${name}`,
    /** DRAW-04 */
    failedMany: 'Failed to upload files',
    /** DRAW-04 */
    doneTitle: 'Files uploaded',
    /** DRAW-04 */
    done: (count: number) => `Successfully uploaded ${count} file(s)`,
  },
} as const);
