import type { PageWriter } from '../page-writer.ts';
import { ReadError } from '../read-error.ts';

const MAX_DEPTH = 100;

/** JSON as lines: an object's plain values as "key, value", the objects of a list as rows of a table. */
export function readJson(text: string, pages: PageWriter): void {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ReadError('damaged', error);
  }
  pages.startPage();
  walk(value, pages, 0);
}

function walk(value: unknown, pages: PageWriter, depth: number): void {
  if (depth > MAX_DEPTH) throw new ReadError('damaged');
  if (pages.isFull) return;
  if (Array.isArray(value)) walkList(value, pages, depth);
  else if (isObject(value)) walkObject(value, pages, depth);
  else pages.addLine([plain(value)]);
}

function walkList(list: readonly unknown[], pages: PageWriter, depth: number): void {
  let heads = '';
  for (const item of list) {
    if (pages.isFull) return;
    if (!isObject(item)) {
      walk(item, pages, depth + 1);
      continue;
    }
    const entries = Object.entries(item).filter(([, one]) => !isNested(one));
    const keys = entries.map(([key]) => key);
    if (keys.length > 0 && keys.join('\0') !== heads) pages.addLine(keys);
    heads = keys.join('\0');
    pages.addLine(entries.map(([, one]) => plain(one)));
    for (const one of Object.values(item)) if (isNested(one)) walk(one, pages, depth + 1);
  }
}

function walkObject(
  value: Readonly<Record<string, unknown>>,
  pages: PageWriter,
  depth: number,
): void {
  for (const [key, one] of Object.entries(value)) {
    if (isNested(one)) {
      pages.addLine([key]);
      walk(one, pages, depth + 1);
    } else pages.addLine([key, plain(one)]);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
