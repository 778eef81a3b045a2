import { VetHandover } from '@petwise/contracts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { labCopy } from '../lab-copy.ts';
import { fullAssessment } from '../testing/fixtures.ts';
import { laboratory, reported } from '../testing/laboratory.ts';
import { readingGrade } from '../testing/reading-grade.ts';
import { labScale } from './lab-scale.ts';
import { readLaboratory } from './read-laboratory.ts';
import { readReport } from './read-report.ts';
import { reportText } from './report-text.ts';
import { buildVetHandover } from './vet-handover.ts';

const whole = readReport({ ...fullAssessment, laboratory });

describe('the laboratory part of a report', () => {
  it('reads what is there, out of range first, and nothing of what is damaged', () => {
    const names = readLaboratory(laboratory)?.values.map(({ name }) => name);
    expect(names).toEqual(['Creatinine', 'Hematocrit (PCV)', 'Glucose in urine', 'Glucose']);
    for (const nothing of [undefined, null, 'x', 3, [], {}, { values: [], unconfirmed: 0 }]) {
      expect(readLaboratory(nothing)).toBeNull();
    }
    const damaged = readLaboratory({
      values: [null, 4, {}, { name: 'ALT' }, { name: 'ALT', text: '90', flag: 'odd', interval: 7 }],
      unconfirmed: -3,
    });
    expect(damaged?.values).toHaveLength(1);
    expect(damaged?.values[0]).toMatchObject({ flag: null, low: null, high: null, history: [] });
    expect(damaged?.unconfirmed).toBe(0);
  });

  it('goes into the copied text and into the file for the vet', () => {
    if (!whole) throw new Error('The report should be readable');
    const text = reportText(whole);
    expect(text).toContain(
      'Creatinine 3.4 mg/dL: High. Normal range 0.8 to 2.4. 1.4 times the top of the range. Before: 1.9 on Mar 2, 2025.',
    );
    expect(text).toContain('2 values in your files that you did not confirm');
    const handover = buildVetHandover(whole, {
      generatedAt: new Date('2026-11-21T08:00:00Z'),
      notice: 'Not a diagnosis.',
      sessionId: null,
    });
    expect(v.safeParse(VetHandover, handover).issues).toBeUndefined();
    expect(handover.laboratory?.[0]).toMatchObject({
      analyte: 'Creatinine',
      interval: '0.8 to 2.4',
      intervalFrom: 'report',
      source: 'page 1 of bloods.pdf',
    });
    expect(handover.laboratory?.[2]).toMatchObject({ value: '3+', intervalFrom: 'none' });
  });

  it('loses no other value of an analyte in the copied text and the file for the vet', () => {
    const { others: _none, ...other } = reported({ text: '1.9', date: null, note: 'Not used: so' });
    const values = [reported({ others: [other], note: 'Used: so' })];
    const report = readReport({ ...fullAssessment, laboratory: { values, unconfirmed: 0 } });
    if (!report) throw new Error('The report should be readable');
    const text = reportText(report);
    expect(text).toContain('Creatinine 3.4 mg/dL: High');
    expect(text).toContain('Also: 1.9 mg/dL, High');
    expect(text).toContain('Date not known. Page 1 of bloods.pdf. Not used: so');
    const context = { generatedAt: new Date(), notice: 'Not a diagnosis.', sessionId: null };
    const handover = buildVetHandover(report, context);
    expect(v.safeParse(VetHandover, handover).issues).toBeUndefined();
    expect(handover.laboratory?.map(({ value, date, note }) => [value, date, note])).toEqual([
      ['3.4 mg/dL', '2026-02-14', 'Used: so'],
      ['1.9 mg/dL', '', 'Not used: so'],
    ]);
  });

  it.each([
    [{ low: 0.8, high: 2.4 }],
    [{ low: null, high: 14 }],
    [{ low: 0, high: 8 }],
    [{ low: 1.035, high: null }],
    [{ low: 5, high: 5 }],
  ])('places values of %j in order, on the line, and in range where they are', (interval) => {
    const scale = labScale(interval);
    if (!scale) throw new Error('There should be a scale');
    const values = [0, 0.4, 0.8, 1.035, 2, 2.4, 5, 8, 14, 90, 1e9];
    const places = values.map((value) => scale.at(value));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const [index, place] of places.entries()) {
      const value = values[index] ?? 0;
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(1);
      const isIn = value >= (interval.low ?? 0) && value <= (interval.high ?? Infinity);
      if (isIn) {
        expect(place).toBeGreaterThanOrEqual(scale.from - 1e-9);
        expect(place).toBeLessThanOrEqual(scale.to + 1e-9);
      }
    }
  });

  it('draws no line where no range is known', () => {
    expect(labScale({ low: null, high: null })).toBeNull();
    expect(labScale({ low: 9, high: 3 })).toBeNull();
  });

  it('reads at grade 8 or below', () => {
    const words = Object.values(labCopy).filter((text) => typeof text === 'string');
    const sentences = [...words, labCopy.unconfirmed(1), labCopy.unconfirmed(12)];
    const text = sentences.map((one) => `${one.replace(/[.]$/, '')}. `).join('');
    expect(readingGrade(text)).toBeLessThan(8);
  });
});
