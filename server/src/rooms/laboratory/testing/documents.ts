import type { ReadDocument } from '../../uploads/reading/document.ts';

/** A document as the reader gives it: a page a text, a bar between two columns. */
export function documentOf(kind: string, ...pages: readonly string[]): ReadDocument {
  return {
    kind,
    truncated: false,
    flags: [],
    pages: pages.map((text, index) => ({
      number: index + 1,
      lines: text
        .replace(/^\n/, '')
        .split('\n')
        .map((line) => ({
          text: line.replaceAll('¦', ' '),
          cells: line.split('¦').map((cell) => cell.trim()),
        })),
    })),
  };
}
