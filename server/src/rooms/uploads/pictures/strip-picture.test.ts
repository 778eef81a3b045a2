import { describe, expect, test } from 'vitest';
import { jpeg, png } from '../../../testing/make-files.ts';
import {
  phoneJpeg,
  SECRETS,
  talkativeGif,
  talkativePng,
  talkativeTiff,
  talkativeWebp,
} from '../../../testing/make-pictures.ts';
import { orientationOf } from './exif-orientation.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripTiff } from './strip-tiff.ts';
import { stripWebp } from './strip-webp.ts';

const PICTURES = [
  ['JPEG', stripJpeg, phoneJpeg()],
  ['PNG', stripPng, talkativePng()],
  ['WebP', stripWebp, talkativeWebp()],
  ['GIF', stripGif, talkativeGif()],
  ['TIFF', stripTiff, talkativeTiff()],
] as const;

const tells = (bytes: Buffer): boolean => SECRETS.some((secret) => bytes.includes(secret));

describe('what a picture tells of its making', () => {
  test.each(PICTURES)(
    'U6 %s: place, camera and whatever follows the end are gone',
    (_n, strip, bytes) => {
      expect(tells(bytes)).toBe(true);
      const clean = strip(bytes);
      expect(clean).not.toBeNull();
      expect(tells(clean ?? bytes)).toBe(false);
      expect(strip(clean ?? bytes)).toEqual(clean);
    },
  );

  test.each(PICTURES)(
    'U2 %s: cut anywhere it is refused or clean, and never an error',
    (_n, strip, bytes) => {
      for (let length = 13; length < bytes.length; length += 1) {
        const cut = strip(bytes.subarray(0, length));
        expect(cut === null || !tells(cut)).toBe(true);
      }
    },
  );

  test.each(PICTURES)('P11 %s: no changed byte is an error', (_n, strip, bytes) => {
    let seed = 7;
    for (let round = 0; round < 2_000; round += 1) {
      const changed = Buffer.from(bytes);
      for (let n = 0; n < 3; n += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        changed[12 + (seed % (changed.length - 12))] = (seed >> 8) & 0xff;
      }
      expect(() => strip(changed)).not.toThrow();
    }
  });

  test('U6 a photo stays the way up it was taken', () => {
    const clean = stripJpeg(phoneJpeg(6)) ?? Buffer.alloc(0);
    const at = clean.indexOf('Exif\0\0');
    expect(orientationOf(clean.subarray(at + 6))).toBe(6);
    const webp = stripWebp(talkativeWebp()) ?? Buffer.alloc(0);
    expect(orientationOf(webp.subarray(webp.indexOf('EXIF') + 8))).toBe(6);
    expect(stripJpeg(phoneJpeg(1))?.includes('Exif')).toBe(false);
  });

  test('U6 the scan of a photo is kept byte for byte; a plain picture is not touched', () => {
    const scan = Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]);
    const clean = stripJpeg(phoneJpeg()) ?? Buffer.alloc(0);
    expect(clean.subarray(-scan.length)).toEqual(scan);
    expect(stripPng(png())).toEqual(png());
    expect(stripJpeg(jpeg())).toEqual(jpeg());
  });
});
