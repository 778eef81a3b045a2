import { MAX_PIXELS } from '../image-size.ts';
import { askKillable, type KillableLimits } from '../killable.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { ReadDocument } from './document.ts';
import { READ_LIMITS } from './limits.ts';
import { PageWriter } from './page-writer.ts';
import { type PdfPiece, pdfLines } from './kinds/pdf-lines.ts';

export interface PhotoTask {
  readonly path: string;
  readonly maxPixels: number;
}

export interface PhotoAnswer {
  /** Words with their places, `y` upwards as on a page of a PDF; lengths in pixels. */
  readonly pieces: readonly PdfPiece[];
}

/** A sheet of 50 lines takes 4 s and 300 MB on one core; a busy machine takes several times that. */
const PHOTO_LIMITS: KillableLimits = {
  timeoutMs: 60_000,
  heapMb: 256,
  residentBytes: 900 * 1024 * 1024,
};

const inSequence = limitConcurrency(1);

/**
 * The printed words of a photo, laid out as lines and columns; read on this very
 * machine, in a process of its own that is killed at its limits. Letters may be
 * misread, so that whatever comes of it must be confirmed by somebody.
 *
 * @throws KilledError when it is damaged, or takes too long or too much.
 */
export async function readPhoto(path: string): Promise<ReadDocument> {
  const task: PhotoTask = { path, maxPixels: MAX_PIXELS };
  const reader = { worker: 'read-photo.worker', from: import.meta.url };
  // Only the reader's process talks on this channel.
  const { pieces } = (await inSequence(() =>
    askKillable(reader, task, PHOTO_LIMITS),
  )) as PhotoAnswer;
  const pages = new PageWriter(READ_LIMITS);
  for (const cells of pdfLines(pieces)) pages.addLine(cells);
  return pages.document('photo');
}
