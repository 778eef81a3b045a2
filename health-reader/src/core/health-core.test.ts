import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileCore } from '../../dev/compile-core.ts';
import { bytesSource } from '../byte-source.ts';
import { HealthReadError } from '../read-error.ts';
import { type FusedCore, readHealthExport } from '../read-export.ts';
import type { RecordTotals } from '../scan/totals.ts';
import { XmlScanner } from '../scan/xml-scanner.ts';
import { summarise } from '../summary/summarise.ts';
import { makeExportBytes, madeUpXml, TruthKeeper } from '../testing/index.ts';
import type { XmlOptions } from '../testing/made-up-xml.ts';
import { Random } from '../testing/random.ts';
import { CORE_BASE64 } from './core-bytes.ts';
import { loadHealthCore } from './health-core.ts';

const OF = { bytes: 0, exportsFound: 1 };

let start: (maxBytes: number) => FusedCore;
beforeAll(async () => {
  const loaded = await loadHealthCore();
  if (loaded === null) throw new Error('this Node has no WebAssembly');
  start = loaded;
});

function xmlOf(options: XmlOptions): Buffer {
  return Buffer.from([...madeUpXml(options, new TruthKeeper())].join(''));
}

function byCore(
  packed: Uint8Array,
  step: number,
  most = 1e9,
): { totals: RecordTotals; bytes: number } {
  const core = start(most);
  for (let at = 0; at < packed.length; at += step) {
    core.push(packed.subarray(at, at + step), at + step >= packed.length);
  }
  return { totals: core.finish(), bytes: core.unpacked };
}

function byScanner(xml: Uint8Array): RecordTotals {
  const scanner = new XmlScanner();
  scanner.push(xml);
  return scanner.finish();
}

describe('health-core', () => {
  it('is what its source compiles to', async () => {
    expect(Buffer.from(await compileCore()).toString('base64')).toBe(CORE_BASE64);
  }, 60_000);

  it.each([
    ['a plain export', { megabytes: 1 }],
    ['unusual but legal XML', { megabytes: 1, quirks: 0.3, seed: 5 }],
    ['Windows line ends', { megabytes: 0.5, lineEnd: '\r\n' }],
    ['a device string that always changes', { megabytes: 0.5, churn: 1 }],
    ['the broken DTD of iOS 16', { megabytes: 0.3, dtd: 'ios16' }],
  ] satisfies [string, XmlOptions][])('agrees with the plain scanner on %s', (_name, options) => {
    const xml = xmlOf(options);
    const { totals, bytes } = byCore(deflateRawSync(xml), 50_000);
    expect(bytes).toBe(xml.length);
    expect(summarise(totals, OF)).toEqual(summarise(byScanner(xml), OF));
  });

  it('reads every way of packing, in pieces of every size', () => {
    const xml = xmlOf({ megabytes: 0.25, years: 1, quirks: 0.1 });
    const expected = summarise(byScanner(xml), OF);
    const { Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED, Z_FILTERED } = constants;
    for (const level of [0, 1, 6, 9]) {
      for (const strategy of [Z_DEFAULT_STRATEGY, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED, Z_FILTERED]) {
        const packed = deflateRawSync(xml, { level, strategy });
        for (const step of [61, 4_096, 65_536, 300_000]) {
          const { totals, bytes } = byCore(packed, step);
          expect(bytes, `level ${level}, strategy ${strategy}, ${step} bytes`).toBe(xml.length);
          expect(totals.records, `level ${level}, strategy ${strategy}, ${step} bytes`).toBe(
            expected.records,
          );
        }
      }
    }
    expect(summarise(byCore(deflateRawSync(xml), 1).totals, OF)).toEqual(expected);
  });

  it('reads stored blocks between coded ones, wherever the pieces end', () => {
    const random = new Random(3);
    const noise = Array.from(
      { length: 60 },
      () =>
        `<x a="${random.hex(3_000)}"/>${xmlOf({ megabytes: 0.003, years: 1 }).toString().slice(0, 2_500).replaceAll('<', ' ')}`,
    );
    const xml = Buffer.from(`<HealthData>${noise.join('')}</HealthData>`);
    const packed = Buffer.concat([
      ...[0, 9, 0, 1].map((level, index) =>
        deflateRawSync(xml.subarray((index * xml.length) / 4, ((index + 1) * xml.length) / 4), {
          level,
          finishFlush: constants.Z_SYNC_FLUSH,
        }),
      ),
      deflateRawSync(Buffer.alloc(0)),
    ]);
    expect(inflateRawSync(packed).length).toBeGreaterThan(100_000);
    for (const step of [1, 7, 1_000, 1_023, 1_025, 4_999, 65_536]) {
      expect(byCore(packed, step).bytes, `${step} bytes`).toBe(inflateRawSync(packed).length);
    }
  });

  it('never takes a damaged stream for another whole one, and never traps', () => {
    const xml = xmlOf({ megabytes: 0.2, years: 1 });
    const whole = deflateRawSync(xml);
    const random = new Random(11);
    for (let round = 0; round < 150; round += 1) {
      const hurt = Buffer.from(
        round % 3 === 1 ? whole.subarray(0, random.below(whole.length)) : whole,
      );
      if (round % 3 === 0) hurt[random.below(hurt.length)] = random.below(256);
      if (round % 3 === 2) hurt.fill(random.below(256), random.below(hurt.length), hurt.length);
      let theirs: number | null = null;
      try {
        theirs = inflateRawSync(hurt).length;
      } catch {
        theirs = null;
      }
      let ours: number | null = null;
      try {
        ours = byCore(hurt, 50_000).bytes;
      } catch (error) {
        expect(error).toBeInstanceOf(HealthReadError);
      }
      if (theirs === null) expect(ours, `round ${round}`).toBeNull();
      else if (ours !== null) expect(ours, `round ${round}`).toBe(theirs);
    }
  });

  it('stops a bomb at the size that it promised', () => {
    const bomb = deflateRawSync(Buffer.alloc(200_000_000, 32));
    expect(() => byCore(bomb, 65_536, 1_000_000)).toThrow(
      expect.objectContaining({ problem: 'too-large' }),
    );
  });

  it.each([
    [
      'an attribute without end',
      `<HealthData><Record type="${'x'.repeat(900_000)}"/>`,
      'element-too-long',
    ],
    ['a tag that is no XML', '<HealthData><Record type=bare ></HealthData>', 'not-xml'],
  ])('refuses %s', (_name, xml, problem) => {
    expect(() => byCore(deflateRawSync(Buffer.from(xml)), 4_096)).toThrow(
      expect.objectContaining({ problem }),
    );
  });

  it('refuses too many kinds of data', () => {
    const record = (n: number): string =>
      `<Record type="T${n}" sourceName="s" startDate="2024-01-01 00:00:00 +0000" endDate="2024-01-01 00:00:00 +0000" value="1"/>`;
    const xml = `<HealthData>${Array.from({ length: 20_000 }, (_, n) => record(n)).join('')}</HealthData>`;
    expect(() => byCore(deflateRawSync(Buffer.from(xml)), 65_536)).toThrow(
      expect.objectContaining({ problem: 'too-many-kinds' }),
    );
  });

  it('reads whole exports, and gives what the plain path gives', async () => {
    const { zip, truth } = await makeExportBytes({ megabytes: 2, quirks: 0.02, years: 3 });
    const fast = await readHealthExport(bytesSource(zip), { core: start });
    expect(fast).toEqual(await readHealthExport(bytesSource(zip)));
    expect(fast.records).toBe(truth.records);
  });
});
