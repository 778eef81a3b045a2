import { createReadStream } from 'node:fs';
import { createInflateRaw } from 'node:zlib';
import { loadHealthCore, readHealthExport } from '@petwise/health-reader';
import { SaxOracle } from '@petwise/health-reader/testing';
import { openFileSource } from '../../src/rooms/health/file-source.ts';
import { inflateZlib } from '../../src/rooms/health/inflate-zlib.ts';
import { listZip } from '../../src/rooms/uploads/zip.ts';

/** What one case read; null where it only unpacks. */
export interface CaseResult {
  readonly records: number | null;
  readonly days: number | null;
  readonly bytes: number;
}

const MIB = 1024 * 1024;

async function inflateOnly(path: string): Promise<CaseResult> {
  const entry = (await listZip(path)).find(({ name }) => name.endsWith('export.xml'));
  if (entry === undefined) throw new Error('no export.xml in the zip');
  // The generator writes no extra field in front of the data of a small zip, and 20 bytes in a zip64.
  const source = openFileSource(path);
  const header = Buffer.from(await source.read(entry.offset, 30));
  source.close();
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = createReadStream(path, {
    start,
    end: start + entry.compressedSize - 1,
    highWaterMark: MIB,
  });
  let bytes = 0;
  for await (const chunk of packed.pipe(createInflateRaw({ chunkSize: MIB })))
    bytes += chunk.length;
  return { records: null, days: null, bytes };
}

async function read(
  path: string,
  options: Parameters<typeof readHealthExport>[1],
): Promise<CaseResult> {
  const source = openFileSource(path);
  const { records, days, bytes } = await readHealthExport(source, options);
  source.close();
  return { records, days, bytes };
}

/** The ways of reading that are compared. Each runs in a process of its own. */
export const CASES: Readonly<Record<string, (path: string) => Promise<CaseResult>>> = {
  'node zlib, 1 MiB, inflate only': inflateOnly,
  'ours, WebAssembly': async (path) => {
    const core = await loadHealthCore();
    if (core === null) throw new Error('no WebAssembly');
    return read(path, { core });
  },
  'ours, plain TypeScript': (path) => read(path, { inflate: inflateZlib }),
  saxes: (path) => read(path, { inflate: inflateZlib, scanner: () => new SaxOracle() }),
};
