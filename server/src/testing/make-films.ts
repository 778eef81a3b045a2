import { SECRETS } from './make-pictures.ts';

/** Films of our own making, with nothing to see: what matters is what their heads say. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  const body = Buffer.concat(content);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Where two times stand, as many bytes as a time has in this version, it says a place. */
function dated(version: 0 | 1, length = 100): Buffer {
  const header = Buffer.alloc(length);
  header.writeUInt8(version);
  header.fill(SECRETS[0] ?? '', 4, version === 1 ? 20 : 12);
  return header;
}

/** An MP4 as a phone makes it: so long, and telling of place, times and device all over. */
export function phoneMp4(seconds: number, { brand = 'isom' }: { brand?: string } = {}): Buffer {
  const header = dated(0);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  const telling = Buffer.from(SECRETS.join(' '), 'latin1');
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box(
      'moov',
      box('mvhd', header),
      box(
        'trak',
        box('tkhd', dated(0)),
        box('mdia', box('mdhd', dated(1)), box('minf')),
        box('meta', telling),
      ),
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

/** A WebM that tells of its making in head and tags; without a length as a browser records it. */
export function webm(seconds?: number): Buffer {
  const length = Buffer.alloc(8);
  if (seconds !== undefined) length.writeDoubleBE(seconds * 1_000);
  const [place = '', device = '', city = ''] = SECRETS;
  const info = element(
    '1549a966',
    Buffer.concat([
      element('2ad7b1', Buffer.from('0f4240', 'hex')),
      // Title, date, and the programs that made it; a name that says nothing is shorter than any other.
      element('7ba9', Buffer.from(city)),
      element('4461', Buffer.from(place)),
      Buffer.from('4d8080', 'hex'),
      element('5741', Buffer.from(device)),
      ...(seconds === undefined ? [] : [element('4489', length)]),
    ]),
  );
  const block = element('a3', Buffer.alloc(500, 7));
  const clusters =
    seconds === undefined
      ? Buffer.concat([Buffer.from('1f43b675ff', 'hex'), element('e7', Buffer.alloc(1)), block])
      : element('1f43b675', block);
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    // A browser does not know yet how long it will be.
    Buffer.from('18538067', 'hex'),
    Buffer.from('01ffffffffffffff', 'hex'),
    element('1254c367', element('7373', Buffer.from(SECRETS.join(' ')))),
    info,
    clusters,
    element('1254c367', element('7373', Buffer.from(SECRETS.join(' ')))),
  ]);
}
