import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import { appraise } from '../infer/appraisal.ts';
import { buildModel } from '../infer/model.ts';
import { believe } from '../infer/posterior.ts';
import { massAt, triageOf } from '../infer/triage.ts';
import { caseOf, patientOf, toldOf } from '../testing/cases.ts';
import { engineOf, everySpecies, loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const COMPLAINTS = [
  'not eating and very quiet since yesterday',
  'scratching and losing hair for two weeks',
  'drinks more and has lost weight',
  'a bit lame on one leg',
];

describe('what would make it an emergency', () => {
  it.each(everySpecies)(
    'RPT-04 each sign named does so when it is added, with the exact risk, for %s',
    async (species) => {
      const model = buildModel(await loadKnowledge(species));
      for (const complaint of COMPLAINTS) {
        const { state } = start(species, complaint);
        const report = engineOf(species).finalize(state);
        for (const point of report.wouldBeEmergency) {
          const told = { certainty: 1, source: 'answer', turn: 99 } as const;
          const sign = toldOf(point.finding, told);
          const after = { ...state, evidence: [...state.evidence, sign] };
          const appraisal = appraise(model, after);
          expect(triageOf(appraisal).triage?.level, point.sign).toBe('emergency');
          expect(massAt(model, appraisal.belief.probs, 'emergency')).toBeCloseTo(point.riskWith, 9);
          expect(believe(model, state).known.get(point.finding)?.value).not.toBe('yes');
          expect(point.reason).not.toBe('');
        }
      }
    },
    120_000,
  );

  it('RPT-04 names the danger of a told sign whose body system none of the leading causes is of', () => {
    const evidence = ['retching_unproductive', 'lump_soft'].map((finding) => toldOf(finding));
    const report = engineOf('dog').finalize(caseOf(patientOf('dog'), evidence));
    expect(report.triage?.level).not.toBe('emergency');
    expect(report.wouldBeEmergency.map(({ finding }) => finding)).toContain('belly_swollen');
  });

  it('RPT-04 names some for a dog that vomits, likely ones first, and none in an emergency', () => {
    const calm = start('dog', 'vomiting since yesterday, tired and will not eat');
    const { triage, wouldBeEmergency } = engineOf('dog').finalize(calm.state);
    expect(triage?.level).not.toBe('emergency');
    expect(wouldBeEmergency.length).toBeGreaterThan(1);
    expect(wouldBeEmergency.length).toBeLessThanOrEqual(5);
    const worst = start('dog', 'retching with nothing coming up and a swollen belly');
    expect(engineOf('dog').finalize(worst.state).wouldBeEmergency).toEqual([]);
  }, 120_000);
});
