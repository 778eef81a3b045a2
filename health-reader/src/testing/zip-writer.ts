import { crc32, createDeflateRaw } from 'node:zlib';

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly size: number;
  readonly packedSize: number;
}

const FLAGS = 0x0808; // sizes behind the data, names in UTF-8
const FULL = 0xffffffff;

/** Writes a zip as iOS does: one entry after the other, sizes behind each, a directory at the end. */
export class ZipWriter {
  readonly #write: (bytes: Uint8Array) => void;
  readonly #zip64: boolean;
  readonly #written: Written[] = [];
  #offset = 0;

  constructor(write: (bytes: Uint8Array) => void, options: { zip64?: boolean } = {}) {
    this.#write = write;
    this.#zip64 = options.zip64 ?? false;
  }

  async add(name: string, chunks: Iterable<string>): Promise<void> {
    const bytes = Buffer.from(name);
    const offset = this.#offset;
    const extra = this.#zip64 ? fields([2, 1], [2, 16], [8, 0], [8, 0]) : Buffer.alloc(0);
    const sizes = this.#zip64 ? FULL : 0;
    const version = this.#zip64 ? 45 : 20;
    this.#put(
      fields(
        [4, 0x04034b50],
        [2, version],
        [2, FLAGS],
        [2, 8],
        [4, 0],
        [4, 0],
        [4, sizes],
        [4, sizes],
        [2, bytes.length],
        [2, extra.length],
      ),
      bytes,
      extra,
    );
    const from = this.#offset;
    const { crc, size } = await this.#deflate(chunks);
    const packedSize = this.#offset - from;
    const wide = this.#zip64 ? 8 : 4;
    this.#put(fields([4, 0x08074b50], [4, crc], [wide, packedSize], [wide, size]));
    this.#written.push({ name: bytes, offset, crc, size, packedSize });
  }

  end(): void {
    const from = this.#offset;
    for (const entry of this.#written) this.#putDirectoryEntry(entry);
    const size = this.#offset - from;
    const count = this.#written.length;
    if (this.#zip64) {
      const at = this.#offset;
      this.#put(
        fields(
          [4, 0x06064b50],
          [8, 44],
          [2, 45],
          [2, 45],
          [4, 0],
          [4, 0],
          [8, count],
          [8, count],
          [8, size],
          [8, from],
        ),
      );
      this.#put(fields([4, 0x07064b50], [4, 0], [8, at], [4, 1]));
    }
    const short = this.#zip64 ? [0xffff, FULL, FULL] : [count, size, from];
    this.#put(
      fields(
        [4, 0x06054b50],
        [2, 0],
        [2, 0],
        [2, short[0] ?? 0],
        [2, short[0] ?? 0],
        [4, short[1] ?? 0],
        [4, short[2] ?? 0],
        [2, 0],
      ),
    );
  }

  #putDirectoryEntry({ name, offset, crc, size, packedSize }: Written): void {
    const extra = this.#zip64
      ? fields([2, 1], [2, 24], [8, size], [8, packedSize], [8, offset])
      : Buffer.alloc(0);
    const short = this.#zip64 ? [FULL, FULL, FULL] : [packedSize, size, offset];
    this.#put(
      fields(
        [4, 0x02014b50],
        [2, 0x031e],
        [2, this.#zip64 ? 45 : 20],
        [2, FLAGS],
        [2, 8],
        [4, 0],
        [4, crc],
        [4, short[0] ?? 0],
        [4, short[1] ?? 0],
        [2, name.length],
        [2, extra.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0x81a40000],
        [4, short[2] ?? 0],
      ),
      name,
      extra,
    );
  }

  async #deflate(chunks: Iterable<string>): Promise<{ crc: number; size: number }> {
    const deflate = createDeflateRaw({ chunkSize: 1 << 18 });
    deflate.on('data', (bytes: Buffer) => this.#put(bytes));
    let crc = 0;
    let size = 0;
    for (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      crc = crc32(bytes, crc);
      if (!deflate.write(bytes))
        await new Promise<void>((done) => deflate.once('drain', () => done()));
    }
    await new Promise<void>((done) => {
      deflate.once('end', () => done());
      deflate.end();
    });
    return { crc, size };
  }

  #put(...parts: readonly Uint8Array[]): void {
    for (const part of parts) {
      this.#write(part);
      this.#offset += part.length;
    }
  }
}

/** Little-endian numbers, each as [bytes, value]. */
export function fields(...list: readonly (readonly [2 | 4 | 8, number])[]): Buffer {
  const buffer = Buffer.alloc(list.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of list) {
    if (width === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(width === 2 ? value & 0xffff : value >>> 0, at, width);
    at += width;
  }
  return buffer;
}
