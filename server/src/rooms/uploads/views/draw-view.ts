import { MAX_PIXELS } from '../image-size.ts';
import { askKillable, type KillableLimits } from '../killable.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { VIEW_EDGE } from './view-rule.ts';

export interface DrawTask {
  readonly path: string;
  /** Where the view goes; the file is not there yet. */
  readonly target: string;
  readonly edge: number;
  readonly maxPixels: number;
}

export interface DrawAnswer {
  readonly isDrawn: boolean;
}

/** 50 million pixels of the costliest kind (JPEG, progressive, colour in full) take 1 s and 400 MB. */
export const DRAW_LIMITS: KillableLimits = {
  timeoutMs: 10_000,
  heapMb: 128,
  residentBytes: 640 * 1024 * 1024,
};

const inSequence = limitConcurrency(1);

/**
 * Draws a picture anew, smaller and as JPEG, in a process of its own that is
 * killed at its limits; false when it cannot, for whatever reason. One at a time.
 */
export function drawView(
  path: string,
  target: string,
  { limits = DRAW_LIMITS, maxPixels = MAX_PIXELS }: DrawOptions = {},
): Promise<boolean> {
  const task: DrawTask = { path, target, edge: VIEW_EDGE, maxPixels };
  const drawer = { worker: 'draw-view.worker', from: import.meta.url };
  return inSequence(async () => {
    try {
      // Only the drawer's process talks on this channel.
      const { isDrawn } = (await askKillable(drawer, task, limits)) as DrawAnswer;
      return isDrawn;
    } catch {
      return false;
    }
  });
}

export interface DrawOptions {
  readonly limits?: KillableLimits;
  /** Refused before a pixel is decoded when it has more. */
  readonly maxPixels?: number;
}
