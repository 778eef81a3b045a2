import { describe, expect, it } from 'vitest';
import { summarise } from '../summary/summarise.ts';
import { madeUpXml, SaxOracle, TruthKeeper } from '../testing/index.ts';
import type { XmlOptions } from '../testing/made-up-xml.ts';
import { HealthReadError } from '../read-error.ts';
import type { Scanner, RecordTotals } from './totals.ts';
import { XmlScanner } from './xml-scanner.ts';

const OF = { bytes: 0, exportsFound: 1 };

function xmlOf(options: XmlOptions): Uint8Array {
  return Buffer.from([...madeUpXml(options, new TruthKeeper())].join(''));
}

function scan(scanner: Scanner, xml: Uint8Array | string, step = 65_536): RecordTotals {
  const bytes = Buffer.from(xml);
  for (let at = 0; at < bytes.length; at += step) scanner.push(bytes.subarray(at, at + step));
  return scanner.finish();
}

function document(body: string): string {
  return `<?xml version="1.0"?>\n<HealthData locale="en_US">\n${body}\n</HealthData>\n`;
}

function record(attributes: string): string {
  return `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="W" unit="count/min" ${attributes}/>`;
}

const DATES =
  'creationDate="2024-01-02 10:00:00 -0500" startDate="2024-01-02 10:00:00 -0500" endDate="2024-01-02 10:00:01 -0500"';

/** Both readings of a document, as the owner would see them. */
function both(xml: Uint8Array | string, step?: number): [unknown, unknown] {
  return [
    summarise(scan(new XmlScanner(), xml, step), OF),
    summarise(scan(new SaxOracle(), xml), OF),
  ];
}

describe('XmlScanner', () => {
  it.each([
    ['a plain export', { megabytes: 1 }],
    ['unusual but legal XML', { megabytes: 1, quirks: 0.3, seed: 5 }],
    ['Windows line ends', { megabytes: 0.5, lineEnd: '\r\n' }],
    ['a device string that always changes', { megabytes: 0.5, churn: 1 }],
    ['no DTD', { megabytes: 0.3, dtd: 'none' }],
    ['the broken DTD of iOS 16', { megabytes: 0.3, dtd: 'ios16' }],
  ] satisfies [string, XmlOptions][])('agrees with a SAX parser on %s', (_name, options) => {
    const [ours, theirs] = both(xmlOf(options));
    expect(ours).toEqual(theirs);
  });

  it.each([1, 2, 7, 13, 61, 509, 4_099])('gives the same result in pieces of %i bytes', (step) => {
    const xml = xmlOf({ megabytes: 0.12, quirks: 0.3, years: 1, seed: step });
    const [ours, theirs] = both(xml, step);
    expect(ours).toEqual(theirs);
  });

  it('counts what the generator wrote', () => {
    const keeper = new TruthKeeper();
    const xml = [...madeUpXml({ megabytes: 1, quirks: 0.05 }, keeper)].join('');
    const totals = scan(new XmlScanner(), xml);
    const truth = keeper.truth();
    expect(totals).toMatchObject({
      records: truth.records,
      days: truth.days,
      workouts: truth.workouts,
      activitySummaries: truth.activitySummaries,
      correlations: truth.correlations,
      nested: truth.nested,
      closed: true,
      badDates: 0,
    });
    const result = summarise(totals, OF);
    for (const [type, expected] of Object.entries(truth.types)) {
      const found = result.metrics.find((metric) => metric.type === type);
      expect(found, type).toMatchObject({ count: expected.count, days: expected.days });
    }
  });

  it('does not count records inside a correlation, which the export repeats outside', () => {
    const one = record(`${DATES} value="60"`);
    const totals = scan(
      new XmlScanner(),
      document(
        `${one}<Correlation type="c">${one}${one}</Correlation><Correlation type="e"/>${one}`,
      ),
    );
    expect(totals).toMatchObject({ records: 2, nested: 2, correlations: 2 });
  });

  it.each([
    ['a value that is no number', 'value="NaN"', 0],
    ['an endless value', 'value="Infinity"', 0],
    ['a hexadecimal value', 'value="0x10"', 0],
    ['a value too large to hold', 'value="1e999"', 0],
    ['a value with an exponent', 'value="1.5e-05"', 1],
    ['a value with twenty digits', 'value="12345678901234567890"', 1],
    ['a value with a plus', 'value="+4"', 1],
    ['two points', 'value="1.2.3"', 0],
    ['an empty value', 'value=""', 0],
    ['no value', '', 0],
  ])('reads %s as a SAX parser and Number do', (_name, value, numbers) => {
    const xml = document(record(`${DATES} ${value}`));
    const [ours, theirs] = both(xml);
    expect(ours).toEqual(theirs);
    expect(scan(new XmlScanner(), xml).metrics[0]?.numbers).toBe(numbers);
  });

  it.each([
    ['1900-01-01 00:00:00 +0000', '1900-01-01'],
    ['2100-12-31 23:59:59 +1400', '2100-12-31'],
    ['20150616071916-0700', '2015-06-16'],
    ['2024-02-29T08:00:00Z', '2024-02-29'],
    ['2023-02-29 08:00:00 +0000', null],
    ['2024-13-01 08:00:00 +0000', null],
    ['1700-01-01 08:00:00 +0000', null],
    ['yesterday', null],
    ['', null],
  ])('reads the date "%s" as the day %s', (date, day) => {
    const xml = document(record(`startDate="${date}" endDate="${date}" value="1"`));
    const [ours, theirs] = both(xml);
    expect(ours).toEqual(theirs);
    expect(summarise(scan(new XmlScanner(), xml), OF).firstDay).toBe(day);
  });

  it('takes the later of two moments in different zones as the latest', () => {
    const at = (date: string, value: number): string =>
      record(`startDate="${date}" endDate="${date}" value="${value}"`);
    const xml = document(at('2024-03-01 23:30:00 -0500', 1) + at('2024-03-02 01:00:00 +0200', 2));
    expect(summarise(scan(new XmlScanner(), xml), OF).metrics[0]?.latest).toBe(1);
  });

  it('adds up sleep by the night it belongs to, without time awake or in bed', () => {
    const night = (from: string, to: string, value: string): string =>
      `<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="W" startDate="${from} -0500" endDate="${to} -0500" value="HKCategoryValueSleepAnalysis${value}"/>`;
    const xml = document(
      night('2024-01-01 22:00:00', '2024-01-02 01:00:00', 'AsleepCore') +
        night('2024-01-02 01:00:00', '2024-01-02 05:30:00', 'AsleepREM') +
        night('2024-01-01 21:00:00', '2024-01-02 07:00:00', 'InBed') +
        night('2024-01-02 05:30:00', '2024-01-02 06:00:00', 'Awake'),
    );
    const [ours, theirs] = both(xml);
    expect(ours).toEqual(theirs);
    const [sleep] = summarise(scan(new XmlScanner(), xml), OF).metrics;
    expect(sleep?.series).toEqual({ start: '2024-01-02', days: [0], values: [7.5] });
  });

  it('keeps control characters, CDATA and comments from ending the reading', () => {
    const xml = document(
      `<!-- ${record('value="1"')} --><x><![CDATA[<Record type="no"/>]]></x><MetadataEntry key="k" value="a\u000bb > c"/>${record(`${DATES} value="7"`)}`,
    );
    expect(scan(new XmlScanner(), xml)).toMatchObject({ records: 1 });
  });

  it('says when the document does not end', () => {
    const totals = scan(
      new XmlScanner(),
      `<HealthData>${record(`${DATES} value="1"`)}<Record type="HKQ`,
    );
    expect(totals).toMatchObject({ records: 1, closed: false });
  });

  it.each([
    [
      'an attribute without end',
      `<HealthData><Record type="${'x'.repeat(400_000)}`,
      'element-too-long',
    ],
    ['a tag that is no XML', '<HealthData><Record type=bare >', 'not-xml'],
  ])('refuses %s', (_name, xml, problem) => {
    expect(() => scan(new XmlScanner(), xml, 8_192)).toThrow(expect.objectContaining({ problem }));
  });

  it('refuses millions of kinds of data instead of holding them all', () => {
    const scanner = new XmlScanner();
    scanner.push(Buffer.from('<HealthData>'));
    const flood = (): void => {
      for (let n = 0; n < 2_000_000; n += 1) {
        scanner.push(Buffer.from(`<Record type="T${n}" sourceName="s" ${DATES} value="1"/>`));
      }
    };
    expect(flood).toThrow(HealthReadError);
  });
});
