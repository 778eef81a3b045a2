import { craftZip } from './craft-zip.ts';

/** What one entry of a huge zip holds. */
export interface HugeEntry {
  /** Of the content, bytes; less than 4 GB. */
  readonly size: number;
  /** Packed as DEFLATE, in blocks that are stored; else not packed at all. */
  readonly isDeflated: boolean;
  /** The bytes from `offset` on, as many as there is space for. */
  readonly fill: (into: Uint8Array, offset: number) => void;
}

const NAME = 'apple_health_export/export.xml';
const BLOCK = 65_535;
const BLOCK_HEAD = 5;
const LOCAL_BYTES = 30 + NAME.length;

/**
 * A zip of any size that is nowhere: its bytes are made up when they are asked
 * for. `taken` says how many were.
 */
export class HugeZip {
  readonly size: number;
  taken = 0;
  readonly #entry: HugeEntry;
  readonly #packedSize: number;
  readonly #head: Uint8Array;
  readonly #tail: Uint8Array;

  constructor(entry: HugeEntry) {
    this.#entry = entry;
    const blocks = Math.ceil(entry.size / BLOCK);
    this.#packedSize = entry.isDeflated ? entry.size + blocks * BLOCK_HEAD : entry.size;
    const method = entry.isDeflated ? 8 : 0;
    // Copied, for a Buffer's own `slice` shares its memory.
    const empty = new Uint8Array(craftZip([{ name: NAME, packed: new Uint8Array(), method }]));
    this.#head = empty.slice(0, LOCAL_BYTES);
    this.#tail = empty.slice(LOCAL_BYTES);
    this.#writeSizes(this.#head, 18);
    this.#writeSizes(this.#tail, 20);
    const end = new DataView(this.#tail.buffer, this.#tail.length - 22);
    end.setUint32(16, LOCAL_BYTES + this.#packedSize, true);
    this.size = LOCAL_BYTES + this.#packedSize + this.#tail.length;
  }

  read(offset: number, length: number): Uint8Array {
    const bytes = new Uint8Array(Math.max(0, Math.min(length, this.size - offset)));
    this.taken += bytes.length;
    const dataEnd = LOCAL_BYTES + this.#packedSize;
    copyPart({ bytes, at: offset }, { bytes: this.#head, at: 0 });
    copyPart({ bytes, at: offset }, { bytes: this.#tail, at: dataEnd });
    const from = Math.max(offset, LOCAL_BYTES);
    const to = Math.min(offset + bytes.length, dataEnd);
    if (to > from) this.#data(bytes.subarray(from - offset, to - offset), from - LOCAL_BYTES);
    return bytes;
  }

  #writeSizes(bytes: Uint8Array, at: number): void {
    const view = new DataView(bytes.buffer);
    view.setUint32(at, this.#packedSize, true);
    view.setUint32(at + 4, this.#entry.size, true);
  }

  #data(into: Uint8Array, offset: number): void {
    if (!this.#entry.isDeflated) return this.#entry.fill(into, offset);
    const whole = BLOCK + BLOCK_HEAD;
    let at = 0;
    while (at < into.length) {
      const block = Math.floor((offset + at) / whole);
      const place = (offset + at) % whole;
      const length = Math.min(BLOCK, this.#entry.size - block * BLOCK);
      if (place < BLOCK_HEAD) {
        const isLast = (block + 1) * BLOCK >= this.#entry.size;
        const head = [
          isLast ? 1 : 0,
          length & 255,
          length >> 8,
          ~length & 255,
          (~length >> 8) & 255,
        ];
        into[at] = head[place] ?? 0;
        at += 1;
        continue;
      }
      const count = Math.min(into.length - at, length + BLOCK_HEAD - place);
      this.#entry.fill(into.subarray(at, at + count), block * BLOCK + place - BLOCK_HEAD);
      at += count;
    }
  }
}

/** Bytes and where in the file they lie. */
interface Placed {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** Copies what a part shares with the bytes it is asked for. */
function copyPart(into: Placed, part: Placed): void {
  const from = Math.max(into.at, part.at);
  const to = Math.min(into.at + into.bytes.length, part.at + part.bytes.length);
  if (to > from) into.bytes.set(part.bytes.subarray(from - part.at, to - part.at), from - into.at);
}
