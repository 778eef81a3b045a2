import * as v from 'valibot';

/** What there is to say of a stored file; the words are mfe-uploads'. */
export const FILE_NOTES = [
  /** Its text names nothing of animals or medicine. */
  'unrelated',
  /** It holds no text, as a scanned page. */
  'no-text',
  /** It is stored, but nothing came out of it. */
  'unread',
  /** A password keeps it closed. */
  'locked',
  /** Only the beginning was read. */
  'cut-short',
  /** It carries programs of an Office application. */
  'macros',
  /** It carries a script, or would start or send something. */
  'script',
  /** Other files are inside it. */
  'embedded-files',
  /** It would fetch something from elsewhere. */
  'external-content',
  /** Where and when a photo was taken was in it, and was taken out. */
  'details-removed',
] as const;

/** What is to be said to the owner about a file. */
export const FileNote = v.picklist(FILE_NOTES);
export type FileNote = v.InferOutput<typeof FileNote>;
