import type { FileNote } from '@petwise/contracts';
import { ProblemError } from '../../errors.ts';
import type { Received } from './file-store.ts';
import { cleanFilm } from './films/clean-film.ts';
import { stripPicture } from './pictures/strip-picture.ts';
import type { ReadDocument } from './reading/document.ts';
import { readDocument } from './reading/read-document.ts';
import { ReadError, type ReadFailure } from './reading/read-error.ts';
import { readKindOf } from './reading/read-kind.ts';
import { judgeRelevance } from './relevance/judge-relevance.ts';

/** What a look inside a received file has found; `received` is the file as it is kept. */
export interface Inspection {
  readonly received: Received;
  readonly reading: ReadDocument | null;
  readonly notes: readonly FileNote[];
}

const FLAG_NOTES: Readonly<Record<string, FileNote>> = {
  macros: 'macros',
  script: 'script',
  launches: 'script',
  'active-page': 'script',
  'embedded-files': 'embedded-files',
  'external-content': 'external-content',
  entities: 'external-content',
};

const FAILURE_NOTES: Readonly<Record<Exclude<ReadFailure, 'too-large'>, FileNote>> = {
  'too-slow': 'unread',
  'too-hungry': 'unread',
  damaged: 'unread',
  locked: 'locked',
};

/** Cleans a picture or a film, reads a document, and says what the owner should know of it. */
export async function inspect(received: Received, type: string): Promise<Inspection> {
  const isFilm = type.startsWith('video/');
  if (isFilm || type.startsWith('image/')) {
    const clean = await (isFilm ? cleanFilm : stripPicture)(received, type);
    const notes: readonly FileNote[] = clean === received ? [] : ['details-removed'];
    return { received: clean, reading: null, notes };
  }
  const kind = readKindOf(type);
  if (kind === null) return { received, reading: null, notes: [] };
  try {
    const reading = await readDocument(received.path, kind);
    return { received, reading, notes: notesOf(reading) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    if (error.code !== 'too-large') {
      return { received, reading: null, notes: [FAILURE_NOTES[error.code]] };
    }
    const words = 'The file unpacks to far more than it should';
    throw new ProblemError('file-unreadable', words, { cause: error });
  }
}

function notesOf(reading: ReadDocument): FileNote[] {
  const notes = new Set<FileNote>();
  const hasText = reading.pages.some(({ lines }) => lines.length > 0);
  if (reading.kind === 'old-office') notes.add('unread');
  else if (!hasText) notes.add('no-text');
  else if (judgeRelevance(reading) === 'unrelated') notes.add('unrelated');
  if (reading.truncated) notes.add('cut-short');
  for (const flag of reading.flags) {
    const note = FLAG_NOTES[flag];
    if (note !== undefined) notes.add(note);
  }
  return [...notes];
}
