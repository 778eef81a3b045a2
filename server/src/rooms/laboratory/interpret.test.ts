import { standardUnits } from '@petwise/engine';
import { describe, expect, test } from 'vitest';
import { ANALYTES } from './extract/catalogue.ts';
import { extractLabs } from './extract/extract-labs.ts';
import { normaliseUnit } from './extract/units.ts';
import { interpret, standardOf } from './interpret.ts';
import type { StoredReading } from './stored-reading.ts';
import { documentOf } from './testing/documents.ts';

function stored(text: string, changes: Partial<StoredReading> = {}): StoredReading {
  const [reading] = extractLabs(documentOf('txt', text));
  if (reading === undefined) throw new Error(`nothing read from ${text}`);
  return { ...reading, decision: 'confirmed', correction: null, ...changes };
}

describe('UPL what a laboratory value means', () => {
  test('the interval of the report wins over that of the species', () => {
    const value = interpret(stored('Creatinine 2.3 mg/dL (0.8-2.4)'), 'cat');
    expect(value).toMatchObject({ flag: 'normal', interval: { high: 2.4, from: 'report' } });
  });

  test('an interval of the report with one bound only wins too', () => {
    const value = interpret(stored('Creatinine 2.3 mg/dL (<2.4)'), 'cat');
    expect(value).toMatchObject({
      flag: 'normal',
      interval: { low: null, high: 2.4, from: 'report' },
    });
  });

  test.each([
    ['Creatinine 3.1 H mg/dL 8 - 24', 'high'],
    ['Potassium 3.2 L mmol/L 35 - 58', 'low'],
    ['Phosphorus 5.1 mg/dL 31 - 75', 'normal'],
  ])('%s: an interval that a photo misread judges nothing', (text, flag) => {
    expect(interpret(stored(text), 'cat')).toMatchObject({ flag, interval: { from: 'species' } });
  });

  test('an interval that the printed flag contradicts is misread, also where no other is known', () => {
    const value = interpret(stored('Creatinine 3.1 H mg/dL 8 - 24'), 'bird');
    expect(value).toMatchObject({ flag: 'high', interval: null, magnitude: null });
  });

  test('an interval of another method, which shares something with the usual one, stays', () => {
    const usg = interpret(stored('USG 1015 (1015-1060)'), 'dog');
    expect(usg).toMatchObject({ flag: 'normal', interval: { from: 'report' } });
    const lipase = interpret(stored('Lipase 1200 U/L (100-1400)'), 'dog');
    expect(lipase).toMatchObject({ flag: 'normal', interval: { from: 'report' } });
  });

  test('without one the species’ own holds, in the unit of the report, and says so', () => {
    expect(interpret(stored('Creatinine 2.3 mg/dL'), 'cat')).toMatchObject({
      flag: 'high',
      interval: { low: 0.8, high: 2.1, from: 'species' },
      magnitude: 1.095,
    });
    const si = interpret(stored('Creatinine 203 µmol/L'), 'cat');
    expect(si).toMatchObject({ flag: 'high', interval: { from: 'species' } });
    expect(si.interval?.high).toBeCloseTo(185.6, 0);
  });

  test('nothing is flagged for a species without known ranges, nor before the species is known', () => {
    for (const species of ['bird', null]) {
      const value = interpret(stored('Creatinine 2.3 mg/dL'), species);
      expect(value).toMatchObject({ flag: null, interval: null, counts: false });
    }
  });

  test.each([
    ['Glucose 32 mmol/L', 576.6, 'mg/dL'],
    ['Creatinine 301 µmol/L', 3.405, 'mg/dL'],
    ['BUN 24.3 mmol/L', 68.06, 'mg/dL'],
    ['Phosphate 2.61 mmol/L', 8.08, 'mg/dL'],
    ['Calcium 3.9 mmol/L', 15.6, 'mg/dL'],
    ['Bilirubin 34.2 µmol/L', 2, 'mg/dL'],
    ['Total protein 81 g/L', 8.1, 'g/dL'],
    ['T4 126 nmol/L', 9.79, 'µg/dL'],
    ['HCT 0.15 L/L', 15, '%'],
    ['PLT 25 ×10⁹/L', 25, 'K/µL'],
    ['WBC 18,400 /µL', 18.4, 'K/µL'],
    ['USG 1015 (1015-1060)', 1.015, ''],
  ])('%s is %d %s', (text, value, unit) => {
    const standard = standardOf(stored(text));
    expect(standard?.unit).toBe(unit);
    expect(standard?.value).toBeCloseTo(value, 1);
  });

  test('a printed flag holds until the owner corrects the number', () => {
    const read = stored('Creatinine 3.4 mg/dL (0.8-2.4) H');
    expect(interpret(read, 'cat').flag).toBe('high');
    const corrected = { ...read, correction: { value: 1.4, unit: 'mg/dL' } };
    expect(interpret(corrected, 'cat')).toMatchObject({
      value: 1.4,
      text: '1.4',
      flag: 'normal',
      corrected: true,
    });
  });

  test('another unit than the one printed leaves the printed interval behind', () => {
    const read = stored('Creatinine 301 mg/dL (0.8-2.4)'.replace('301', '3.1'));
    const corrected = { ...read, correction: { value: 120, unit: 'µmol/L' } };
    expect(interpret(corrected, 'cat')).toMatchObject({
      flag: 'normal',
      interval: { from: 'species' },
    });
  });

  test('limits, words and asterisks are read for what they say', () => {
    expect(interpret(stored('T4 <0.5 µg/dL (1.0-4.0)'), 'dog').flag).toBe('low');
    expect(interpret(stored('SDMA 18 µg/dL (<14)'), 'dog').flag).toBe('high');
    expect(interpret(stored('Urine glucose 3+'), 'cat').flag).toBe('high');
    expect(interpret(stored('Urine ketones negative'), 'cat').flag).toBe('normal');
    expect(interpret(stored('Urine protein trace'), 'cat').flag).toBeNull();
    expect(interpret(stored('ALT 60 U/L (10-125) *'), 'cat').flag).toBeNull();
  });

  test('the first unit of each analyte is the unit of the engine’s ranges', () => {
    for (const { id, units, isUnitless } of ANALYTES) {
      const standard = standardUnits[id];
      if (standard === undefined || isUnitless) continue;
      expect([id, Object.keys(units)[0]]).toEqual([id, normaliseUnit(standard)]);
    }
  });
});
