import type { AnalyteEntry } from './catalogue.ts';
import { isoDate } from './dates.ts';
import type { Header, Role } from './header.ts';
import type { EarlierValue, RowReading } from './lab-reading.ts';
import { type CommaRole, type PrintedFlag, type Token, tokensOf } from './tokens.ts';

type NumberToken = Extract<Token, { kind: 'number' }>;
type GradeToken = Extract<Token, { kind: 'grade' }>;

const BARE: RowReading = {
  value: null,
  sign: null,
  text: '',
  unit: null,
  low: null,
  high: null,
  flag: null,
  date: null,
  history: [],
};

/** What a table's row says, by its header. */
export function readByHeader(
  cells: readonly string[],
  header: Header,
  { entry, comma }: { entry: AnalyteEntry; comma: CommaRole },
): RowReading | null {
  const tokens = cells.map((cell) => tokensOf(cell, comma));
  const of = (role: Role): Token[] =>
    tokens.filter((_, index) => header.roles[index] === role).flat();
  const visits = visitsOf(tokens, header);
  const [newest, ...earlier] = visits;
  const own = newest?.tokens ?? of('value');
  const measured = measuredOf(own, entry);
  if (measured === null) return null;
  const rest = tokens.filter((_, index) => header.roles[index] !== 'name').flat();
  return {
    ...BARE,
    ...measured,
    unit: unitOf([...of('unit'), ...own, ...of('name'), ...rest]),
    ...limitsOf(of('range'), own, { low: of('low'), high: of('high') }),
    flag: flagOf([...of('flag'), ...own]),
    date: newest?.date ?? null,
    history: earlier.flatMap(({ date, tokens: old }) => toEarlier(date, old, entry)),
  };
}

/** What a row without a header says, by what its parts look like. */
export function readByForm(tokens: readonly Token[], entry: AnalyteEntry): RowReading | null {
  const numbers = tokens.filter((token): token is NumberToken => token.kind === 'number');
  const range = tokens.find(({ kind }) => kind === 'range');
  const plain = numbers.filter(({ sign }) => sign === null);
  const signed = numbers.filter(({ sign }) => sign !== null);
  // "14 µg/dL (< 14)": with a plain number beside it, the limit is the interval's.
  const limit = range === undefined && plain.length > 0 ? signed[0] : undefined;
  const own = tokens.filter((token) => token !== limit);
  const measured = measuredOf(own, entry);
  if (measured === null) return null;
  const columns = range === undefined && limit === undefined ? columnsOf(plain) : null;
  return {
    ...BARE,
    ...measured,
    unit: unitOf(tokens),
    ...(columns ?? limitsOf([...(range ? [range] : []), ...(limit ? [limit] : [])], [], null)),
    flag: flagOf(tokens),
  };
}

/** "value low high" in three columns. */
function columnsOf(plain: readonly NumberToken[]): { low: number; high: number } | null {
  const [, low, high] = plain;
  if (plain.length !== 3 || low === undefined || high === undefined) return null;
  return low.value < high.value ? { low: low.value, high: high.value } : null;
}

function measuredOf(
  tokens: readonly Token[],
  entry: AnalyteEntry,
): Pick<RowReading, 'value' | 'sign' | 'text'> | null {
  const number = tokens.find((token): token is NumberToken => token.kind === 'number');
  const grade = tokens.find((token): token is GradeToken => token.kind === 'grade');
  if (grade !== undefined && entry.isGraded) return { value: null, sign: null, text: grade.text };
  if (number !== undefined) {
    return { value: number.value, sign: number.sign, text: number.text };
  }
  const isNormal = tokens.some((token) => token.kind === 'flag' && token.flag === 'normal');
  return entry.isGraded && isNormal ? { value: null, sign: null, text: 'normal' } : null;
}

function limitsOf(
  range: readonly Token[],
  own: readonly Token[],
  columns: { low: readonly Token[]; high: readonly Token[] } | null,
): { low: number | null; high: number | null } {
  const low = columns?.low.find((token): token is NumberToken => token.kind === 'number');
  const high = columns?.high.find((token): token is NumberToken => token.kind === 'number');
  if (low !== undefined || high !== undefined) {
    return { low: low?.value ?? null, high: high?.value ?? null };
  }
  const both = [...range, ...own].find(({ kind }) => kind === 'range');
  if (both?.kind === 'range') return { low: both.low, high: both.high };
  const limit = range.find((token): token is NumberToken => token.kind === 'number');
  if (limit?.sign === '<') return { low: null, high: limit.value };
  return limit?.sign === '>' ? { low: limit.value, high: null } : { low: null, high: null };
}

function unitOf(tokens: readonly Token[]): string | null {
  const units = tokens.filter((token) => token.kind === 'unit');
  return (units.find(({ unit }) => unit !== null) ?? units[0])?.text ?? null;
}

/** A flag that says which way wins over a bare asterisk. */
function flagOf(tokens: readonly Token[]): PrintedFlag | null {
  const flags = tokens.flatMap((token) => (token.kind === 'flag' ? [token.flag] : []));
  return flags.find((flag) => flag !== 'abnormal') ?? flags[0] ?? null;
}

interface Visit {
  readonly date: string;
  readonly tokens: readonly Token[];
}

/** The visits of a trend table, newest first; a visit at which nothing was measured is left out. */
function visitsOf(tokens: readonly (readonly Token[])[], header: Header): Visit[] {
  const visits = header.dates.flatMap((date, index) => {
    const own = tokens[index] ?? [];
    const iso = date === null ? null : isoDate(date);
    const isMeasured = own.some(({ kind }) => kind === 'number' || kind === 'grade');
    return iso !== null && isMeasured ? [{ date: iso, tokens: own }] : [];
  });
  return visits.toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

function toEarlier(date: string, tokens: readonly Token[], entry: AnalyteEntry): EarlierValue[] {
  const measured = measuredOf(tokens, entry);
  return measured === null ? [] : [{ date, text: measured.text, value: measured.value }];
}
