import type { KillableLimits } from '../killable.ts';

const MB = 1024 * 1024;

/** How much work one file may cause; reading stops, or is stopped, at each of these. */
export interface ReadLimits extends KillableLimits {
  /** What an archive may unpack to, counted as it comes out, never as it claims. */
  readonly unpackedBytes: number;
  /** Unpacked bytes for each packed one beyond which an archive is a trap, not a large file. */
  readonly unpackedRatio: number;
  readonly pages: number;
  readonly lines: number;
  readonly characters: number;
}

export const READ_LIMITS: ReadLimits = {
  timeoutMs: 10_000,
  heapMb: 256,
  residentBytes: 512 * MB,
  unpackedBytes: 100 * MB,
  unpackedRatio: 100,
  pages: 300,
  lines: 20_000,
  characters: 1_000_000,
};
