import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { ProblemError } from '../../../errors.ts';
import type { Received } from '../file-store.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { webmSeconds } from './webm-seconds.ts';

/** A film of ten seconds that was cut a moment late, in seconds. */
const MOST_SECONDS = 12;

/**
 * Looks into a received film: one that is not whole, or says that it is longer than ten seconds, is refused, and what
 * tells where and with what it was made is blanked where it stands (U6). What a browser records says no length; then
 * the size alone bounds it.
 */
export async function cleanFilm(received: Received, type: string): Promise<Received> {
  const bytes = await readFile(received.path);
  const film =
    type === 'video/webm' ? { seconds: webmSeconds(bytes), clean: bytes } : cleanMp4(bytes);
  if (film === null || film.seconds === 'damaged') {
    throw new ProblemError('file-unreadable', 'The film is damaged or not complete');
  }
  if (film.seconds !== null && film.seconds > MOST_SECONDS) {
    const words = `The film is ${Math.round(film.seconds)} seconds long. Please cut it to ten`;
    throw new ProblemError('file-unreadable', words);
  }
  if (film.clean.equals(bytes)) return received;
  const handle = await open(received.path, 'w', 0o600);
  try {
    await handle.writeFile(film.clean);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const sha256 = createHash('sha256').update(film.clean).digest('hex');
  return { path: received.path, size: film.clean.length, sha256 };
}
