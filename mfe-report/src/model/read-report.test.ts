import { describe, expect, it } from 'vitest';
import { bareAssessment, damagedAssessment, fullAssessment } from '../testing/fixtures.ts';
import { readReport } from './read-report.ts';
import { paragraphsOf } from './read-values.ts';

function read(assessment: unknown) {
  const report = readReport(assessment);
  if (!report) throw new Error('The report should be readable');
  return report;
}

describe('readReport', () => {
  it.each([null, undefined, {}, [], 'text', 7])('RPT-05 finds no assessment in %j', (value) => {
    expect(readReport(value)).toBeNull();
  });

  it('RPT-04 applies every fallback', () => {
    const report = read({
      primary_diagnosis: { treatments: [{ name: 'Rest' }] },
      recommended_tests: [{ name: 'X-ray' }],
      supplement_recommendations: [{ name: 'Omega-3' }],
    });
    expect(report.primary.condition).toBe('Pending further analysis');
    expect(report.primary.treatments[0]?.efficacy).toBe('Varies by individual');
    expect(report.tests[0]?.type).toBe('Lab Test');
    expect(report.supplements[0]).toMatchObject({
      dosage: 'As directed by veterinarian',
      evidenceLevel: 'Veterinary Recommended',
    });
  });

  it('RPT-04 keeps every field of a whole assessment', () => {
    const shown = JSON.stringify(readReport(fullAssessment));
    const given = leaves({
      ...fullAssessment,
      patient_data: null,
      analysis_overview: null,
      patient_data_summary: null,
    });
    for (const text of given) expect(shown).toContain(JSON.stringify(text).slice(1, -1));
  });

  it('RPT-04 writes the patient for reading', () => {
    const { patient, species } = read(fullAssessment);
    expect(species).toBe('dog');
    expect(Object.fromEntries(patient.map(({ key, value }) => [key, value]))).toEqual({
      species: 'Dog',
      breed: 'Great Dane',
      age: '5 years',
      sex: 'Male',
      spayedNeutered: 'Yes',
      weight: '132 lbs',
    });
  });

  it('survives the least that the contract allows', () => {
    expect(read(bareAssessment).primary).toMatchObject({
      condition: 'Pending further analysis',
      percent: null,
    });
  });

  it('reads a damaged report without throwing and keeps what is text', () => {
    const report = read(damagedAssessment());
    expect(report.primary.percent).toBe(87);
    expect(report.primary.evidence.for).toHaveLength(2);
    expect(report.differentials).toHaveLength(41);
    expect(report.summary).toEqual([]);
    expect(report.history).toEqual([]);
    expect(report.returnIf).toEqual(['Only one line']);
    expect(report.redFlags[0]).toEqual({ text: 'From the engine itself', advice: 'Go.' });
    expect(report.supplements.map(({ evidenceLevel }) => evidenceLevel)).toEqual([
      'Moon phase',
      'Veterinary Recommended',
    ]);
  });

  it('reads a level of urgency that it does not know as "today", never as none', () => {
    expect(read({ triage: { level: 'now!!', advice: 'Go' } }).triage?.level).toBe('today');
    expect(read({ triage: {}, noneFits: true }).triage).toBeNull();
  });

  it('reads what would make it an emergency, as a sentence begins', () => {
    const points = [{ sign: 'pale gums', reason: 'Shock.', riskWith: 0.39 }, 'collapse', {}, 7];
    expect(read({ wouldBeEmergency: points }).wouldBeEmergency).toEqual([
      { sign: 'Pale gums', reason: 'Shock.', riskWithout: null, riskWith: 39 },
      { sign: 'Collapse', reason: '', riskWithout: null, riskWith: null },
    ]);
  });

  it('reads the effect of an answer when the engine gives exact numbers', () => {
    const effect = { condition: 'Bloat', probabilityWithout: 0.31, probabilityWith: 0.78 };
    const report = read({ clinical_question_analysis: [{ question: 'Q', answer: 'A', effect }] });
    expect(report.answers[0]?.effect).toEqual({ condition: 'Bloat', without: 31, with: 78 });
  });
});

describe('paragraphsOf', () => {
  it('RPT-02 splits at blank lines, also those with blanks in them', () => {
    expect(paragraphsOf('One\nstill one\n\nTwo\r\n \t\r\n\nThree\n\n')).toEqual([
      'One\nstill one',
      'Two',
      'Three',
    ]);
  });
});

/** Every text in a value, however deep, but keys and the words of enumerations. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
