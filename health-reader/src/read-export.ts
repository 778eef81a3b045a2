import type { ByteSource } from './byte-source.ts';
import { HealthReadError } from './read-error.ts';
import { inflateStream, type Inflate } from './inflate-stream.ts';
import { packedChunks } from './packed-chunks.ts';
import type { Scanner, RecordTotals } from './scan/totals.ts';
import { XmlScanner } from './scan/xml-scanner.ts';
import type { HealthResult } from './summary/health-result.ts';
import { summarise } from './summary/summarise.ts';
import { chooseExport } from './zip/choose-export.ts';
import type { PackedData } from './zip/locate-data.ts';

/** Inflates and scans in one pass; `health-core` is one. */
export interface FusedCore {
  /** Takes packed bytes; throws `HealthReadError` when they are no deflate stream or unpack to too much. */
  push(packed: Uint8Array, isLast: boolean): void;
  /** Bytes unpacked so far. */
  readonly unpacked: number;
  finish(): RecordTotals;
}

/** How an export is read. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Hears how much of the packed export has been read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** The fast path; without one, as where there is no WebAssembly, plain TypeScript does the work. */
  readonly core?: ((maxBytes: number) => FusedCore) | null;
  /** How the plain path inflates; `DecompressionStream` when not given. */
  readonly inflate?: Inflate;
  /** The plain path's scanner; tests put their oracle here. */
  readonly scanner?: () => Scanner;
}

/** The most that an export may unpack to. Real ones reach 4.4 GB at 14 to 22 times their packed size. */
export const MAX_XML_BYTES = 16 * 1024 ** 3;
const MAX_RATIO = 100;
const FREE_BYTES = 16 * 1024 * 1024;

/**
 * Reads an Apple Health export from its zip: one pass, flat in memory.
 *
 * @throws HealthReadError with words for the owner
 */
export async function readHealthExport(
  source: ByteSource,
  options: ReadOptions = {},
): Promise<HealthResult> {
  if (options.signal?.aborted) throw new HealthReadError('cancelled');
  const { data, exportsFound } = await chooseExport(source);
  const limit = Math.min(MAX_XML_BYTES, FREE_BYTES + data.packedSize * MAX_RATIO);
  // What the directory says may be a lie; what comes out is held against it as it comes.
  if (data.size > limit) throw new HealthReadError('too-large');
  const { totals, bytes } = data.isDeflated
    ? await readFused(source, data, options)
    : await readPlainly(source, data, options);
  if (bytes !== data.size) throw new HealthReadError('damaged');
  options.onProgress?.(1);
  return summarise(totals, { bytes, exportsFound });
}

interface Read {
  readonly totals: RecordTotals;
  readonly bytes: number;
}

async function readFused(
  source: ByteSource,
  data: PackedData,
  options: ReadOptions,
): Promise<Read> {
  const core = options.core?.(data.size);
  if (core === undefined) return readPlainly(source, data, options);
  for await (const { chunk, isLast } of packedChunks(source, data, options))
    core.push(chunk, isLast);
  return { totals: core.finish(), bytes: core.unpacked };
}

async function readPlainly(
  source: ByteSource,
  data: PackedData,
  options: ReadOptions,
): Promise<Read> {
  const scanner = options.scanner?.() ?? new XmlScanner();
  const packed = packedChunks(source, data, options);
  let bytes = 0;
  const inflate = options.inflate ?? inflateStream;
  for await (const chunk of data.isDeflated ? inflate(packed) : plain(packed)) {
    bytes += chunk.length;
    if (bytes > data.size) throw new HealthReadError('too-large');
    scanner.push(chunk);
  }
  return { totals: scanner.finish(), bytes };
}

async function* plain(packed: AsyncIterable<{ chunk: Uint8Array }>): AsyncGenerator<Uint8Array> {
  for await (const { chunk } of packed) yield chunk;
}
