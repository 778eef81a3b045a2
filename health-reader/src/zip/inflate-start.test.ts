import { pbkdf2 } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bytesSource } from '../byte-source.ts';
import { inflateStart } from './inflate-start.ts';

/** Node unpacks in four threads of its own; this keeps all of them from it for a good while. */
function occupyThreads(): Promise<void[]> {
  const busy = (): Promise<void> =>
    new Promise((done) => pbkdf2('a', 'b', 100_000, 64, 'sha512', () => done()));
  return Promise.all(Array.from({ length: 4 }, busy));
}

const startOf = (packed: Uint8Array): Promise<Uint8Array> =>
  inflateStart(bytesSource(packed), {
    start: 0,
    packedSize: packed.length,
    size: 0,
    isDeflated: true,
  });

it('unpacks the start of an export on a machine that is busy for longer than 100 ms', async () => {
  const text = '<HealthData>'.repeat(100_000);
  const packed = deflateRawSync(text);
  const free = occupyThreads();
  const start = await startOf(packed);
  expect(start.length).toBeGreaterThan(1000);
  expect(text.startsWith(new TextDecoder().decode(start))).toBe(true);
  await free;
});

it('of an entry that holds nothing gives nothing', async () => {
  expect(await startOf(deflateRawSync(''))).toHaveLength(0);
});

it('gives up on megabytes that unpack to nothing', async () => {
  const emptyBlocks = Buffer.alloc(2 * 1024 * 1024, Buffer.from([0, 0, 0, 0xff, 0xff]));
  await expect(startOf(emptyBlocks)).rejects.toMatchObject({ problem: 'damaged' });
});
