import { exifWith, orientationOf } from './exif-orientation.ts';

const HEAD_BYTES = 12;
const EXIF_BIT = 0x08;
const XMP_BIT = 0x04;
const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** A WebP (RFC 9649) without EXIF but for which way up, without XMP; null when it is not whole. */
export function stripWebp(bytes: Buffer): Buffer | null {
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length) return null;
  const parts: Buffer[] = [];
  let orientation = 1;
  for (let at = HEAD_BYTES; at + 8 <= whole;) {
    const length = bytes.readUInt32LE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) return null;
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'EXIF') {
      const hasPrefix = content.toString('latin1', 0, 4) === 'Exif';
      orientation = orientationOf(hasPrefix ? content.subarray(6) : content);
    } else if (NEEDED.has(name)) parts.push(chunk(name, content));
    at = end;
  }
  const isExtended = parts[0]?.toString('latin1', 0, 4) === 'VP8X';
  const keepsExif = isExtended && orientation !== 1;
  if (keepsExif) parts.push(chunk('EXIF', exifWith(orientation)));
  const first = parts[0];
  if (first !== undefined && isExtended) {
    const flags = (first[8] ?? 0) & ~(EXIF_BIT | XMP_BIT);
    first[8] = keepsExif ? flags | EXIF_BIT : flags;
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
