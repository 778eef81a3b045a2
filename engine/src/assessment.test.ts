import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { confidenceCap } from './report/diagnoses.ts';
import { engineOf, everySpecies, loadEngines, play, playOn, start } from './testing/consults.ts';
import type { CaseState } from './types.ts';

beforeAll(loadEngines);
afterEach(() => vi.unstubAllGlobals());

describe('the assessment', () => {
  it.each(everySpecies)('RPT-04 every field of the entity is filled for %s', (species) => {
    const { report } = play(species, 'not eating and very quiet since yesterday', () => 'Yes');
    const all = [report.primary_diagnosis, ...report.differential_diagnoses];
    expect(all.length).toBeGreaterThan(1);
    for (const item of all) {
      for (const text of [item.condition, item.reasoning, item.condition_description, item.impact])
        expect(text.length).toBeGreaterThan(5);
      expect(item.confidence).toBeGreaterThanOrEqual(0);
      expect(item.confidence).toBeLessThanOrEqual(confidenceCap);
    }
    expect(report.primary_diagnosis.treatments.length).toBeGreaterThan(0);
    expect(report.recommended_tests.length).toBeGreaterThan(0);
    for (const test of report.recommended_tests)
      expect(test.specific_results_impact.length).toBeGreaterThan(0);
    expect(report.patient_data_summary).toContain(
      report.patient_data.species === 'other' ? 'pet' : 'old',
    );
    expect(report.analysis_overview.split('\n\n').length).toBeGreaterThan(2);
    expect(report.returnIf.length).toBeGreaterThan(2);
    expect(report.questionsForYourVet.length).toBeGreaterThan(1);
    expect(report.triage.reasons.length).toBeGreaterThan(0);
    expect(report.engine.knowledgeVersion).toMatch(/^\d+\.\d+\.\d+\+/);
  });

  it('ENG a named cause carries its other names and the source of its numbers', () => {
    const { report } = play('dog', 'retching with nothing coming up, swollen belly', () => 'No');
    expect(report.primary_diagnosis.otherNames).toContain('GDV');
    expect(report.primary_diagnosis.source).toMatch(/veterinarian/);
    expect(report.differential_diagnoses[0]?.source).toMatch(/./);
  });

  it('API-02 each answer has its exact effect in words and numbers', () => {
    const { report, questions } = playOn(
      start('dog', 'drinking more and losing weight', { age: 9 }),
      () => 'Yes',
    );
    expect(report.clinical_question_analysis.length).toBe(questions.length);
    for (const item of report.clinical_question_analysis) {
      expect(item.impact_on_diagnosis).toContain(item.effect.condition);
      expect(item.clinical_significance.length).toBeGreaterThan(10);
    }
    expect(
      report.clinical_question_analysis.some((item) => Math.abs(item.effect.deltaLogOdds) > 0.2),
    ).toBe(true);
  });

  it('ENG says when none of the known conditions fits', () => {
    const { report } = play('other', 'my axolotl is very weak', () => 'Not sure');
    expect(report.noneFits).toBe(true);
    expect(report.primary_diagnosis.condition).toMatch(/None of the known conditions/);
    expect(report.differential_diagnoses.length).toBeGreaterThan(0);
  });

  it('ENG no supplement in an emergency, none without a dose rule, and no dose anywhere', () => {
    const emergency = play(
      'dog',
      'retching with nothing coming up and a swollen belly',
      () => 'Yes',
    ).report;
    expect(emergency.supplement_recommendations).toEqual([]);
    const skin = play(
      'dog',
      'itchy paws, red belly, scratching his face for months',
      () => 'Yes',
    ).report;
    for (const item of skin.supplement_recommendations)
      expect(item.dosage).toBe('As directed by veterinarian');
    expect(JSON.stringify([emergency, skin])).not.toMatch(/\b\d+\s?(?:mg|ml)\b|mg\/kg/i);
  });

  it('ENG unread words are kept for the vet', () => {
    expect(
      start('dog', 'vomiting. His collar tag hums in the kitchen').state.unmatchedText.join(' '),
    ).toContain('collar tag hums');
  });
});

describe('replay', () => {
  it('ENG the same inputs give the same bytes, also after a trip through JSON', () => {
    const once = JSON.stringify(
      play('cat', 'sneezing and runny eyes for 4 days', (id) => (id.length % 2 ? 'Yes' : 'No'))
        .report,
    );
    const engine = engineOf('cat');
    let turn = start('cat', 'sneezing and runny eyes for 4 days');
    while (turn.question) {
      const stored: CaseState = JSON.parse(JSON.stringify(turn.state));
      turn = engine.answer(stored, { text: turn.question.id.length % 2 ? 'Yes' : 'No' });
    }
    expect(JSON.stringify(engine.finalize(JSON.parse(JSON.stringify(turn.state))))).toBe(once);
  });

  it('ENG uses no clock, no randomness and no network', () => {
    const never = (): never => {
      throw new Error('not allowed in the engine');
    };
    vi.stubGlobal('Date', new Proxy(class {}, { construct: never, get: never }));
    vi.stubGlobal('fetch', never);
    vi.stubGlobal('performance', { now: never });
    const random = vi.spyOn(Math, 'random').mockImplementation(never);
    const { report } = play('dog', 'vomiting and tired', () => 'Yes');
    random.mockRestore();
    vi.unstubAllGlobals();
    expect(report.primary_diagnosis.condition).not.toBe('');
  });

  it('ENG a state is never changed in place', () => {
    const turn = start('dog', 'coughing');
    const before = JSON.stringify(turn.state);
    engineOf('dog').answer(turn.state, { text: 'yes and he is tired' });
    engineOf('dog').finalize(turn.state);
    expect(JSON.stringify(turn.state)).toBe(before);
  });
});
