const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
const REFERENCE = /&(?:(lt|gt|amp|quot|apos)|#x([0-9a-fA-F]{1,6})|#([0-9]{1,7}));/g;

/** The text of an attribute: XML's own five entities and character references, nothing else. */
export function decodeText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(
    REFERENCE,
    (whole, name: string | undefined, hex: string | undefined, digits: string | undefined) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
