import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { docx, pdf, pptx, xlsx } from '../../../testing/make-documents.ts';
import type { ReadDocument } from './document.ts';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { readDocument } from './read-document.ts';
import type { ReadKind } from './read-kind.ts';

// Each file is read in a process of its own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let folder = '';
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petwise-read-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(
  kind: ReadKind,
  content: Buffer | string,
  limits: Partial<ReadLimits> = {},
): Promise<ReadDocument> {
  count += 1;
  const path = join(folder, `${count}`);
  await writeFile(path, content);
  return readDocument(path, kind, { ...READ_LIMITS, ...limits });
}

const linesOf = ({ pages }: ReadDocument): string[] =>
  pages.flatMap(({ lines }) => lines.map(({ text }) => text));
const cellsOf = ({ pages }: ReadDocument): (readonly string[])[] =>
  pages.flatMap(({ lines }) => lines.map(({ cells }) => cells));

const TABLE = [
  ['Test', 'Result', 'Unit', 'Reference'],
  ['Creatinine', '3.4', 'mg/dL', '0.8 - 2.1'],
  ['Urea nitrogen', '61', 'mg/dL', '17 - 35'],
] as const;

describe('text of every kind of document', () => {
  test('UPL-01 a PDF: pages, lines in reading order, columns at wide gaps', async () => {
    const found = await read('pdf', await pdf([TABLE, [['Second page, a letter of one column']]]));
    expect(found.pages.map(({ number }) => number)).toEqual([1, 2]);
    expect(found.pages[0]?.lines.map(({ cells }) => cells)).toEqual(TABLE);
    expect(found.pages[1]?.lines[0]?.cells).toEqual(['Second page, a letter of one column']);
    expect(found).toMatchObject({ kind: 'pdf', truncated: false, flags: [] });
  });

  test('UPL-01 a letter: paragraphs, and a table’s rows as columns', async () => {
    const found = await read(
      'docx',
      docx(['Dear owner,', 'Milo has a heart murmur & coughs.'], TABLE),
    );
    expect(cellsOf(found)).toEqual([
      ['Dear owner,'],
      ['Milo has a heart murmur & coughs.'],
      ...TABLE,
    ]);
  });

  test('UPL-01 a workbook: sheets are pages, an empty cell keeps its place, numbers read as shown', async () => {
    const found = await read(
      'xlsx',
      xlsx([[...TABLE, ['ALT', '', 'U/L']], [['3.4000000000000004']]]),
    );
    expect(found.pages).toHaveLength(2);
    expect(found.pages[0]?.lines.map(({ cells }) => cells)).toEqual([...TABLE, ['ALT', '', 'U/L']]);
    expect(found.pages[1]?.lines[0]?.text).toBe('3.4');
  });

  test('UPL-01 a workbook’s dates are dates, not day numbers', async () => {
    const styled = xlsx([[['Date']]], {
      extra: [
        {
          name: 'xl/styles.xml',
          content: Buffer.from(
            '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="d mmm yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
          ),
        },
        {
          name: 'xl/worksheets/sheet1.xml',
          content: Buffer.from(
            '<worksheet><sheetData><row r="1"><c r="A1" s="1"><v>46000</v></c><c r="B1" s="0"><v>46000</v></c></row></sheetData></worksheet>',
          ),
        },
      ],
    });
    expect(cellsOf(await read('xlsx', styled))).toEqual([['2025-12-09', '46000']]);
  });

  test('UPL-01 slides are pages', async () => {
    const found = await read('pptx', pptx([['Case: Bella'], ['Radiographs', 'Pleural effusion']]));
    expect(found.pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['Case: Bella'],
      ['Radiographs', 'Pleural effusion'],
    ]);
  });

  test.each([
    [
      'commas and quotes',
      'Test,Result\n"Urea, serum","6""1"\n',
      [
        ['Test', 'Result'],
        ['Urea, serum', '6"1'],
      ],
    ],
    [
      'semicolons and decimal commas',
      'Test;Result;Unit\nKrea;3,4;mg/dl\n',
      [
        ['Test', 'Result', 'Unit'],
        ['Krea', '3,4', 'mg/dl'],
      ],
    ],
    [
      'tabs',
      'a\tb\r\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a quote that never closes', 'a,"b\nc', [['a', 'b c']]],
  ])('UPL-01 csv with %s', async (_name, text, cells) => {
    expect(cellsOf(await read('csv', text))).toEqual(cells);
  });

  test('UPL-01 a web page: what a reader sees, table cells as columns', async () => {
    const page =
      '<html><head><title>x</title><style>p{}</style></head><body><h1>Clinic</h1><p>Hello <b>Milo</b></p><table><tr><td>ALT</td><td>80</td></tr></table></body></html>';
    const found = await read('html', page);
    expect(cellsOf(found)).toEqual([['Clinic'], ['Hello Milo'], ['ALT', '80']]);
    expect(found.flags).toEqual([]);
  });

  test('UPL-01 rich text: accents, signs, cells; no font names', async () => {
    const rich =
      "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\*\\generator X;}Na\\'efve \\u8211?dog\\par ALT\\cell 80\\cell\\row}";
    expect(cellsOf(await read('rtf', rich))).toEqual([['Naïve –dog'], ['ALT', '80']]);
  });

  test('UPL-01 plain text, in UTF-8, UTF-16 and as old Windows wrote it', async () => {
    expect(cellsOf(await read('txt', 'ALT   80  U/L\nnormal words'))).toEqual([
      ['ALT', '80', 'U/L'],
      ['normal words'],
    ]);
    expect(linesOf(await read('txt', Buffer.from('\ufeffcafé', 'utf16le')))).toEqual(['café']);
    expect(linesOf(await read('txt', Buffer.from('caf\u00e9', 'latin1')))).toEqual(['café']);
  });

  test('UPL-01 json: a list of objects is a table, an object is lines', async () => {
    const json = {
      patient: { name: 'Milo' },
      results: [
        { test: 'ALT', value: 80 },
        { test: 'ALP', value: 9 },
      ],
    };
    expect(cellsOf(await read('json', JSON.stringify(json)))).toEqual([
      ['patient'],
      ['name', 'Milo'],
      ['results'],
      ['test', 'value'],
      ['ALT', '80'],
      ['ALP', '9'],
    ]);
  });

  test('UPL-01 xml: what lies side by side is a line', async () => {
    const xml = '<r><i><n>ALT</n><v>80</v></i><i name="ALP" value="9"/></r>';
    expect(cellsOf(await read('xml', xml))).toEqual([
      ['ALT', '80'],
      ['ALP', '9'],
    ]);
  });
});

describe('limits', () => {
  const long = 'word '.repeat(20).concat('\n').repeat(2_000);

  test('UPL-01 too many lines, characters or pages cut the text short, and it says so', async () => {
    const few = await read('txt', long, { lines: 10 });
    expect(few.truncated).toBe(true);
    expect(linesOf(few)).toHaveLength(10);
    expect((await read('txt', long, { characters: 1_000 })).truncated).toBe(true);
    const pages = await read('txt', 'a\fb\fc', { pages: 2 });
    expect(pages.pages).toHaveLength(2);
    expect(pages.truncated).toBe(true);
    expect((await read('txt', long)).truncated).toBe(false);
  });

  test('P10 a reader that takes too long is killed', async () => {
    const slow = docx(Array.from({ length: 200_000 }, (_, n) => `line ${n}`));
    await expect(read('docx', slow, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'too-slow' });
  });

  test('P10 a reader that takes too much memory is killed, by its heap or by what it holds', async () => {
    const big = JSON.stringify(
      Array.from({ length: 400_000 }, (_, n) => ({ [`key${n}`]: `${n}` })),
    );
    await expect(read('json', big, { heapMb: 40, residentBytes: Infinity })).rejects.toMatchObject({
      code: 'too-hungry',
    });
  });

  test.runIf(process.platform === 'linux')(
    'P10 memory outside the heap counts as well',
    async () => {
      await expect(read('txt', 'a', { residentBytes: 1 })).rejects.toMatchObject({
        code: 'too-hungry',
      });
    },
  );

  test('P10 the next file is read as if nothing had been', async () => {
    expect(linesOf(await read('txt', 'still here'))).toEqual(['still here']);
  });
});
