import { beforeAll, describe, expect, it } from 'vitest';
import { type ByteSource, bytesSource } from './byte-source.ts';
import { loadHealthCore } from './core/health-core.ts';
import { HealthReadError, type ReadProblem } from './read-error.ts';
import { readHealthExport, type ReadOptions } from './read-export.ts';
import type { HealthResult } from './summary/health-result.ts';
import { craftZip, makeExportBytes } from './testing/index.ts';
import { HugeZip } from './testing/huge-zip.ts';

const NAME = 'apple_health_export/export.xml';
const HEAD = '<?xml version="1.0"?>\n<HealthData locale="en_US">\n';
const RECORD_BYTES = 256;

/** No bad file is read further than this before it is refused, whatever size it is. */
const SOON = 8 * 1024 * 1024;

function record(type: string, date = '2024-01-02 10:00:00 +0000', value = '1'): string {
  return `<Record type="${type}" sourceName="W" unit="count" creationDate="${date}" startDate="${date}" endDate="${date}" value="${value}"/>`;
}

function xmlWith(records: string): string {
  return `${HEAD}${records}</HealthData>`;
}

/** Text that goes on for ever after a beginning. */
function endless(start: string, rest: (offset: number) => number): HugeZipFill {
  const first = Buffer.from(start);
  return (into, offset) => {
    for (let at = 0; at < into.length; at += 1) {
      into[at] = first[offset + at] ?? rest(offset + at - first.length);
    }
  };
}
type HugeZipFill = (into: Uint8Array, offset: number) => void;

/** Records of one length, each of a type of its own. */
function manyTypes(): HugeZipFill {
  let known = -1;
  let text = Buffer.alloc(0);
  return endless(HEAD, (offset) => {
    const index = Math.floor(offset / RECORD_BYTES);
    if (index !== known) {
      known = index;
      text = Buffer.from(`${record(`HKMadeUp${index}`)}\n`.padEnd(RECORD_BYTES, ' '));
    }
    return text[offset % RECORD_BYTES] ?? 32;
  });
}

describe.each(['the core', 'plain TypeScript'] as const)('bad input, read by %s', (way) => {
  let options: ReadOptions = {};
  beforeAll(async () => {
    const core = await loadHealthCore();
    if (core === null) throw new Error('this Node has no WebAssembly');
    if (way === 'the core') options = { core };
  });

  function read(source: ByteSource): Promise<HealthResult> {
    return readHealthExport(source, options);
  }

  async function problemOf(source: ByteSource): Promise<ReadProblem | null> {
    try {
      await read(source);
      return null;
    } catch (error) {
      if (error instanceof HealthReadError) return error.problem;
      throw error;
    }
  }

  it.each([true, false])('refuses an attribute of 2 GB soon (packed: %s)', async (isDeflated) => {
    const fill = endless(`${HEAD}<Record type="`, () => 87);
    const zip = new HugeZip({ size: 2_000_000_000, isDeflated, fill });
    expect(await problemOf(zip)).toBe('element-too-long');
    expect(zip.taken).toBeLessThan(SOON);
  });

  it('refuses two million metric types soon', async () => {
    const size = HEAD.length + 2_000_000 * RECORD_BYTES;
    const zip = new HugeZip({ size, isDeflated: true, fill: manyTypes() });
    expect(await problemOf(zip)).toBe('too-many-kinds');
    expect(zip.taken).toBeLessThan(SOON);
  });

  it('reads a few of the same records, so that it is their number that is refused', async () => {
    const size = HEAD.length + 1_000 * RECORD_BYTES;
    const zip = new HugeZip({ size, isDeflated: true, fill: manyTypes() });
    expect(await read(zip)).toMatchObject({ records: 1_000, warnings: [{ code: 'not-closed' }] });
  });

  it('refuses a zip of 100,000 entries by its directory, and reads one of 60,000', async () => {
    const export_ = { name: NAME, data: xmlWith(record('HKQuantityTypeIdentifierStepCount')) };
    const routes = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        name: `apple_health_export/workout-routes/route_${n}.gpx`,
        method: 0,
      }));
    const many = bytesSource(craftZip([export_, ...routes(100_000)]));
    let taken = 0;
    const counted: ByteSource = {
      size: many.size,
      read: (offset, length) => {
        taken += length;
        return many.read(offset, length);
      },
    };
    expect(await problemOf(counted)).toBe('too-many-entries');
    expect(taken).toBeLessThan(100_000);
    const heavy = bytesSource(craftZip([export_, ...routes(60_000)]));
    expect(await read(heavy)).toMatchObject({ records: 1 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('refuses an export cut after %i tenths', async (tenths) => {
    const { zip } = await makeExportBytes({ megabytes: 0.3, years: 1 });
    const cut = zip.subarray(0, Math.floor((zip.length * tenths) / 10));
    expect(await problemOf(bytesSource(cut))).toBe('damaged');
  });

  it('counts dates from 1900 to 2100, and says how many are none', async () => {
    const dates = [
      '1900-01-01 00:00:00 +0000',
      '2100-12-31 23:59:59 +1400',
      '0000-00-00 00:00:00 +0000',
      '9999-99-99 99:99:99 +9999',
    ];
    const records = dates
      .map((date) => record('HKQuantityTypeIdentifierHeartRate', date))
      .join('\n');
    const result = await read(bytesSource(craftZip([{ name: NAME, data: xmlWith(records) }])));
    expect(result).toMatchObject({
      records: 4,
      days: 2,
      firstDay: '1900-01-01',
      lastDay: '2100-12-31',
      warnings: [{ code: 'bad-dates', count: 2 }],
    });
    expect(result.metrics[0]?.series?.days).toEqual([0, 73_413]);
  });

  it.each(['NaN', 'Infinity', '-Infinity', '1e999', '--5', '1.2.3', '0x10', '', ' '])(
    'takes "%s" for no number, and counts the record',
    async (value) => {
      const records = `${record('HKQuantityTypeIdentifierHeartRate', undefined, '60')}\n${record('HKQuantityTypeIdentifierHeartRate', undefined, value)}`;
      const result = await read(bytesSource(craftZip([{ name: NAME, data: xmlWith(records) }])));
      expect(result.metrics).toMatchObject([{ count: 2, min: 60, max: 60, mean: 60, latest: 60 }]);
    },
  );
});
