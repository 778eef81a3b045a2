import { jpeg, png } from './make-files.ts';

/** The words that no stripped picture may hold: a place, a camera. */
export const SECRETS = ['48.2082N', 'SECRETCAM', 'photoshop:City'];

/** An EXIF block: which way up, and a GPS directory with a place. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(80);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  entry(tiff, 10, { tag: 0x0112, type: 3, count: 1, value: orientation });
  entry(tiff, 22, { tag: 0x8825, type: 4, count: 1, value: 40 });
  tiff.writeUInt16LE(1, 40);
  entry(tiff, 42, { tag: 2, type: 2, count: 9, value: 60 });
  tiff.write('48.2082N\0', 60, 'latin1');
  return tiff;
}

function entry(
  tiff: Buffer,
  at: number,
  { tag, type, count, value }: { tag: number; type: number; count: number; value: number },
): void {
  tiff.writeUInt16LE(tag, at);
  tiff.writeUInt16LE(type, at + 2);
  tiff.writeUInt32LE(count, at + 4);
  tiff.writeUInt32LE(value, at + 8);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A JPEG as a phone writes it: EXIF with a place, XMP, IPTC, a comment, a scan, and a preview behind its end. */
export function phoneJpeg(orientation = 6): Buffer {
  const plain = jpeg(40, 30);
  const end = plain.length - 2;
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif(orientation)])),
    segment(
      0xe1,
      Buffer.from('http://ns.adobe.com/xap/1.0/\0<x photoshop:City="Wien"/>', 'latin1'),
    ),
    segment(0xed, Buffer.from('Photoshop 3.0\0SECRETCAM', 'latin1')),
    segment(0xfe, Buffer.from('SECRETCAM')),
    plain.subarray(2, end),
    scan,
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    plain.subarray(end),
    Buffer.from('preview SECRETCAM'),
  ]);
}

export function talkativePng(): Buffer {
  const plain = png(40, 30);
  const chunk = (name: string, content: string): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length, 0);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, Buffer.from(content), Buffer.alloc(4)]);
  };
  return Buffer.concat([
    plain.subarray(0, 33),
    chunk('tEXt', 'Camera\0SECRETCAM'),
    chunk('eXIf', '48.2082N'),
    plain.subarray(33),
    Buffer.from('SECRETCAM'),
  ]);
}

export function talkativeWebp(): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const extended = Buffer.from([0x0c, 0, 0, 0, 39, 0, 0, 29, 0, 0]);
  const picture = Buffer.from([0x2f, 39, 0x40, 7, 0, 1, 2]);
  const body = Buffer.concat([
    chunk('VP8X', extended),
    chunk('VP8L', picture),
    chunk('EXIF', exif(6)),
    chunk('XMP ', Buffer.from('photoshop:City')),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

export function talkativeGif(): Buffer {
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([40, 0, 30, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x21, 0xfe, 9]),
    Buffer.from('SECRETCAM'),
    Buffer.from([0, 0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP', 'latin1'),
    Buffer.from([14]),
    Buffer.from('photoshop:City'),
    Buffer.from([0, 0x2c, 0, 0, 0, 0, 40, 0, 30, 0, 0, 2, 2, 0x4c, 1, 0, 0x3b]),
  ]);
}

export function talkativeTiff(): Buffer {
  return exif(1);
}
