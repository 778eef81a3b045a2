const FRACTIONS: Readonly<Record<string, string>> = { '¼': '1/4', '½': '1/2', '¾': '3/4' };
/** Code points of the digit 0 in Arabic-Indic, Persian and full-width writing. */
const OTHER_ZEROS = [0x0660, 0x06f0, 0xff10];

/** Digits of other writings and fractions as plain numbers: "4½" and "٤٫٥" become "4.5". */
export function plainDigits(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[¼½¾]/g, (sign) => ` ${FRACTIONS[sign] ?? ''}`)
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, toPlainDigit)
    .replace(/[٫．]/g, '.')
    .replace(/(?:(\d+)\s+)?\b(\d)\s*\/\s*([1-9])\b/g, (_, ...[whole, top, bottom]: string[]) =>
      String(Number(whole ?? 0) + Number(top) / Number(bottom)),
    );
}

/**
 * The number that digits with points and commas stand for; null when they stand for
 * none. A comma before exactly three digits after a whole number separates thousands,
 * as the product speaks English; any other single comma is a decimal one.
 */
export function toNumber(digits: string): number | null {
  const plain = digits.replace(/[\s']/g, '');
  const decimal = plain.lastIndexOf('.') > plain.lastIndexOf(',') ? '.' : ',';
  const grouping = decimal === '.' ? ',' : '.';
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(plain);
  const text = isGrouped
    ? plain.replace(/[.,]/g, '')
    : plain.replaceAll(grouping, '').replace(decimal, '.');
  const isOneNumber = /^\d*\.?\d+$/.test(text) && (isGrouped || isWellGrouped(plain, grouping));
  return isOneNumber && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** Grouping signs stand before three digits each: "1,200.5", never "1,2.5". */
function isWellGrouped(plain: string, grouping: string): boolean {
  const [, ...groups] = plain.split(grouping);
  return groups.every((group) => /^\d{3}(?:\D|$)/.test(group));
}

function toPlainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = OTHER_ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
  return String(code - zero);
}
