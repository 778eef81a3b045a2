import type { OfficeZip } from '../office-zip.ts';
import type { PageWriter } from '../page-writer.ts';
import { localName, type XmlListener } from '../read-xml.ts';

/** A word processor's document: the page heads first, then the body, a table's row as one line. */
export async function readDocx(zip: OfficeZip, pages: PageWriter): Promise<void> {
  const heads = zip.names.filter((name) => /^word\/header\d*\.xml$/.test(name)).toSorted();
  const notes = zip.names.filter((name) => /^word\/(?:footnotes|footer\d*)\.xml$/.test(name));
  pages.startPage();
  for (const name of [...heads, 'word/document.xml', ...notes.toSorted()]) {
    await zip.read(name, paragraphs(pages), () => pages.isFull);
  }
}

/** Text of paragraphs and tables; the same words of markup serve documents and slides. */
export function paragraphs(pages: PageWriter): XmlListener {
  let cells: string[] = [''];
  let rows = 0;
  let isText = false;
  const add = (text: string): void => {
    if (cells.length === 0) cells.push(text);
    else cells[cells.length - 1] += text;
  };
  const end = (): void => {
    pages.addLine(cells);
    cells = [''];
  };
  return {
    open: (tag, attributes) => {
      const name = localName(tag);
      if (name === 't') isText = true;
      else if (name === 'tab') {
        if (rows > 0) add(' ');
        else cells.push('');
      } else if (name === 'br' || name === 'cr') {
        if (rows > 0) add(' ');
        else end();
        if (attributes['w:type'] === 'page') pages.startPage();
      } else if (name === 'tr') {
        rows += 1;
        if (rows === 1) cells = [];
      } else if (name === 'tc' && rows === 1) cells.push('');
    },
    text: (text) => {
      if (isText) add(text);
    },
    close: (tag) => {
      const name = localName(tag);
      if (name === 't') isText = false;
      else if (name === 'p') {
        if (rows > 0) add(' ');
        else end();
      } else if (name === 'tr') {
        rows -= 1;
        if (rows === 0) end();
      }
    },
  };
}
