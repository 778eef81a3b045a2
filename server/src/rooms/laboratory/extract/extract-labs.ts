import type { ReadDocument, ReadLine } from '../../uploads/reading/document.ts';
import { accept } from './accept.ts';
import { readColumns, startColumns, type ColumnTable } from './column-table.ts';
import { isoDate } from './dates.ts';
import { fitHeader, headerOf, type Header } from './header.ts';
import type { LabReading } from './lab-reading.ts';
import { mergeReadings, type Found } from './merge-readings.ts';
import { analyteOf, type Panel } from './names.ts';
import { readByHeader, readByForm } from './read-cells.ts';
import { readProse, type Named } from './read-prose.ts';
import { type CommaRole, commaRoleOf, tokensOf } from './tokens.ts';

/** Most values that one document may give. */
const MAX_VALUES = 120;
/** Rows of a report are short; a longer line is a letter's paragraph, read as prose up to here. */
const LONGEST_LINE = 2_000;
const MOST_LINES = 20_000;
/** A line about other numbers than laboratory values. */
const OTHER_MATTERS =
  /@|www\.|https?:|\b(?:tel|phone|fax|mobile|street|avenue|suite|p\.?o\.? box|invoice|account|microchip|zip code|postcode|dose|dosage|tablets?|capsules?|kcal|ingredients?|guaranteed analysis|per serving|estimate|price|total due)\b|[$€£]\s?\d/i;
const DATE_LINE = /\b(?:date|collected|reported|received|sampled|drawn|datum)\b/i;

interface PageState {
  readonly comma: CommaRole;
  panel: Panel;
  header: Header | null;
  columns: ColumnTable | null;
}

/** The laboratory values of a document, each measurement once, in the order of the document. */
export function extractLabs(document: ReadDocument): LabReading[] {
  const lines = document.pages.flatMap(({ lines: own }) => own).slice(0, MOST_LINES);
  const comma = commaRoleOf(lines.slice(0, 400).map(({ text }) => text.slice(0, LONGEST_LINE)));
  const date = reportDate(lines);
  const found: Found[] = [];
  let left = MOST_LINES;
  for (const page of document.pages) {
    const state: PageState = { comma, panel: 'blood', header: null, columns: null };
    for (const [index, line] of page.lines.slice(0, left).entries()) {
      const place = { page: page.number, line: index + 1 };
      for (const { entry, printed, reading, isRow } of readLine(line, state)) {
        const own = { ...reading, date: reading.date ?? date };
        const named = { ...own, ...place, analyte: entry.id, name: entry.name, printed };
        found.push({ reading: named, isRow });
      }
    }
    left -= page.lines.length;
    if (left <= 0) break;
  }
  return mergeReadings(found).slice(0, MAX_VALUES);
}

function readLine(line: ReadLine, state: PageState): Named[] {
  const text = line.text.slice(0, LONGEST_LINE);
  const cells = cellsOf(line);
  const header = headerOf(cells);
  if (header !== null) {
    state.header = header;
    state.columns = null;
    return [];
  }
  const columns = startColumns(cells, state.panel);
  if (columns !== null) {
    state.columns = columns;
    return [];
  }
  if (state.columns !== null) {
    const values = readColumns(state.columns, cells, state.comma);
    if (values !== null) return values;
    state.columns = null;
  }
  if (isHeading(text, state) || OTHER_MATTERS.test(text)) return [];
  const row = cells.length > 1 ? readCells(cells, state) : null;
  return row === null ? readProse(text, state) : [row];
}

/** Columns as the reader found them, or as wide gaps and bars part a line of text. */
function cellsOf({ text, cells }: ReadLine): readonly string[] {
  if (cells.length > 1) return cells.map((cell) => cell.trim());
  return text
    .slice(0, LONGEST_LINE)
    .trim()
    .split(/\s{2,}|\t|\s*\|\s*/);
}

function readCells(cells: readonly string[], state: PageState): Named | null {
  for (const at of nameColumns(cells, state.header)) {
    const printed = cells[at] ?? '';
    const entry = analyteOf(printed, state.panel);
    if (entry === null) continue;
    const isSymbol = printed.length <= 2;
    const header = state.header && fitHeader(state.header, cells);
    const byHeader = header && readByHeader(cells, header, { entry, comma: state.comma });
    const accepted = byHeader && accept(byHeader, entry, { setting: 'table', isSymbol });
    if (accepted) return { entry, printed, reading: accepted, isRow: true };
    const unitInName = tokensOf(printed, state.comma).filter(({ kind }) => kind === 'unit');
    const tokens = cells.slice(at + 1).flatMap((cell) => tokensOf(cell, state.comma));
    const byForm = readByForm([...tokens, ...unitInName], entry);
    const taken = byForm && accept(byForm, entry, { setting: 'row', isSymbol });
    if (taken) return { entry, printed, reading: taken, isRow: true };
  }
  return null;
}

/** Where a row's name may stand: where the header says, else one of the first three columns. */
function nameColumns(cells: readonly string[], header: Header | null): number[] {
  const fitted = header && fitHeader(header, cells);
  const named = fitted?.roles.indexOf('name') ?? -1;
  return [...new Set([...(named < 0 ? [] : [named]), 0, 1, 2])].filter((at) => at < cells.length);
}

/** "URINALYSIS", "Chemistry panel": a short line without numbers that names a panel. */
function isHeading(text: string, state: PageState): boolean {
  const isMeasured = tokensOf(text, state.comma).some(({ kind }) => kind === 'grade');
  if (text.trim().length > 60 || /\d/.test(text) || isMeasured) return false;
  if (/\burin(?:e|alysis)\b/i.test(text)) {
    state.panel = 'urine';
    return true;
  }
  const isBlood =
    /\b(?:chem(?:istry)?|biochem(?:istry)?|h(?:a)?ematology|cbc|blood count|serum|thyroid|endocrin\w*|electrolytes?|complete blood|hormones?)\b/i;
  if (!isBlood.test(text)) return false;
  state.panel = 'blood';
  return true;
}

function reportDate(lines: readonly ReadLine[]): string | null {
  for (const { text } of lines.slice(0, 60)) {
    if (!DATE_LINE.test(text) || /birth|dob|due/i.test(text)) continue;
    const token = tokensOf(text.slice(0, 200), 'thousands').find(({ kind }) => kind === 'date');
    const iso = token?.kind === 'date' ? isoDate(token.text) : null;
    if (iso !== null) return iso;
  }
  return null;
}
