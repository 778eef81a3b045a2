/** True when `b` goes on with these ASCII characters at `at`. */
export function isText(b: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (b[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** True when the whole name of the tag at `at` is `name`. */
export function isTagName(b: Uint8Array, at: number, name: string): boolean {
  if (!isText(b, at, name)) return false;
  const after = b[at + name.length] ?? 0;
  return after <= 32 || after === 47 || after === 62;
}

/** Where `text` begins, in whole, before `end`; -1 when it does not. */
export function findText(b: Uint8Array, from: number, end: number, text: Uint8Array): number {
  const [first] = text;
  for (let at = from; at + text.length <= end; at += 1) {
    if (b[at] !== first) continue;
    let i = 1;
    while (i < text.length && b[at + i] === text[i]) i += 1;
    if (i === text.length) return at;
  }
  return -1;
}

/** Where a tag ends, behind its `>`, minding quotes; -1 when it does not end before `end`. */
export function skipTag(b: Uint8Array, from: number, end: number): number {
  let quote = 0;
  for (let at = from; at < end; at += 1) {
    const byte = b[at] ?? 0;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === 34 || byte === 39) quote = byte;
    else if (byte === 62) return at + 1;
  }
  return -1;
}

/** The first eight characters as the double that the same eight bytes are. */
export function float64Of(text: string): number {
  return new DataView(new TextEncoder().encode(text).buffer).getFloat64(0, true);
}

/** The first four characters as the whole number that the same four bytes are. */
export function int32Of(text: string): number {
  return new DataView(new TextEncoder().encode(text).buffer).getInt32(0, true);
}
