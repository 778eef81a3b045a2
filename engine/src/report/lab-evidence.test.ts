import { beforeAll, describe, expect, it } from 'vitest';
import { confidenceCap } from './diagnoses.ts';
import type { Whole } from '../testing/cases.ts';
import { noHistory, patientOf, wholeOf } from '../testing/cases.ts';
import { engineOf, loadEngines } from '../testing/consults.ts';
import type { LabFinding } from '../types.ts';
import { standardUnits, usualRange } from '../intervals.ts';
import { sharedFile } from '../shared-file.ts';
import { withLabFindings } from '../infer/lab-state.ts';

beforeAll(loadEngines);

const symptoms = 'My cat drinks a lot, pees a lot and has lost weight over weeks.';

const kidneys: LabFinding[] = [
  { analyte: 'creatinine', flag: 'high', value: 4.2, unit: 'mg/dL', source: 'page 1 of a.pdf' },
  { analyte: 'urea', flag: 'high', value: 88, unit: 'mg/dL', source: 'page 1 of a.pdf' },
  { analyte: 't4', flag: 'normal', value: 1.9, unit: 'µg/dL', source: 'page 2 of a.pdf' },
  { analyte: 'glucose', flag: 'normal', value: 110, unit: 'mg/dL', source: 'page 1 of a.pdf' },
];
const thyroid: LabFinding[] = [
  { analyte: 't4', flag: 'high', value: 9.8, unit: 'µg/dL', source: 'page 1 of b.pdf' },
  { analyte: 'creatinine', flag: 'normal', value: 1.2, unit: 'mg/dL', source: 'page 1 of b.pdf' },
  { analyte: 'glucose', flag: 'normal', value: 101, unit: 'mg/dL', source: 'page 1 of b.pdf' },
];

function reportOf(labFindings: readonly LabFinding[]): Whole {
  const engine = engineOf('cat');
  const patient = patientOf('cat', { age: 13, weight: 4 });
  return wholeOf(
    engine.finalize(engine.begin({ patient, history: noHistory, symptoms, labFindings }).state),
  );
}

describe('laboratory evidence', () => {
  it('ENG the same cat has another first cause with another laboratory report', () => {
    const none = reportOf([]).primary_diagnosis;
    const renal = reportOf(kidneys).primary_diagnosis;
    const hyper = reportOf(thyroid).primary_diagnosis;
    expect(renal.condition).toMatch(/kidney/i);
    expect(hyper.condition).toMatch(/thyroid/i);
    expect(renal.confidence).not.toBeCloseTo(none.confidence, 2);
    expect(none.confidence).toBeLessThanOrEqual(confidenceCap);
    expect(renal.confidence).toBeGreaterThan(confidenceCap);
  });

  it('ENG the report names each value that speaks for or against, with its place', () => {
    const { primary_diagnosis: renal } = reportOf(kidneys);
    expect(renal.evidence.for).toContain('creatinine 4.2 mg/dL, high, page 1 of a.pdf');
    expect(renal.reasoning).toContain('creatinine 4.2 mg/dL, high, page 1 of a.pdf');
    const liver: LabFinding = { analyte: 'alt', flag: 'high', value: 310, unit: 'U/L' };
    const { primary_diagnosis: first, differential_diagnoses: others } = reportOf([liver]);
    const kidney = [first, ...others].find(({ condition }) => /kidney disease/i.test(condition));
    expect(kidney?.evidence.against).toContain('ALT 310 U/L, high');
  });

  it('ENG a value in its range speaks against the illness that mostly changes it', () => {
    const chanceOf = (labFindings: readonly LabFinding[]): number => {
      const { primary_diagnosis: first, differential_diagnoses: others } = reportOf(labFindings);
      const kidney = [first, ...others].find(({ condition }) => /kidney disease/i.test(condition));
      return kidney?.confidence ?? 0;
    };
    const usual: LabFinding = { analyte: 'creatinine', flag: 'normal', value: 1.2, unit: 'mg/dL' };
    expect(chanceOf([usual])).toBeLessThan(chanceOf([]) / 2);
  });

  it('ENG values that the engine does not know are kept for the vet and change nothing', () => {
    const odd = reportOf([{ analyte: 'mchc', flag: 'high', value: 40, unit: 'g/dL' }]);
    const none = reportOf([]);
    expect(odd.primary_diagnosis.confidence).toBe(none.primary_diagnosis.confidence);
    expect(odd.analysis_overview).toContain('95 %');
    expect(odd.patient_data_summary).toContain('mchc 40 g/dL, high');
  });

  it('ENG values confirmed in the middle of a consult count, and taken back no longer do', () => {
    const engine = engineOf('cat');
    const patient = patientOf('cat', { age: 13, weight: 4 });
    const { state } = engine.begin({ patient, history: noHistory, symptoms });
    const critical: LabFinding = {
      analyte: 'potassium',
      flag: 'high',
      value: 8.1,
      unit: 'mmol/L',
    };
    const later = withLabFindings(state, [...kidneys, critical]);
    expect(wholeOf(engine.finalize(later)).triage.level).toBe('emergency');
    expect(wholeOf(engine.finalize(later)).primary_diagnosis.condition).toMatch(
      /kidney|blocked|urethral/i,
    );
    const back = engine.finalize(withLabFindings(later, []));
    expect(back).toEqual(engine.finalize(state));
  });

  it('ENG a critical value is found in the unit of the report as well', () => {
    const sweet = { analyte: 'glucose', flag: 'high' as const, value: 32, unit: 'mmol/L' };
    const standard = { value: 576.6, unit: 'mg/dL' };
    const { redFlags } = reportOf([{ ...sweet, standard }]);
    expect(redFlags.some(({ id }) => id.includes('lab'))).toBe(true);
  });

  it('ENG every usual range belongs to a unit, is in order, and no bird has one', () => {
    for (const species of ['dog', 'cat', 'horse', 'rabbit', 'guinea_pig', 'hamster', 'ferret'])
      for (const analyte of Object.keys(standardUnits)) {
        const range = usualRange(species, analyte);
        if (range?.low !== undefined && range.high !== undefined)
          expect(range.low).toBeLessThan(range.high);
      }
    expect(usualRange('cat', 'creatinine')).toEqual({ low: 0.8, high: 2.1 });
    expect(usualRange('bird', 'creatinine')).toBeUndefined();
    expect(usualRange('cat', 'constructor')).toBeUndefined();
    expect(usualRange('constructor', 'creatinine')).toBeUndefined();
    const spare = ['bicarbonate', 'magnesium', 'rbc', 'mcv'];
    for (const analyte of Object.keys(standardUnits).filter((id) => !spare.includes(id)))
      expect(Object.keys(sharedFile.analytes)).toContain(analyte);
  });

  it.each([
    ['rabbit', 'hematocrit', 20, 40, 60],
    ['rabbit', 'wbc', 2, 8, 20],
    ['rabbit', 'platelets', 60, 240, 900],
    ['guinea_pig', 'wbc', 2, 7, 18],
    ['hamster', 'wbc', 2, 7, 15],
    ['ferret', 'wbc', 1, 4, 14],
  ])('ENG of a %s %s of %d is low, of %d usual and of %d high', (species, analyte, ...values) => {
    const { low = -Infinity, high = Infinity } = usualRange(species, analyte) ?? {};
    const placed = values.map((value) => (value < low ? 'low' : value > high ? 'high' : 'usual'));
    expect(placed).toEqual(['low', 'usual', 'high']);
  });
});
