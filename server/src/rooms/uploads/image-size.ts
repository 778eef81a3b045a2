import { open, type FileHandle } from 'node:fs/promises';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Most pixels an image may have; enough for any phone, too few to choke a decoder. */
export const MAX_PIXELS = 50_000_000;

const MAX_JPEG_SEGMENTS = 500;

/** Width and height from an image's header, without decoding it; null when there is none to be found. */
export async function readImageSize(path: string, type: string): Promise<ImageSize | null> {
  const handle = await open(path, 'r');
  try {
    if (type === 'image/jpeg') return await jpegSize(handle);
    const head = await read(handle, 0, 32);
    if (type === 'image/png') return pngSize(head);
    if (type === 'image/gif') return await gifSize(handle, head);
    if (type === 'image/webp') return webpSize(head);
    if (type === 'image/bmp') return bmpSize(head);
    return null;
  } finally {
    await handle.close();
  }
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function pngSize(head: Buffer): ImageSize | null {
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** A GIF ends with its trailer; a script that only starts like one does not. */
async function gifSize(handle: FileHandle, head: Buffer): Promise<ImageSize | null> {
  if (head.length < 13) return null;
  const { size } = await handle.stat();
  const tail = await read(handle, Math.max(0, size - 16), 16);
  const last = tail.findLast((byte) => byte !== 0);
  return last === 0x3b ? { width: head.readUInt16LE(6), height: head.readUInt16LE(8) } : null;
}

function bmpSize(head: Buffer): ImageSize | null {
  if (head.length < 26) return null;
  return { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) };
}

function webpSize(head: Buffer): ImageSize | null {
  if (head.length < 30) return null;
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X')
    return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = head.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return null;
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
}

/** Walks the segments of a JPEG to the one that holds the size. */
async function jpegSize(handle: FileHandle): Promise<ImageSize | null> {
  let position = 2;
  for (let count = 0; count < MAX_JPEG_SEGMENTS; count += 1) {
    const head = await read(handle, position, 9);
    if (head.length < 9 || head[0] !== 0xff) return null;
    const marker = head[1] ?? 0;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const isStartOfFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStartOfFrame) return { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
    const length = head.readUInt16BE(2);
    if (marker === 0xda || length < 2) return null;
    position += 2 + length;
  }
  return null;
}
