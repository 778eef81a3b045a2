import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** Small real files for tests, made by hand. */

/** A PNG that claims a size; its picture data need not be whole for the server. */
export function png(width = 2, height = 2): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
  const data = Buffer.from([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xaf, 0x06, 0x1e]);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), header, data, end]);
}

/** A gray picture of this size that a browser draws; `png` is only the shell of one. */
export function drawnPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of gray a point.
  header[8] = 8;
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const parts = [
    ['IHDR', header],
    ['IDAT', deflateSync(rows)],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([signature, ...parts.map(([name, content]) => pngPart(name, content))]);
}

function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

export function jpeg(width = 2, height = 2): Buffer {
  const app = Buffer.from([
    0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
  ]);
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app, frame, Buffer.from([0xff, 0xd9])]);
}

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
  /** What the headers say instead of the truth. */
  readonly lies?: {
    readonly uncompressedSize?: number;
    readonly flags?: number;
    readonly attributes?: number;
  };
}

/** A zip with every part deflated. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, lies = {} } of parts) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeCommon(local, 4, { content, packed, name, lies });
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(0x0314, 4);
    writeCommon(central, 6, { content, packed, name, lies });
    central.writeUInt32LE(lies.attributes ?? 0, 38);
    central.writeUInt32LE(offset, 42);
    const body = Buffer.concat([local, Buffer.from(name), packed]);
    bodies.push(body);
    directory.push(Buffer.concat([central, Buffer.from(name)]));
    offset += body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

function writeCommon(
  header: Buffer,
  at: number,
  part: { content: Buffer; packed: Buffer; name: string; lies: NonNullable<ZipPart['lies']> },
): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(part.lies.flags ?? 0, at + 2);
  header.writeUInt16LE(8, at + 4);
  header.writeUInt32LE(crc32(part.content), at + 10);
  header.writeUInt32LE(part.packed.length, at + 14);
  header.writeUInt32LE(part.lies.uncompressedSize ?? part.content.length, at + 18);
  header.writeUInt16LE(Buffer.byteLength(part.name), at + 22);
}

/** An Apple Health export with this many records, eight a day with two days off after each nine, and one correlation that repeats two of them. */
export function healthXml(records: number): Buffer {
  const written = Array.from({ length: records }, (_, n) => heartRate(n)).join('');
  const repeated = `<Correlation type="HKCorrelationTypeIdentifierBloodPressure">${heartRate(0)}${heartRate(1)}</Correlation>\n`;
  return Buffer.from(
    `<?xml version="1.0"?>\n<!DOCTYPE HealthData [ ]>\n<HealthData locale="en_GB">\n${repeated}${written}</HealthData>\n`,
  );
}

const DAY_MS = 86_400_000;

function heartRate(n: number): string {
  const day = Math.floor(n / 8);
  const at = new Date(Date.UTC(2025, 0, 1, 8 + (n % 8)) + (day + 2 * Math.floor(day / 9)) * DAY_MS);
  const date = `${at.toISOString().slice(0, 19).replace('T', ' ')} +0000`;
  const value = 60 + ((n * 7) % 24) + Math.round(10 * Math.sin(day / 20));
  return `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" startDate="${date}" endDate="${date}" value="${value}"/>\n`;
}
