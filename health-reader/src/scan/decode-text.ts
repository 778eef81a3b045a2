const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
const REFERENCE = /&(?:(lt|gt|amp|quot|apos)|#x([0-9a-fA-F]{1,6})|#([0-9]{1,7}));/g;

/** What stands for a reference to no character: XML knows no NUL and no half of a surrogate pair. */
const UNKNOWN = '\ufffd';

/** The text of an attribute: XML's own five entities and character references, nothing else. */
export function decodeText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (whole, ...[name, hex, digits]: (string | undefined)[]) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return isCharacter(code) ? String.fromCodePoint(code) : UNKNOWN;
  });
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
