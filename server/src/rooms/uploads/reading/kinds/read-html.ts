import { Parser } from 'htmlparser2';
import type { PageWriter } from '../page-writer.ts';

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg', 'math']);
const ACTIVE = new Set(['script', 'iframe', 'frame', 'object', 'embed', 'applet', 'form', 'base']);
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead title tr ul'.split(
    ' ',
  ),
);

/** The words of a web page as a reader sees them; what could act is flagged and left out. */
export function readHtml(text: string, pages: PageWriter): void {
  pages.startPage();
  let cells: string[] = [''];
  let silent = 0;
  const end = (): void => {
    pages.addLine(cells);
    cells = [''];
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (isActive(name, attributes)) pages.flag('active-page');
      if (SILENT.has(name)) silent += 1;
      if (BLOCKS.has(name)) end();
      if ((name === 'td' || name === 'th') && cells.join('').trim() !== '') cells.push('');
    },
    ontext: (words) => {
      if (silent === 0) cells[cells.length - 1] += words;
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
      if (BLOCKS.has(name)) end();
    },
  });
  const CHUNK = 64 * 1024;
  for (let at = 0; at < text.length && !pages.isFull; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
  }
  parser.end();
  end();
}

function isActive(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (ACTIVE.has(name)) return true;
  if (name === 'meta' && /refresh/i.test(attributes['http-equiv'] ?? '')) return true;
  return Object.entries(attributes).some(
    ([key, value]) =>
      key.startsWith('on') || /^\s*(?:javascript|vbscript|data:text\/html)/i.test(value),
  );
}
