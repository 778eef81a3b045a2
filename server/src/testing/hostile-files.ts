import { healthRoutes } from '@petwise/contracts';
import { docx } from './make-documents.ts';
import { healthXml, jpeg, png, zip } from './make-files.ts';

/** What the routes that take files are tried with. */
const MB = 1024 * 1024;

type File = readonly [name: string, content: Buffer];

export const PLAIN_FILES: readonly File[] = [
  ['photo.png', png()],
  ['../../x.txt', Buffer.from('Milo vomits')],
  ['C:\\Users\\CON.txt', Buffer.from('Milo vomits')],
  ['letter.docx', docx(['Milo vomits'])],
  ['photos.zip', zip([{ name: 'a/one.png', content: png() }])],
];
/** What a route takes that does not take every kind of file. */
export const HONEST: Readonly<Record<string, readonly File[]>> = {
  [healthRoutes.upload.path]: [
    ['export.zip', zip([{ name: 'apple_health_export/export.xml', content: healthXml(20) }])],
  ],
};

const bomb = zip([
  {
    name: 'word/document.xml',
    content: Buffer.from(`<w:document>${' '.repeat(20 * MB)}</w:document>`),
  },
]);
/** Each with the test of the checklist it stands for. */
export const REFUSED_FILES: readonly (readonly [string, string, Buffer])[] = [
  [
    'U2 a program named as a picture',
    'photo.jpg',
    Buffer.from('MZ\u0090\0\u0003'.padEnd(99, '\0'), 'latin1'),
  ],
  ['U2 a web page named as a picture', 'photo.jpg', Buffer.from('<html><script>1</script></html>')],
  [
    'U2 a script that starts like a GIF',
    'a.gif',
    Buffer.from('GIF89a/*aaaaaaaaaaaaaaaaaaa*/=1;alert(1)'),
  ],
  ['U2 a cut photo', 'photo.jpg', Buffer.concat([jpeg().subarray(0, 30), Buffer.from('cut')])],
  ['U2 a cut PNG', 'photo.png', png().subarray(0, 40)],
  ['U2 two endings', 'photo.jpg.exe', jpeg()],
  ['U2 a name that reads backwards', 'photo\u202Egpj.exe', jpeg()],
  ['U2 an iPhone’s own format', 'photo.heic', jpeg()],
  ['U5 20 000 by 20 000 pixels', 'a.png', png(20_000, 20_000)],
  ['U8 a drawing', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an empty file', 'a.txt', Buffer.alloc(0)],
  ['P1 a letter that unpacks a thousandfold', 'a.docx', bomb],
  ['P2 an archive within an archive', 'a.zip', zip([{ name: 'b.zip', content: bomb }])],
  [
    'P2 3 000 files',
    'a.zip',
    zip(Array.from({ length: 3_000 }, (_, n) => ({ name: `${n}`, content: Buffer.alloc(0) }))),
  ],
  ['P3 a way out', 'a.zip', zip([{ name: '../../evil.txt', content: png() }])],
  ['P3 an absolute way', 'a.zip', zip([{ name: '/etc/cron.d/evil', content: png() }])],
  [
    'P3 a link',
    'a.zip',
    zip([{ name: 'l', content: png(), lies: { attributes: 0o120777 * 65_536 } }]),
  ],
  [
    'P3 two of one name',
    'a.zip',
    zip([
      { name: 'a', content: png() },
      { name: 'a', content: png() },
    ]),
  ],
  ['P4 a locked one', 'a.zip', zip([{ name: 'a', content: png(), lies: { flags: 1 } }])],
  [
    'P4 a cut one',
    'a.zip',
    zip([{ name: 'a', content: Buffer.alloc(900, 'abc') }]).subarray(0, 60),
  ],
];
