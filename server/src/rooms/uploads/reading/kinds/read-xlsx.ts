import type { OfficeZip } from '../office-zip.ts';
import type { PageWriter } from '../page-writer.ts';
import { localName } from '../read-xml.ts';
import { dateStylesOf, sheetDate } from './sheet-dates.ts';

const MAX_COLUMNS = 200;
const MAX_STRINGS = 500_000;

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
}

/** A workbook: each sheet a page, each row a line, empty cells kept so that columns stay columns. */
export async function readXlsx(zip: OfficeZip, pages: PageWriter): Promise<void> {
  const strings = await sharedStrings(zip);
  const dates = await dateStylesOf(zip);
  for (const name of await sheetsInOrder(zip)) {
    if (pages.isFull) return;
    pages.startPage();
    await readSheet(zip, name, { pages, strings, dates });
  }
}

async function sharedStrings(zip: OfficeZip): Promise<readonly string[]> {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let isReading = false;
  await zip.read(
    'xl/sharedStrings.xml',
    {
      open: (tag) => {
        const name = localName(tag);
        if (name === 'si') current = '';
        // How a word is pronounced is no part of it.
        if (name === 'rPh') isReading = true;
        if (name === 't') isText = !isReading;
      },
      text: (text) => {
        if (isText) current += text;
      },
      close: (tag) => {
        const name = localName(tag);
        if (name === 't') isText = false;
        if (name === 'rPh') isReading = false;
        if (name === 'si') strings.push(current);
      },
    },
    () => strings.length > MAX_STRINGS,
  );
  return strings;
}

/** The sheets as the tabs stand, not as their files are named. */
async function sheetsInOrder(zip: OfficeZip): Promise<string[]> {
  const targets = new Map<string, string>();
  await zip.read('xl/_rels/workbook.xml.rels', {
    open: (_tag, { Id: id, Target: target }) => {
      if (id !== undefined && target !== undefined) targets.set(id, target);
    },
  });
  const sheets: string[] = [];
  await zip.read('xl/workbook.xml', {
    open: (tag, attributes) => {
      if (localName(tag) !== 'sheet') return;
      const target = targets.get(attributes['r:id'] ?? '');
      if (target === undefined) return;
      sheets.push(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  if (sheets.length > 0) return sheets;
  return zip.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted();
}

async function readSheet(
  zip: OfficeZip,
  name: string,
  sheet: { pages: PageWriter; strings: readonly string[]; dates: ReadonlySet<number> },
): Promise<void> {
  let row: string[] = [];
  let cell: Cell | null = null;
  let isValue = false;
  await zip.read(
    name,
    {
      open: (tag, attributes) => {
        const local = localName(tag);
        if (local === 'row') row = [];
        if (local === 'c') cell = startCell(attributes, row.length);
        if (local === 'v' || local === 't') isValue = true;
      },
      text: (text) => {
        if (isValue && cell !== null) cell.value += text;
      },
      close: (tag) => {
        const local = localName(tag);
        if (local === 'v' || local === 't') isValue = false;
        if (local === 'c' && cell !== null) {
          if (cell.column < MAX_COLUMNS) {
            while (row.length < cell.column) row.push('');
            row[cell.column] = textOf(cell, sheet);
          }
          cell = null;
        }
        if (local === 'row') sheet.pages.addLine(row);
      },
    },
    () => sheet.pages.isFull,
  );
}

function startCell(attributes: Readonly<Record<string, string>>, next: number): Cell {
  const letters = /^[A-Z]{1,3}/.exec(attributes['r'] ?? '')?.[0];
  const column =
    letters === undefined
      ? next
      : letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? -1), value: '' };
}

function textOf(
  { type, style, value }: Cell,
  { strings, dates }: { strings: readonly string[]; dates: ReadonlySet<number> },
): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' || value.trim() === '') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  // 15 digits: what a sheet shows; the 17 it stores print 3.4 as 3.4000000000000004.
  return dates.has(style) ? sheetDate(number) : String(Number(number.toPrecision(15)));
}
