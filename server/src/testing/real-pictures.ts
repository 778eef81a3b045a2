import { createRequire } from 'node:module';
import type sharpType from 'sharp';

type Sharp = typeof sharpType;

/** What draws pictures; null on a system that it has no build for. */
export function findSharp(): Sharp | null {
  try {
    // The package's own type of its one export.
    return createRequire(import.meta.url)('sharp') as Sharp;
  } catch {
    return null;
  }
}

/** A photo that can be decoded: noise, so that it does not pack to nothing. */
export async function photo(
  sharp: Sharp,
  { width = 3_000, height = 2_000, orientation = 1, format = 'jpeg' }: PhotoOptions = {},
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const background = '#888';
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  /** As EXIF has it. */
  readonly orientation?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
}
