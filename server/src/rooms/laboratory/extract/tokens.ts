import { displayUnit, normaliseUnit, UNIT_AT_START } from './units.ts';

export type PrintedFlag = 'low' | 'normal' | 'high' | 'abnormal';

/** A piece of a row that means something. */
export type Token =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly sign: '<' | '>' | null;
      readonly text: string;
    }
  | { readonly kind: 'range'; readonly low: number | null; readonly high: number | null }
  | { readonly kind: 'unit'; readonly unit: string | null; readonly text: string }
  | { readonly kind: 'flag'; readonly flag: PrintedFlag }
  | { readonly kind: 'grade'; readonly text: string; readonly isPresent: boolean }
  | { readonly kind: 'date'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string };

/** How this document writes numbers: whether a comma parts decimals or thousands. */
export type CommaRole = 'decimal' | 'thousands';

const NUM = String.raw`\d+(?:[.,]\d+)*`;
const DASH = String.raw`\s*(?:-|–|—|−|\.\.\.?|to|bis)\s*`;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DATE = new RegExp(
  String.raw`^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}[ -]${MONTH}[ -,]+\d{2,4}|${MONTH}\.? \d{1,2},? \d{4})(?![\d])(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?`,
  'i',
);
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?\s?(?:am|pm)?\b/i;
/** Phone, account and other numbers in three or more parts. */
const CHAIN = /^\+\d[\d ()-]{6,}|^\(?\d{3,5}\)?[ -]\d{3}[ -]\d{3,4}\b|^\d+(?:-\d+){2,}/;
const RANGE = new RegExp(String.raw`^[([]?\s*(${NUM})${DASH}(${NUM})\s*[)\]]?(?![\d-])`, 'i');
const LIMIT = new RegExp(
  String.raw`^[([]?\s*(<=|>=|<|>|≤|≥|up to|less than|under)\s*(${NUM})\s*[)\]]?`,
  'i',
);
const NUMBER = new RegExp(String.raw`^(${NUM})`);
const GRADE =
  /^(negative|neg|none seen|none|nil|positive|pos|trace|tr|absent|present|not detected|detected|[1-4]\s?\+|\+\s?[1-4]|\+{1,4})(?![\w+])/i;
const FLAG =
  /^(?:\(?\[?)(high|low|hh|ll|h|l|n|normal|abnormal|abn|within range|wnl)(?:\)?\]?)(?![\w/])/i;
const MARK = /^(?:\*+|!+|↑+|↓+|▲+|▼+|⬆|⬇|⇧|⇩|△|▽|🔺|🔻)/u;
const WORD = /^[\p{L}][\p{L}\p{N}'’/-]*/u;

/** Takes a text apart into what a laboratory row is made of. */
export function tokensOf(text: string, comma: CommaRole): Token[] {
  const tokens: Token[] = [];
  let rest = text.normalize('NFKC');
  while (rest !== '') {
    const skipped = /^[\s:;=|_…·•()[\]]+|^\.{2,}|^[,.](?!\d)/.exec(rest)?.[0];
    if (skipped !== undefined && !startsMeaning(rest)) {
      rest = rest.slice(skipped.length);
      continue;
    }
    const [token, length] = nextToken(rest, comma);
    if (token !== null) tokens.push(token);
    rest = rest.slice(length);
  }
  return tokens;
}

/** A bracket that belongs to a range, a limit or a flag. */
function startsMeaning(rest: string): boolean {
  return /^[([]/.test(rest) && (RANGE.test(rest) || LIMIT.test(rest) || FLAG.test(rest));
}

function nextToken(rest: string, comma: CommaRole): [Token | null, number] {
  const date = DATE.exec(rest)?.[0];
  if (date !== undefined) return [{ kind: 'date', text: date }, date.length];
  const noise = CLOCK.exec(rest)?.[0] ?? CHAIN.exec(rest)?.[0];
  if (noise !== undefined) return [{ kind: 'word', text: noise }, noise.length];
  const unit = UNIT_AT_START.exec(rest)?.[0];
  if (unit !== undefined) {
    return [{ kind: 'unit', unit: normaliseUnit(unit), text: displayUnit(unit) }, unit.length];
  }
  const grade = GRADE.exec(rest)?.[0];
  if (grade !== undefined) return [gradeToken(grade), grade.length];
  return numberToken(rest, comma) ?? wordToken(rest);
}

function numberToken(rest: string, comma: CommaRole): [Token, number] | null {
  const range = RANGE.exec(rest);
  if (range !== null) {
    const low = readNumber(range[1] ?? '', comma);
    const high = readNumber(range[2] ?? '', comma);
    if (low !== null && high !== null && low <= high) {
      return [{ kind: 'range', low, high }, range[0].length];
    }
  }
  const limit = LIMIT.exec(rest);
  if (limit !== null) {
    const value = readNumber(limit[2] ?? '', comma);
    const sign = /^[>≥]/.test(limit[1] ?? '') ? '>' : '<';
    const text = `${sign} ${limit[2] ?? ''}`;
    if (value !== null) return [{ kind: 'number', value, sign, text }, limit[0].length];
  }
  const plain = NUMBER.exec(rest);
  if (plain === null) return null;
  const text = plain[0];
  const after = rest.slice(text.length);
  // "12th", "2x", "3yo": not a measured value. A unit or a flag may touch the number.
  const touches =
    /^[\p{L}]/u.test(after) && !UNIT_AT_START.test(after) && !/^[HL]{1,2}\b/.test(after);
  const value = touches ? null : readNumber(text, comma);
  if (value === null) {
    const word = /^[^\s]+/.exec(rest)?.[0] ?? text;
    return [{ kind: 'word', text: word }, word.length];
  }
  return [{ kind: 'number', value, sign: null, text }, text.length];
}

function wordToken(rest: string): [Token | null, number] {
  const mark = MARK.exec(rest)?.[0];
  if (mark !== undefined) return [{ kind: 'flag', flag: flagOfMark(mark) }, mark.length];
  const flag = FLAG.exec(rest);
  if (flag !== null) return [{ kind: 'flag', flag: flagOfWord(flag[1] ?? '') }, flag[0].length];
  const word = WORD.exec(rest)?.[0];
  if (word !== undefined) return [{ kind: 'word', text: word }, word.length];
  return [null, 1];
}

function gradeToken(text: string): Token {
  const isPresent = !/^(?:neg|none|nil|absent|not)/i.test(text);
  return { kind: 'grade', text: text.replace(/\s/g, ''), isPresent };
}

function flagOfMark(mark: string): PrintedFlag {
  if (/^[↑▲⬆⇧△🔺]/u.test(mark)) return 'high';
  return /^[↓▼⬇⇩▽🔻]/u.test(mark) ? 'low' : 'abnormal';
}

function flagOfWord(word: string): PrintedFlag {
  if (/^h/i.test(word)) return 'high';
  if (/^l/i.test(word)) return 'low';
  return /^abn/i.test(word) ? 'abnormal' : 'normal';
}

/** A number as this document writes it; null for what is none ("1.2.3"). */
export function readNumber(text: string, comma: CommaRole): number | null {
  const groups = text.split(/[.,]/).length - 1;
  if (groups === 0) return Number(text);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) && (comma === 'thousands' || groups > 1)) {
    return Number(text.replaceAll(',', ''));
  }
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  if (groups > 1) return null;
  return Number(text.replace(',', '.'));
}

/** One comma with one, two or four digits after it, and no decimal point anywhere, parts decimals. */
export function commaRoleOf(texts: readonly string[]): CommaRole {
  const all = texts.join('\n');
  const decimals = all.match(/(?<![\d.,])\d+,\d{1,2}(?![\d,.])/g)?.length ?? 0;
  const points = all.match(/(?<![\d.,])\d+\.\d{1,3}(?![\d,.])/g)?.length ?? 0;
  return decimals > points ? 'decimal' : 'thousands';
}
