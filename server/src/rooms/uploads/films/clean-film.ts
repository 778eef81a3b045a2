import { readFile } from 'node:fs/promises';
import { ProblemError } from '../../../errors.ts';
import type { Received } from '../file-store.ts';
import { rewritten } from '../rewritten.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { cleanWebm } from './clean-webm.ts';

/** A film of ten seconds that was cut a moment late, in seconds. */
const MOST_SECONDS = 12;

/**
 * Looks into a received film: one that is not whole, or says that it is longer than ten seconds, is refused, and what
 * tells where, when and with what it was made is blanked where it stands (U6). Where it says no length, the size alone
 * bounds it.
 */
export async function cleanFilm(received: Received, type: string): Promise<Received> {
  const bytes = await readFile(received.path);
  const film = (type === 'video/webm' ? cleanWebm : cleanMp4)(bytes);
  if (film === null) {
    throw new ProblemError('file-unreadable', 'The film is damaged or not complete');
  }
  if (film.seconds !== null && film.seconds > MOST_SECONDS) {
    const words = `The film is ${Math.round(film.seconds)} seconds long. Please cut it to ten`;
    throw new ProblemError('file-unreadable', words);
  }
  return rewritten(received, film.clean);
}
