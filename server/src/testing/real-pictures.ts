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

/** Noise does not compress, so that the lowest effort is as good as any. */
const QUICK = { png: { compressionLevel: 1 }, webp: { effort: 0 }, jpeg: {} } as const;

/** A photo that can be decoded: noise, so that it does not pack to nothing. */
export async function photo(
  sharp: Sharp,
  { width = 3_000, height = 2_000, orientation = 1, format = 'jpeg' }: PhotoOptions = {},
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const background = '#888';
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .withMetadata({ orientation })
    .toFormat(format, QUICK[format])
    .toBuffer();
}

interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  /** As EXIF has it. */
  readonly orientation?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
}

/**
 * A photo as a phone of Apple's keeps it, 800 by 600: red, green in its upper left corner, a white word; with a place
 * and the device's name in it. Made with libheif's own encoder.
 */
export function heicPhoto(): Buffer {
  return Buffer.from(HEIC.join(''), 'base64');
}

const HEIC: readonly string[] = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
  'AAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGlAAEAAAAAAAAGKQACAAAAAAfOAAEAAAAAAAABEAAAADhp',
  'aW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAwGlwcnAAAACiaXBjbwAAAHZo',
  'dmNDAQNwAAAAAAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQApQgEBA3AAAAMAkAAA',
  'AwAAAwBaoAZCAJZZbqSSmubAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAMgAAACWAAAABBwaXhpAAAA',
  'AAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAAGmlyZWYAAAAAAAAADmNkc2MAAgABAAEAAAdBbWRhdAAABiUoAa9RQsGg',
  'EgHgupYA4BoDAGT5DpJf/9ld//bX//2rdMbGSPwP1xvfaDbEpcckf0HXkSFJ8XtiT3biVDtmC7C4L06gAAAJyKXYd+AJMCyj',
  'qS3AAAADAAADAW+TAmw8HE+QAAADAAADAAG3aBZpKROstT+g6ltCA0nKGg3lGirNI79xpQPuyzADQPA/muxgPFmX4AAAAwAA',
  'CqiHAAADAEyfjzEWZz9Ge47WN44w/iKCw4Uc8vpoc6yNvXVWdGny1gNBH56Y3X5Vqaef8QnBRgOgKRcYbjISHMksPBgIVb92',
  'SBlQHCvgCZOMcQSZ3mCBP3/FxY24qeFzBTwE/Pj7wZlTX2yWpzUXkyTrvZ16lOLI+p36biLDluCI0nV1rgf8pltLJudqpDAC',
  'D6gn+JZZiqZ1A/BfB4lsQecH5/2YbVt35xxBHr/ePzpaWnDCwegNVKf9cxsnfMQY1YhUz8U9bG1zFGlDH5A39IAWshCDy69D',
  'ssisJBesKn7bs4rOqVugDEV6cwNFxoCUQAVj+9lf8CzYWoZtRuVUHG0DDyIrT2Ot5/tZ8MZ1HkhA+ChRpT0N5xq3QVfHkXRI',
  'AJ2PL8r5nvusukYV4cxdj1qbBH3ejbR6cjaKsMxiOWNIj4RRDydr228xYS6CAhmxDe8ZNnUNfMzl+y9IWGrwEO3s+Pw0iRu4',
  'Jwhz0ZeoRzCB5riLA9X9Gi+HPg3Pp3fKfI/48tRauHMGvUB7llvqfzDKXgNuAFT1BzeWX8pCUhfYernEFVtgZOSUiOTSpXDq',
  'ORrqFmI2Ug/qOOAolFk58mOdlmjfr99asksGBI4rclXbaJ6uARJ/0vJSGuWr4qPnUMxH41kRlkGvjQQ9OtGHaHhiFDpb4yFP',
  '+N/p5xE0lCdmbNwO/LyV7s6QhtR0jXsRLfFseIcug0hphz1ZAMpNLvjj2Vbm5ec7ewp/oe8sqwMaUPS5lyhX7vNcJvSQmMn1',
  '3K//RydOLg2jHhV6yAWVmPlF01xwTxhTiSQJpAsY7uEI5Iidg//ZOiwRfcld/DToWKUuD8eebqMMzagRTSt4xQ4mYUdxS8iW',
  'VALWcMlEvR0Uc0th7sM0zbvektBnM0PgZ2EtTqrTUTYREf/+rp5QZ1VaKPY1tFdor5sx9CEKQR6c0DzVGQK/bzXbFtZlaEvl',
  'tDZ0Uu/KiJWuIm5hcSwrD+rp/NlRY7k5s1VYEiP4QF9JLysuBJL671z2sBB5IrO5tDaJFS+0vp1V5H4dd5c0PrrVSA4xAeaK',
  'h+EfByEsbOsBvUJj6SEv4v6c5B1731JKRvTR5BJ0AcEFGcIcCIZXIAU1tMEE9UZC5ZRy/F089mEYM77TE8+1XYCqSZ1CQo3h',
  'atwNlffC7NgHg8sV46BTVc4UzrqyByclK+//n5+oL+I+zbmcVpwkXbzWWfOXjrk9Nkq7DP/LEqEyxIa+7JWCY1YnQvJEBS+w',
  'q3p6znOsqnnq8TNKEMpzh5NfIjCitsRIHkn9UYYRO+ovMZp6Y/jM8aUJnwDTkxpvIeEXUvSLzD1d+HXgIE09pBGdxHMoqvLU',
  '1/mgKa3u/FSvJUkGlKFgg30pMPNieSP49/0i1aSEl3wtbKGW9bBojtrcxYmijafSCN/ZO8cqsXm/x9+u/+Tshq2biTT2YtMI',
  'AQY8dl+e9QQGl81SYtWTXk1V3JmEXQsmv+PNa2FQ09L4v5AlPaFiHJBlyDDRvr9rKHfc2skJvVpiGlv8fEIV9btsKkY1uJzw',
  'd8zPhlYD8FUQhfE8zH82jzy2lyyvVfXVJbkv/iPaMRTpx8E9/ZRiTgQ6bTt0rg12o1PxbvJdAIVX9OoYMte6aPPKiHUJA/cA',
  'cGQJf0akVORwds1JHyf7j5jTA9a8PP2U+CEm1FhtrgWBqqjF+/o5F8XVnIDzv3Tjre5ujd7RNSCDECkS1ZUX4LBx+Ognbk/0',
  'aVQVClKKto01W3jmDdv9XS4AnbaEAAADAAADAAAx4AAAAwACQtPdXwAAAwAIKAAAAwAAAwAAAwAAAwD/AAADAAADAAADAAAF',
  '/AAAAwAAAwAAAwAAEVAAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAHJAAAAAAElJKgAIAAAACAAQAQIA',
  'CgAAAH4AAAASAQMAAQAAAAEAAAAaAQUAAQAAAG4AAAAbAQUAAQAAAHYAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQA',
  'AQAAAIgAAAAliAQAAQAAANYAAAAAAAAASAAAAAEAAABIAAAAAQAAAFRlc3RQaG9uZQAGAACQBwAEAAAAMDIxMAGRBwAEAAAA',
  'AQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAIAMAAAOgBAABAAAAWAIAAAAAAAACAAEAAgACAAAATgAAAAIA',
  'BQADAAAA9AAAAAAAAAAzAAAAAQAAAB4AAAABAAAAAAAAAAEAAAA=',
];
