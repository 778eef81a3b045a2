import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { blobSource, bytesSource } from './byte-source.ts';
import { readHealthExport, type ReadOptions } from './read-export.ts';
import { HealthReadError, type ReadProblem } from './read-error.ts';
import type { Scanner } from './scan/totals.ts';
import { XmlScanner } from './scan/xml-scanner.ts';
import type { HealthResult } from './summary/health-result.ts';
import {
  craftZip,
  makeExportBytes,
  madeUpXml,
  SaxOracle,
  TruthKeeper,
  type Truth,
} from './testing/index.ts';

const NAME = 'apple_health_export/export.xml';
const RECORD =
  '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="W" unit="count" startDate="2024-01-02 10:00:00 -0500" endDate="2024-01-02 10:00:01 -0500" value="5"/>';
const XML = `<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale="en_US">\n${RECORD}\n</HealthData>\n`;
const CDA = '<?xml version="1.0"?><ClinicalDocument/>';

function read(zip: Uint8Array, options: ReadOptions = {}): Promise<HealthResult> {
  return readHealthExport(bytesSource(zip), options);
}

async function problemOf(zip: Uint8Array, options?: ReadOptions): Promise<ReadProblem | null> {
  try {
    await read(zip, options);
    return null;
  } catch (error) {
    if (error instanceof HealthReadError) return error.problem;
    throw error;
  }
}

describe('readHealthExport', () => {
  let zip: Uint8Array;
  let truth: Truth;
  beforeAll(async () => {
    ({ zip, truth } = await makeExportBytes({ megabytes: 1, quirks: 0.02 }));
  });

  it('reads what the generator wrote', async () => {
    const result = await read(zip);
    expect(result).toMatchObject({
      records: truth.records,
      days: truth.days,
      workouts: truth.workouts,
      nested: truth.nested,
      bytes: truth.xmlBytes,
      warnings: [{ code: 'overlap' }],
    });
    expect(
      new Set(result.metrics.filter(({ group }) => group !== 'workouts').map(({ type }) => type)),
    ).toEqual(new Set(Object.keys(truth.types)));
  });

  it('gives the same through a Blob, zip64 and a SAX parser', async () => {
    const expected = await read(zip);
    expect(await readHealthExport(blobSource(new Blob([zip.slice()])))).toEqual(expected);
    expect(await read(zip, { scanner: () => new SaxOracle() })).toEqual(expected);
    const wide = await makeExportBytes({ megabytes: 1, quirks: 0.02, zip64: true });
    expect(await read(wide.zip)).toEqual(expected);
  });

  it('reads a Blob that streams only into memory of its own', async () => {
    class PlainBlob extends Blob {
      override slice(start?: number, end?: number): Blob {
        return new PlainBlob([super.slice(start, end)]);
      }
      override stream(): ReturnType<Blob['stream']> {
        const bytes = this.arrayBuffer();
        return new ReadableStream({
          async pull(controller) {
            controller.enqueue(new Uint8Array(await bytes));
            controller.close();
          },
        });
      }
    }
    const plain = blobSource(new PlainBlob([zip.slice()]));
    expect(await readHealthExport(plain)).toEqual(await read(zip));
  });

  it('reports progress up to the end', async () => {
    const seen: number[] = [];
    await read(zip, { onProgress: (share) => void seen.push(share) });
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('stops when it is cancelled', async () => {
    const larger = await makeExportBytes({ megabytes: 10, years: 1 });
    const cancel = new AbortController();
    let seen = 0;
    const onProgress = (share: number): void => {
      seen = share;
      cancel.abort();
    };
    expect(await problemOf(larger.zip, { signal: cancel.signal, onProgress })).toBe('cancelled');
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThan(1);
    expect(await problemOf(zip, { signal: cancel.signal })).toBe('cancelled');
  });

  it.each(['exportar.xml', 'exportación.xml', 'vienti.xml', '导出.xml', 'Export.xml'])(
    'finds the export under its name in another language, %s',
    async (name) => {
      const named = craftZip([
        { name: 'apple_health_export/export_cda.xml', data: CDA },
        { name: `apple_health_export/${name}`, data: XML },
      ]);
      expect(await read(named)).toMatchObject({ records: 1 });
    },
  );

  it.each([
    ['packed again without its folder', [{ name: 'export.xml', data: XML }]],
    [
      'packed again by a Mac',
      [
        { name: '__MACOSX/._export.xml', data: 'x' },
        { name: 'a/b/export.xml', data: XML },
      ],
    ],
    ['not compressed', [{ name: NAME, data: XML, method: 0 }]],
    [
      'among other XML',
      [
        { name: 'apple_health_export/other.xml', data: CDA.repeat(99) },
        { name: NAME, data: XML },
      ],
    ],
  ])('reads an export %s', async (_name, entries) => {
    expect(await read(craftZip(entries))).toMatchObject({ records: 1, warnings: [] });
  });

  it('reads the largest of several exports, and says so', async () => {
    const larger = XML.replace(RECORD, RECORD.repeat(3));
    const several = craftZip([
      { name: 'a/export.xml', data: XML },
      { name: 'b/export.xml', data: larger },
    ]);
    expect(await read(several)).toMatchObject({
      records: 3,
      warnings: [{ code: 'several-exports', count: 2 }],
    });
  });

  it('reads an export that holds nothing', async () => {
    const nothing = craftZip([{ name: NAME, data: '<HealthData locale="de_DE">\n</HealthData>' }]);
    expect(await read(nothing)).toMatchObject({ records: 0, days: 0, firstDay: null, metrics: [] });
  });

  it.each<[string, ReadProblem, Uint8Array]>([
    ['an empty file', 'empty', new Uint8Array()],
    ['text', 'not-a-zip', Buffer.from('hello'.repeat(99))],
    [
      'a renamed rar',
      'not-a-zip',
      Buffer.from('Rar!\u001a\u0007\u0001\u0000 and more of it', 'latin1'),
    ],
    ['a zip without XML', 'no-export', craftZip([{ name: 'a.txt', data: 'x' }])],
    ['a zip with other XML', 'no-export', craftZip([{ name: NAME, data: CDA }])],
    ['an empty export', 'no-export', craftZip([{ name: NAME, data: '' }])],
    ['an encrypted zip', 'encrypted', craftZip([{ name: NAME, data: XML, flags: 1 }])],
    [
      'a zip packed with Deflate64',
      'unknown-packing',
      craftZip([{ name: NAME, data: XML, method: 9 }]),
    ],
    ['a zip with 100,000 entries', 'too-many-entries', manyEntries()],
    [
      'more entries promised than there are',
      'damaged',
      craftZip([{ name: NAME, data: XML }], { count: 9 }),
    ],
    [
      'a directory that is not where it says',
      'damaged',
      craftZip([{ name: NAME, data: XML }], { directoryShift: 99 }),
    ],
    [
      'a local name that differs',
      'damaged',
      craftZip([{ name: NAME, localName: 'x'.repeat(30), data: XML }]),
    ],
    [
      'entries that share their bytes',
      'damaged',
      craftZip([
        { name: NAME, data: XML },
        { name: 'b.xml', data: XML, shared: true },
      ]),
    ],
    [
      'a size that is too small',
      'too-large',
      craftZip([{ name: NAME, data: XML.replace(RECORD, RECORD.repeat(9_999)), size: 999 }]),
    ],
    ['a size that is too large', 'damaged', craftZip([{ name: NAME, data: XML, size: 9_999 }])],
    [
      'a size beyond all reason',
      'too-large',
      craftZip([{ name: NAME, data: XML, size: 4_000_000_000 }]),
    ],
    [
      'entities',
      'entities',
      craftZip([{ name: NAME, data: XML.replace('[\n', '[\n<!ENTITY a "&b;&b;">\n') }]),
    ],
    [
      'an attribute without end',
      'element-too-long',
      craftZip([{ name: NAME, data: XML.replace('"W"', `"${'W'.repeat(999_999)}"`) }]),
    ],
  ])('refuses %s', async (_name, problem, bytes) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  it('refuses a bomb before any of it is read', async () => {
    const inside = deflateRawSync(
      Buffer.concat([Buffer.from('<HealthData>'), Buffer.alloc(300_000_000, 32)]),
    );
    const bomb = craftZip([{ name: NAME, packed: inside, size: 300_000_012 }]);
    const liar = craftZip([{ name: NAME, packed: inside, size: 1_000 }]);
    let scanned = 0;
    const scanner = (): Scanner => ({
      push: (bytes) => void (scanned += bytes.length),
      finish: () => new XmlScanner().finish(),
    });
    expect(await problemOf(bomb, { scanner })).toBe('too-large');
    expect(await problemOf(liar, { scanner })).toBe('too-large');
    // The first is known from its directory, the second from its first piece.
    expect(scanned).toBe(0);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('refuses an export cut after %i tenths', async (tenths) => {
    const cut = zip.subarray(0, Math.floor((zip.length * tenths) / 10));
    expect(await problemOf(cut)).toBe('damaged');
  });

  it('refuses packed data that was damaged, or ends too early', async () => {
    const xml = Buffer.from([...madeUpXml({ megabytes: 0.2 }, new TruthKeeper())].join(''));
    const whole = deflateRawSync(xml);
    const hurt = Buffer.from(whole);
    hurt.fill(0xff, 20_000, 20_200);
    expect(
      await problemOf(craftZip([{ name: NAME, packed: hurt, size: xml.length }])),
    ).not.toBeNull();
    const early = whole.subarray(0, whole.length - 2_000);
    expect(await problemOf(craftZip([{ name: NAME, packed: early, size: xml.length }]))).toBe(
      'damaged',
    );
  });

  it('says it in words for the owner, without naming a path or a library', async () => {
    await expect(read(Buffer.from('hello'))).rejects.toThrow(
      'This file is not a zip file. Please choose the file that the Health app exported',
    );
  });
});

function manyEntries(): Uint8Array {
  // 65,535 is the most that the short form can promise, and the list is far longer than the limit in bytes.
  const name = 'apple_health_export/workout-routes/route_'.padEnd(230, 'x');
  return craftZip(Array.from({ length: 65_535 }, (_, n) => ({ name: `${name}${n}`, method: 0 })));
}
