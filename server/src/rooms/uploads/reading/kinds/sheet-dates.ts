import type { OfficeZip } from '../office-zip.ts';
import { localName } from '../read-xml.ts';

/** Days between 30 December 1899, where a sheet's calendar starts, and 1970. */
const EPOCH_DAYS = 25_569;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Which cell styles of a workbook show a number as a date (ECMA-376 part 1, 18.8.30). */
export async function dateStylesOf(zip: OfficeZip): Promise<ReadonlySet<number>> {
  const ownDates = new Set<number>();
  const styles = new Set<number>();
  let isInCells = false;
  let index = 0;
  await zip.read('xl/styles.xml', {
    open: (tag, attributes) => {
      const name = localName(tag);
      const id = Number(attributes['numFmtId'] ?? NaN);
      if (name === 'numFmt' && isDateFormat(attributes['formatCode'] ?? '')) ownDates.add(id);
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      if ((id >= 14 && id <= 22) || ownDates.has(id)) styles.add(index);
      index += 1;
    },
    close: (tag) => {
      if (localName(tag) === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

/** "2026-11-03" of a sheet's day number. */
export function sheetDate(days: number): string {
  const date = new Date(Math.round((days - EPOCH_DAYS) * DAY_MS));
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10);
}

function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /[dy]/i.test(bare);
}
