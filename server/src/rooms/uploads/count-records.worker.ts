import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createInflateRaw } from 'node:zlib';
import type { CountAnswer, CountTask } from './count-records.ts';
import { RecordCounter } from './record-counter.ts';

/** A chunk of 1 MiB makes zlib six times faster than its default of 16 KiB. */
const CHUNK_BYTES = 1024 * 1024;
const SNIFF_BYTES = 64 * 1024;
const LOCAL_HEADER_BYTES = 30;
const LOCAL_SIGNATURE = 0x04034b50;

class TooLarge extends Error {}

async function count(task: CountTask): Promise<CountAnswer> {
  const handle = await open(task.path, 'r');
  try {
    const header = Buffer.alloc(LOCAL_HEADER_BYTES);
    await handle.read(header, 0, LOCAL_HEADER_BYTES, task.offset);
    if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) return { kind: 'damaged' };
    const start =
      task.offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (task.compressedSize === 0) return { kind: 'other' };
    const packed = handle.createReadStream({
      start,
      end: start + task.compressedSize - 1,
      highWaterMark: CHUNK_BYTES,
      autoClose: false,
    });
    return await scan(packed, task);
  } finally {
    await handle.close();
  }
}

async function scan(packed: Readable, task: CountTask): Promise<CountAnswer> {
  const counter = new RecordCounter();
  let total = 0;
  let isHealth: boolean | null = null;
  const read = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) {
      total += chunk.length;
      if (total > task.maxBytes || total > task.compressedSize * task.maxRatio + CHUNK_BYTES) {
        throw new TooLarge();
      }
      isHealth ??=
        chunk.subarray(0, SNIFF_BYTES).includes('<!DOCTYPE HealthData') ||
        chunk.subarray(0, SNIFF_BYTES).includes('<HealthData');
      if (!isHealth) return;
      counter.push(chunk);
    }
  };
  try {
    if (task.method === 0) await pipeline(packed, read);
    else await pipeline(packed, createInflateRaw({ chunkSize: CHUNK_BYTES }), read);
  } catch (error) {
    if (error instanceof TooLarge) return { kind: 'too-large' };
    return { kind: 'damaged' };
  }
  return isHealth === true ? { kind: 'health', totalRecords: counter.count } : { kind: 'other' };
}

// Only `count-records.ts` starts this worker, with a task of this shape.
const { task } = workerData as { task: CountTask };
count(task).then(
  (answer) => parentPort?.postMessage(answer),
  () => parentPort?.postMessage({ kind: 'damaged' } satisfies CountAnswer),
);
