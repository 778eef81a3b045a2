const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** Applications that a viewer needs: how often to repeat. */
const NEEDED = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)/;

/** A GIF (89a) without comments, without XMP, and without whatever follows its end; null when it is not whole. */
export function stripGif(bytes: Buffer): Buffer | null {
  const start = 13 + tableBytes(bytes[10]);
  const parts: Buffer[] = [bytes.subarray(0, start)];
  let at = start;
  for (let kind = bytes[at]; kind !== 0x3b; kind = bytes[at]) {
    // Past the last byte there is no kind either.
    if (kind !== 0x21 && kind !== 0x2c) return null;
    const blocks = kind === 0x21 ? at + 2 : at + 11 + tableBytes(bytes[at + 9]);
    const end = endOfBlocks(bytes, blocks);
    if (kind === 0x2c || isNeeded(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, Buffer.from([0x3b])]);
}

function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label === COMMENT) return false;
  return label !== APPLICATION || NEEDED.test(bytes.toString('latin1', at + 3, at + 14));
}

function tableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Blocks of up to 255 bytes, each after its length, to the one of no length; past the last byte where none is. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length;
  return at + 1;
}
