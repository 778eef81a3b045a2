import type { UploadedFile } from '@petwise/contracts';

const TITLE_LENGTH = 80;

/** What a list calls a consult: the owner's first words, or the names of the files. */
export function consultTitle(symptoms: string, files: readonly UploadedFile[]): string {
  const text = symptoms.replace(/\s+/g, ' ').trim();
  const words = text === '' ? files.map((file) => file.name).join(', ') : text;
  return words.length <= TITLE_LENGTH ? words : `${words.slice(0, TITLE_LENGTH - 1).trimEnd()}…`;
}
