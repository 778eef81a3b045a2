import type { PageWriter } from '../page-writer.ts';
import { ReadError } from '../read-error.ts';

/** Groups whose words are not the letter's own. */
const HIDDEN = new Set(
  'fonttbl colortbl stylesheet info pict object objdata themedata datastore listtable listoverridetable rsidtbl generator xmlnstbl filetbl revtbl fldinst'.split(
    ' ',
  ),
);
const TOKEN =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/giy;
const SIGNS: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};
const MAX_DEPTH = 1_000;

interface Group {
  isHidden: boolean;
  /** How many characters after `\u` stand in for it. */
  fallback: number;
}

/** The words of a rich text file. */
export function readRtf(bytes: Uint8Array, pages: PageWriter): void {
  const source = Buffer.from(bytes).toString('latin1');
  const western = new TextDecoder('windows-1252');
  pages.startPage();
  const groups: Group[] = [{ isHidden: false, fallback: 1 }];
  let cells: string[] = [''];
  let skip = 0;
  const end = (): void => {
    pages.addLine(cells);
    cells = [''];
  };
  const say = (text: string): void => {
    const rest = text.slice(Math.min(skip, text.length));
    skip -= text.length - rest.length;
    if (groups.at(-1)?.isHidden !== true) cells[cells.length - 1] += rest;
  };
  const control = (word: string, number: number | null): void => {
    const group = groups.at(-1);
    if (group === undefined) return;
    if (word === 'objdata' || word === 'objocx') pages.flag('embedded-files');
    if (HIDDEN.has(word)) group.isHidden = true;
    else if (word === 'par' || word === 'line' || word === 'row' || word === 'sect') end();
    else if (word === 'page') {
      end();
      pages.startPage();
    } else if (word === 'tab' || word === 'cell') {
      if (!group.isHidden) cells.push('');
    } else if (word === 'uc') group.fallback = number ?? 1;
    else if (word === 'u' && number !== null) {
      skip = 0;
      say(String.fromCharCode(number & 0xffff));
      skip = group.fallback;
    } else if (Object.hasOwn(SIGNS, word)) say(SIGNS[word] ?? '');
  };
  for (const [, word, number, hex, sign, brace, text] of source.matchAll(TOKEN)) {
    if (pages.isFull) return;
    if (word !== undefined) control(word, number === undefined ? null : Number(number));
    else if (hex !== undefined) say(western.decode(Buffer.from(hex, 'hex')));
    else if (sign === '*') (groups.at(-1) ?? { isHidden: false }).isHidden = true;
    else if (sign === '~') say(' ');
    else if (sign !== undefined && '\\{}'.includes(sign)) say(sign);
    else if (brace === '{') groups.push({ ...(groups.at(-1) ?? { isHidden: false, fallback: 1 }) });
    else if (brace === '}') groups.pop();
    else if (text !== undefined) say(western.decode(Buffer.from(text, 'latin1')));
    if (groups.length > MAX_DEPTH) throw new ReadError('damaged');
  }
  end();
}
