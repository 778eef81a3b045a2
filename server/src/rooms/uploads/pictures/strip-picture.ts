import { readFile } from 'node:fs/promises';
import { ProblemError } from '../../../errors.ts';
import type { Received } from '../file-store.ts';
import { rewritten } from '../rewritten.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripTiff } from './strip-tiff.ts';
import { stripWebp } from './strip-webp.ts';

const STRIPPERS: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/tiff': stripTiff,
};

/**
 * Takes out of a received picture what tells where, when and with what it was
 * made (U6). The picture itself is not touched, so that a vet sees what was
 * sent. A picture that is not whole is refused.
 */
export async function stripPicture(received: Received, type: string): Promise<Received> {
  const strip = STRIPPERS[type];
  if (strip === undefined) return received;
  const clean = strip(await readFile(received.path));
  if (clean === null) {
    throw new ProblemError('file-unreadable', 'The picture is damaged or not complete');
  }
  return rewritten(received, clean);
}
