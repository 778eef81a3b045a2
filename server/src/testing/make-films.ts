import { SECRETS } from './make-pictures.ts';

/** Films of our own making, with nothing to see: what matters is what their heads say. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  const body = Buffer.concat(content);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** An MP4 as a phone makes it: so long, and telling of place and device twice. */
export function phoneMp4(seconds: number, { brand = 'isom' }: { brand?: string } = {}): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  const telling = Buffer.from(SECRETS.join(' '), 'latin1');
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box(
      'moov',
      box('mvhd', header),
      box('trak', box('mdia', box('minf')), box('meta', telling)),
      box('udta', telling),
    ),
    box('mdat', Buffer.alloc(2_000, 7)),
  ]);
}

function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x1000_0000 + content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

/** A WebM; without a length as a browser records it. */
export function webm(seconds?: number): Buffer {
  const length = Buffer.alloc(8);
  if (seconds !== undefined) length.writeDoubleBE(seconds * 1_000);
  const info = element(
    '1549a966',
    Buffer.concat([
      element('2ad7b1', Buffer.from('0f4240', 'hex')),
      ...(seconds === undefined ? [] : [element('4489', length)]),
    ]),
  );
  const cluster = element('1f43b675', Buffer.alloc(500, 7));
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    // A browser does not know yet how long it will be.
    Buffer.from('18538067', 'hex'),
    Buffer.from('01ffffffffffffff', 'hex'),
    info,
    cluster,
  ]);
}
