import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { noHistory, patientOf } from '../testing/cases.ts';
import type { Level } from '../knowledge-types.ts';
import type { Patient, Triage } from '../types.ts';
import { appraise } from './appraisal.ts';
import { buildModel } from './model.ts';
import { believe } from './posterior.ts';
import { criticalMass, riskLevel, thresholds, triageOf } from './triage.ts';

const dog = await loadKnowledge('dog');
const engine = createEngine(dog);
const model = buildModel(dog);

function triage(symptoms: string, changes: Partial<Patient> = {}): Triage | null {
  return engine.begin({ patient: patientOf('dog', changes), history: noHistory, symptoms }).triage;
}

describe('triage', () => {
  it('ENG a vomiting, tired dog that will not eat is for today, not an emergency', () => {
    expect(
      triage('My Labrador has been vomiting since yesterday. She is tired and will not eat.', {
        breed: 'Labrador',
        sex: 'female',
      })?.level,
    ).toBe('today');
  });

  it('ENG a small chance of a cause where hours decide is an emergency, of a serious one it is not', () => {
    const { state } = engine.begin({
      patient: patientOf('dog'),
      history: noHistory,
      symptoms: 'He is restless and drooling.',
    });
    const told = believe(model, state);
    const only = (id: string, p: number): number[] => [
      ...dog.conditions.map((condition) =>
        condition.id === id ? p : condition.id === 'gastroenteritis' ? 0.9 - p : 0,
      ),
      0.1,
    ];
    expect(criticalMass(model, only('gdv', 0.1))).toBeCloseTo(0.1);
    const level = (probs: readonly number[]): Level => riskLevel(model, { ...told, probs });
    expect(level(only('gdv', 0.1))).toBe('emergency');
    expect(level(only('foreign-body', 0.3))).toBe('today');
    expect(level(only('foreign-body', 0.6))).toBe('emergency');
  });

  it('ENG taking away the only finding does not let the bare prior speak', () => {
    const turn = engine.begin({
      patient: patientOf('dog'),
      history: noHistory,
      symptoms: 'he squints',
    });
    const rules = dog.redFlags.filter((rule) =>
      rule.when.some((all) => all.length === 1 && all[0] === 'eye_squint'),
    );
    expect(rules.length).toBeGreaterThan(0);
    const alone = {
      ...turn.state,
      evidence: turn.state.evidence.filter((item) => item.finding === 'eye_squint'),
    };
    // A model in which almost every animal is in danger beforehand: only the bare prior could lift the level.
    const grave = buildModel({
      ...dog,
      conditions: dog.conditions.map((condition) =>
        condition.id === 'gdv'
          ? { ...condition, prior: 190, findings: { ...condition.findings, eye_squint: 0.001 } }
          : { ...condition, prior: 0.1 },
      ),
    });
    const without = believe(grave, alone, []);
    expect(criticalMass(grave, without.probs)).toBeGreaterThan(thresholds.critical);
    const cautious = buildModel({
      ...dog,
      conditions: dog.conditions.map((condition) =>
        condition.id === 'gdv'
          ? {
              ...condition,
              prior: 190,
              findings: { ...condition.findings, eye_squint: 0.0001 },
              complaints: { gut: 1 },
            }
          : condition.id === 'corneal-ulcer'
            ? { ...condition, prior: 190, findings: { ...condition.findings, eye_squint: 0.98 } }
            : { ...condition, prior: 0.1 },
      ),
    });
    expect(triageOf(appraise(cautious, alone)).triage?.level).toBe('today');
  });
});
