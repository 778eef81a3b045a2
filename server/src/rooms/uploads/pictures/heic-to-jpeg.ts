import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { ProblemError } from '../../../errors.ts';
import type { Received } from '../file-store.ts';
import { MAX_PIXELS } from '../image-size.ts';
import { askKillable, type KillableLimits } from '../killable.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

export interface HeicTask {
  readonly path: string;
  /** Where the JPEG goes; the file is not there yet. */
  readonly target: string;
  readonly edge: number;
  readonly maxPixels: number;
}

/** 48 million pixels, the most that a phone takes, stand twice in memory. */
const HEIC_LIMITS: KillableLimits = {
  timeoutMs: 30_000,
  heapMb: 256,
  residentBytes: 1024 * 1024 * 1024,
};

/** Longest side of the JPEG, pixels: a phone's usual photo keeps all of its own. */
const EDGE = 4096;

const inSequence = limitConcurrency(1);

/** Whether a media type is Apple's photo format, which hardly a browser draws. */
export function isHeicType(type: string): boolean {
  return type === 'image/heic' || type === 'image/heif';
}

/**
 * A received HEIC photo drawn anew as JPEG, upright and without what the camera
 * wrote beside it, in a process of its own that is killed at its limits. The
 * JPEG takes the place of the received file.
 *
 * @throws ProblemError `file-unreadable` when it is damaged or too large.
 */
export async function heicToJpeg(received: Received): Promise<Received> {
  const target = `${received.path}.jpeg`;
  const task: HeicTask = { path: received.path, target, edge: EDGE, maxPixels: MAX_PIXELS };
  const drawer = { worker: 'heic-to-jpeg.worker', from: import.meta.url };
  try {
    await inSequence(() => askKillable(drawer, task, HEIC_LIMITS));
    const bytes = await readFile(target);
    await rename(target, received.path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { path: received.path, size: bytes.length, sha256 };
  } catch (error) {
    await rm(target, { force: true });
    const words = 'This HEIC photo could not be read. Please save it as JPEG and try again';
    throw new ProblemError('file-unreadable', words, { cause: error });
  }
}
