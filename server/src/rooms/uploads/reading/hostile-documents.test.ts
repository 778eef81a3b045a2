import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { docx, pdf, pptx, xlsx } from '../../../testing/make-documents.ts';
import { zip } from '../../../testing/make-files.ts';
import type { ReadDocument } from './document.ts';
import { READ_LIMITS } from './limits.ts';
import { parseFile } from './parse-file.ts';
import { readDocument } from './read-document.ts';
import { ReadError } from './read-error.ts';
import type { ReadKind } from './read-kind.ts';

// Each file is read in a process of its own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let folder = '';
let bait: Server;
let baitUrl = '';
const fetched: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petwise-hostile-'));
  bait = createServer((request, response) => {
    fetched.push(request.url ?? '');
    response.end('FETCHED');
  });
  await new Promise<void>((done) => bait.listen(0, '127.0.0.1', done));
  // A TCP server's address is an object.
  baitUrl = `http://127.0.0.1:${(bait.address() as AddressInfo).port}`;
  await writeFile(join(folder, 'secret.txt'), 'SECRET-OF-THE-SERVER');
});
afterAll(async () => {
  bait.close();
  await rm(folder, { recursive: true });
});

async function saved(content: Buffer | string): Promise<string> {
  const path = join(folder, String(Math.random()).slice(2));
  await writeFile(path, content);
  return path;
}

/** What the reader says: a document, or why there is none. Anything else fails the test. */
async function outcome(kind: ReadKind, content: Buffer | string): Promise<ReadDocument | string> {
  try {
    return await readDocument(await saved(content), kind);
  } catch (error) {
    if (error instanceof ReadError) return error.code;
    throw error;
  }
}

function textOf(found: ReadDocument | string): string {
  return typeof found === 'string' ? found : JSON.stringify(found.pages);
}

const rels = (target: string): { name: string; content: Buffer } => ({
  name: 'word/_rels/document.xml.rels',
  content: Buffer.from(
    `<Relationships><Relationship Id="r1" Type="x/image" Target="${target}" TargetMode="External"/></Relationships>`,
  ),
});

describe('XML', () => {
  test('P6 an entity that names a file or an address brings nothing of either', async () => {
    for (const target of [`file://${folder}/secret.txt`, `${baitUrl}/xxe`]) {
      const xml = `<!DOCTYPE r [<!ENTITY e SYSTEM "${target}">]><r><a>before &e; after</a></r>`;
      const found = await outcome('xml', xml);
      expect(textOf(found)).toContain('before');
      expect(textOf(found)).not.toMatch(/SECRET|FETCHED/);
      expect(typeof found === 'string' ? [] : found.flags).toContain('entities');
    }
    expect(fetched).toEqual([]);
  });

  test('P7 entities within entities stay what they are', async () => {
    const levels = Array.from(
      { length: 30 },
      (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
    );
    const xml = `<!DOCTYPE r [<!ENTITY l0 "LAUGH">${levels.join('')}]><r><a>&l30;</a></r>`;
    expect(textOf(await outcome('xml', xml))).not.toContain('LAUGH');
  });

  test('P7 a million numeric entities, and 100 000 elements within one another, end', async () => {
    const many = await outcome('xml', `<r>${'&#65;'.repeat(1_000_000)}</r>`);
    expect(textOf(many)).toMatch(/A{1000}|too-slow/);
    expect(await outcome('xml', '<a>'.repeat(100_000))).toBe('damaged');
    expect(await outcome('json', '['.repeat(100_000))).toBe('damaged');
    expect(textOf(await outcome('html', `${'<div>'.repeat(20_000)}deep`))).toMatch(/deep|too-slow/);
    expect(await outcome('rtf', `{\\rtf1 ${'{'.repeat(100_000)}`)).toBe('damaged');
  });

  test('P6 P7 control: honest XML is read, its own escapes too', async () => {
    expect(textOf(await outcome('xml', '<r><a>Milo &amp; &#66;ella</a></r>'))).toContain(
      'Milo & Bella',
    );
  });
});

describe('Office', () => {
  test('P8 what a letter links to is neither read nor fetched', async () => {
    for (const target of [`file://${folder}/secret.txt`, 'file:///dev/zero', `${baitUrl}/docx`]) {
      const found = await outcome('docx', docx(['Milo vomits'], [], { extra: [rels(target)] }));
      expect(textOf(found)).toContain('Milo vomits');
      expect(textOf(found)).not.toMatch(/SECRET|FETCHED/);
      expect(typeof found === 'string' ? [] : found.flags).toEqual(['external-content']);
    }
    expect(fetched).toEqual([]);
  });

  test('P9 names of prototypes are words like any other', async () => {
    const words = ['__proto__', 'constructor', 'prototype', 'toString'];
    for (const [kind, content] of [
      ['xlsx', xlsx([[words, words]])],
      ['docx', docx(words, [words])],
      ['csv', words.join(',')],
      ['json', '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}'],
      ['xml', '<__proto__ constructor="a"><polluted>yes</polluted></__proto__>'],
    ] as const) {
      // In this very process, where pollution would show.
      const found = await parseFile(await saved(content), kind, READ_LIMITS);
      expect(found.pages.length, kind).toBeGreaterThan(0);
      expect('polluted' in {}).toBe(false);
    }
  });
});

describe('sheets', () => {
  const FORMULAS = ["=cmd|' /C calc'!A0", '+1+1', '-2+3', '@SUM(A1)', '=HYPERLINK("http://x")'];

  test('P12 a cell that starts like a formula is words, in a csv', async () => {
    const csv = FORMULAS.map((cell) => `"${cell.replaceAll('"', '""')}",vomits`).join('\n');
    const found = await outcome('csv', csv);
    if (typeof found === 'string') throw new Error(found);
    const cells = found.pages[0]?.lines.map(({ cells: [first] }) => first);
    expect(cells).toEqual(FORMULAS);
  });

  test('P12 of a workbook’s formula only the value counts that was kept with it', async () => {
    const sheet = '<sheetData><row><c r="A1"><f>cmd()</f><v>3</v></c></row></sheetData>';
    const workbook = zip([
      { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: Buffer.from(`<worksheet>${sheet}</worksheet>`),
      },
    ]);
    const text = textOf(await outcome('xlsx', workbook));
    expect(text).toContain('"3"');
    expect(text).not.toContain('cmd');
  });
});

describe('PDF', () => {
  const build = (objects: readonly string[], trailer = ''): string =>
    `%PDF-1.7\n${objects.map((body, n) => `${n + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R ${trailer}>>\nstartxref\n0\n%%EOF`;

  test('P10 a font’s matrix is no program (CVE-2024-4367)', async () => {
    const code = `(1\\); require\\("fs"\\).writeFileSync\\("${folder}/ran", "x"\\); //)`;
    const file = build([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
      `<< /Type /Font /Subtype /Type1 /BaseFont /X /FontMatrix [1 0 0 1 0 ${code}] >>`,
      '<< /Length 33 >>\nstream\nBT /F1 12 Tf (Milo vomits) Tj ET\nendstream',
    ]);
    expect(textOf(await outcome('pdf', file))).toMatch(/Milo vomits|damaged|\[/);
    await expect(rm(join(folder, 'ran'))).rejects.toThrow(/ENOENT/);
  });

  test.each([
    [
      'pages that hold themselves',
      build(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 9 >>']),
    ],
    [
      'a million pages that are not there',
      build(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1000000 >>']),
    ],
    [
      'a table of contents that points to itself',
      `%PDF-1.7\nxref\n0 0\ntrailer\n<< /Size 1 /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF`,
    ],
    ['nothing but its first line', '%PDF-1.7\n'],
  ])('P10 %s: an end, in words', async (_name, file) => {
    const found = await outcome('pdf', file);
    expect(typeof found === 'string' ? found : found.kind).toMatch(
      /^(?:damaged|too-slow|too-hungry|pdf)$/,
    );
  });

  test('P10 control: an honest PDF beside them is read', async () => {
    expect(textOf(await outcome('pdf', await pdf([[['Milo vomits']]])))).toContain('Milo vomits');
  });
});

test('P4 P11 changed bytes and cuts of every kind give a document or an error, never a hang', async () => {
  const seeds: readonly (readonly [ReadKind, Buffer])[] = [
    ['pdf', await pdf([[['ALT', '80', 'U/L']]])],
    ['docx', docx(['Milo vomits'], [['ALT', '80']])],
    ['xlsx', xlsx([[['ALT', '80', '12.5']]])],
    ['pptx', pptx([['ALT'], ['80']])],
    ['csv', Buffer.from('ALT;"8""0";U/L\nALP;9;U/L')],
    ['html', Buffer.from('<p onclick=x>ALT<table><tr><td>8<td>9</table><script>x</script>')],
    ['rtf', Buffer.from("{\\rtf1{\\fonttbl{\\f0 A;}}a\\'e9\\u8211?b\\par c\\cell d\\row}")],
    ['txt', Buffer.from('ALT  80\tU/L\nVom\u00eft')],
    ['json', Buffer.from('{"a":[{"b":1},{"b":[2,{"c":null}]}]}')],
    ['xml', Buffer.from('<?xml version="1.0"?><r a="1"><b>2</b><![CDATA[x]]></r>')],
  ];
  let seed = 20_261_121;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed >> 4) % below;
  };
  const limits = { ...READ_LIMITS, unpackedBytes: 5_000_000 };
  let ended = 0;
  for (const [kind, bytes] of seeds) {
    for (let round = 0; round < 60; round += 1) {
      const changed = Buffer.from(
        bytes.subarray(0, round % 6 === 0 ? random(bytes.length) : undefined),
      );
      for (let n = 0; n < 1 + (round % 8) && changed.length > 0; n += 1) {
        changed[random(changed.length)] = random(256);
      }
      const path = await saved(changed);
      await parseFile(path, kind, limits).then(
        ({ kind: found }) => expect(found).toBe(kind),
        (error: unknown) => expect(error).toBeInstanceOf(Error),
      );
      ended += 1;
    }
  }
  expect(ended).toBe(seeds.length * 60);
}, 120_000);
