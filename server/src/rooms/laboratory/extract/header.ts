import { tokensOf } from './tokens.ts';

export type Role = 'name' | 'value' | 'unit' | 'range' | 'low' | 'high' | 'flag' | 'other';

/** What each column of a table holds; `dates` has the date of a column that is one visit. */
export interface Header {
  readonly roles: readonly Role[];
  readonly dates: readonly (string | null)[];
}

const RANGE_WORD = /\b(?:ref(?:erence|\.)?|normal|interval|range|expected)\b/i;
const OF_DAYS = /^(?:drawn|visits?|samples?|collected|collection|taken)\b[^:]*$/i;
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['low', /^(?:.*\b)?(?:low(?:er)?|min(?:imum)?|from)(?:\b.*)?$/i],
  ['high', /^(?:.*\b)?(?:high(?:er)?|upper|max(?:imum)?)(?:\b.*)?$/i],
  ['flag', /^(?:flags?|abn(?:ormal)?|status|indicator|alert|h\s?\/\s?l|ind\.?|abnormal flag)$/i],
  ['range', RANGE_WORD],
  ['unit', /^units?(?: of measure)?$/i],
  [
    'name',
    /^(?:tests?(?: name)?|analytes?|parameters?|assays?|component|item|investigation|examination|test description)$/i,
  ],
  [
    'value',
    /^(?:results?|values?|patient(?:'s)?(?: result| value)?|measured|your pet|test result|observed(?: value)?)$/i,
  ],
];

/** The header that a row of cells is; null for a row of anything else. */
export function headerOf(cells: readonly string[]): Header | null {
  if (cells.length < 2) return null;
  const dates = cells.map(dateOf);
  const visits = dates.filter((date) => date !== null).length;
  // "Drawn", and behind it nothing but days: below it stand the tests. A line of a patient's name and days does not.
  const isOfDays = visits >= 2 && visits === cells.length - 1 && OF_DAYS.test(cells[0] ?? '');
  const roles = cells.map((cell, at) => (isOfDays && at === 0 ? 'name' : roleOf(cell)));
  const hasValue = roles.includes('value') || visits >= 2;
  const hasContext = roles.some((role) => role !== 'value' && role !== 'other');
  if (!hasValue || !hasContext) return null;
  if (cells.some((cell, index) => dates[index] === null && /\d{2,}|\d[.,]\d/.test(cell)))
    return null;
  return { roles, dates };
}

/**
 * The header for a row that is shorter: a table as laid out on paper drops empty cells, and the
 * flag, the unit and the interval are what may be empty.
 */
export function fitHeader(header: Header, cells: readonly string[]): Header | null {
  const surplus = header.roles.length - cells.length;
  if (surplus === 0) return header;
  if (surplus < 0) return null;
  for (const dropped of DROPS) {
    const keep = header.roles.map((role) => !dropped.includes(role));
    if (keep.filter((isUsed) => !isUsed).length !== surplus) continue;
    const fitted = {
      roles: header.roles.filter((_, index) => keep[index]),
      dates: header.dates.filter((_, index) => keep[index]),
    };
    if (valuesFit(fitted, cells)) return fitted;
  }
  return null;
}

const DROPS: readonly (readonly Role[])[] = [
  ['flag'],
  ['unit'],
  ['range'],
  ['other'],
  ['flag', 'unit'],
  ['flag', 'range'],
  ['unit', 'range'],
  ['low', 'high'],
  ['flag', 'other'],
  ['flag', 'unit', 'range'],
  ['flag', 'low', 'high'],
];

function valuesFit(header: Header, cells: readonly string[]): boolean {
  return header.roles.every((role, index) => {
    const tokens = tokensOf(cells[index] ?? '', 'thousands');
    if (role === 'value') return tokens.some(({ kind }) => kind === 'number' || kind === 'grade');
    if (role === 'range') return tokens.some(({ kind }) => kind === 'range' || kind === 'number');
    if (role === 'unit') return tokens.some(({ kind }) => kind === 'unit');
    return true;
  });
}

function roleOf(cell: string): Role {
  const text = cell.trim();
  if (text.length > 40) return 'other';
  return ROLES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

function dateOf(cell: string): string | null {
  const date = tokensOf(cell, 'thousands').find(({ kind }) => kind === 'date');
  return date?.kind === 'date' ? date.text : null;
}
