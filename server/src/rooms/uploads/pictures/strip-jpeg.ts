import { exifWith, orientationOf } from './exif-orientation.ts';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const COLOUR = Buffer.from('ICC_PROFILE\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');

/**
 * A JPEG (ITU T.81) without what a camera or a program wrote beside the picture:
 * place, time, device, comments, previews, and whatever follows its end. Which
 * way up and the colour profile stay. Null when the picture is not whole.
 */
export function stripJpeg(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined || marker === 0) return null;
    if (marker === 0xd9) break;
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const content = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && startsWith(content, EXIF)) {
      orientation = orientationOf(content.subarray(EXIF.length));
    } else if (isPicture(marker, content)) parts.push(bytes.subarray(at, end));
    at = end;
    if (marker === 0xda) {
      const next = endOfScan(bytes, end);
      if (next < 0) return null;
      parts.push(bytes.subarray(end, next));
      at = next;
    }
  }
  parts.push(Buffer.from([0xff, 0xd9]));
  if (orientation !== 1) parts.splice(1, 0, orientationSegment(orientation));
  return Buffer.concat(parts);
}

/** Tables, frames and scans; of the application segments only those that a decoder needs. */
function isPicture(marker: number, content: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe0) return content.toString('latin1', 0, 4) === 'JFIF';
  if (marker === 0xe2) return startsWith(content, COLOUR);
  return marker === 0xee && startsWith(content, ADOBE);
}

/** Where the next marker stands: 0xff, but for a stuffed zero and the restarts within a scan. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return -1;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

function orientationSegment(orientation: number): Buffer {
  const content = Buffer.concat([EXIF, exifWith(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}
