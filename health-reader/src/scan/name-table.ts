import { HealthReadError } from '../read-error.ts';
import { decodeText } from './decode-text.ts';
import { MAX_NAMES } from './limits.ts';

const BUCKETS = 8_192;

/** Gives each distinct run of bytes a small number, without making a string of it each time. */
export class NameTable {
  readonly #buckets = new Int32Array(BUCKETS).fill(-1);
  readonly #keys: Uint8Array[] = [];
  readonly #texts: string[] = [];

  /** The number of `bytes[start..end)`; a new one when it was never seen. */
  idOf(bytes: Uint8Array, start: number, end: number): number {
    let bucket = hash(bytes, start, end);
    for (;;) {
      const id = this.#buckets[bucket] ?? -1;
      if (id < 0) return this.#add(bytes.slice(start, end), bucket);
      if (isSame(this.#keys[id], bytes, { start, end })) return id;
      bucket = (bucket + 1) & (BUCKETS - 1);
    }
  }

  /** What was written, with its entities resolved. */
  textOf(id: number): string {
    return this.#texts[id] ?? '';
  }

  #add(key: Uint8Array, bucket: number): number {
    const id = this.#keys.length;
    if (id >= MAX_NAMES) throw new HealthReadError('too-many-kinds');
    this.#keys.push(key);
    this.#texts.push(decodeText(new TextDecoder().decode(key)));
    this.#buckets[bucket] = id;
    return id;
  }
}

/** FNV-1a over the length and at most the last 24 bytes: names differ at their ends. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = 0x811c9dc5 ^ (end - start);
  for (let at = Math.max(start, end - 24); at < end; at += 1) {
    value = Math.imul(value ^ (bytes[at] ?? 0), 0x01000193);
  }
  return (value ^ (value >>> 15)) & (BUCKETS - 1);
}

function isSame(
  key: Uint8Array | undefined,
  bytes: Uint8Array,
  { start, end }: { start: number; end: number },
): boolean {
  if (key === undefined || key.length !== end - start) return false;
  for (let at = 0; at < key.length; at += 1) if (key[at] !== bytes[start + at]) return false;
  return true;
}
