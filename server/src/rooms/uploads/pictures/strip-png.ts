/** What a PNG needs to look as it does (PNG third edition); the rest tells about its making. */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP pHYs bKGD sBIT acTL fcTL fdAT'.split(' '),
);
const SIGNATURE_BYTES = 8;

/** A PNG without texts, times, EXIF and whatever follows its end; null when it is not whole. */
export function stripPng(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return null;
    if (NEEDED.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}
