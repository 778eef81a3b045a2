import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { caseOf, patientOf } from '../testing/cases.ts';
import { everySpecies } from '../testing/consults.ts';
import type { CaseState, Evidence } from '../types.ts';
import { appraise } from './appraisal.ts';
import { effectOf } from './effects.ts';
import type { Model } from './model.ts';
import { buildModel } from './model.ts';
import { believe, withAnswer } from './posterior.ts';
import { levels, triageOf } from './triage.ts';

const models = new Map<AnySpecies, Model>();

beforeAll(async () => {
  for (const species of everySpecies) models.set(species, buildModel(await loadKnowledge(species)));
});

function modelOf(species: AnySpecies): Model {
  const model = models.get(species);
  if (!model) throw new Error(`no model for ${species}`);
  return model;
}

function stateOf(species: AnySpecies, evidence: Evidence[]): CaseState {
  return caseOf(patientOf(species), evidence);
}

const certainties = [0.75, 0.85, 0.97, 1];

function evidenceOf(model: Model): fc.Arbitrary<Evidence[]> {
  const nodes = [...model.nodes.values()];
  const one = fc
    .record({
      node: fc.nat(nodes.length - 1),
      value: fc.nat(4),
      certainty: fc.constantFrom(...certainties),
      turn: fc.nat(6),
    })
    .map(({ node, value, certainty, turn }): Evidence => {
      const chosen = nodes[node] ?? nodes[0];
      if (!chosen) throw new Error('no nodes');
      return {
        finding: chosen.finding.id,
        value: chosen.values[value % chosen.values.length] ?? 'yes',
        certainty,
        source: turn ? 'answer' : 'text',
        turn,
        quote: '',
      };
    });
  return fc.array(one, { minLength: 1, maxLength: 12 });
}

const most = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));

describe.each(['dog', 'cat', 'rabbit'] as const)('properties of the arithmetic (%s)', (species) => {
  it('ENG probabilities are a distribution', () => {
    const model = modelOf(species);
    fc.assert(
      fc.property(evidenceOf(model), (evidence) => {
        const { probs } = believe(model, stateOf(species, evidence));
        expect(Math.abs(probs.reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-9);
        expect(probs.every((p) => p >= 0 && Number.isFinite(p))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('ENG the order of the evidence does not matter', () => {
    const model = modelOf(species);
    fc.assert(
      fc.property(evidenceOf(model), fc.integer(), (evidence, seed) => {
        const shuffled = evidence
          .map((item, index) => ({ item, key: Math.sin((index + 1) * (seed + 1)) }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
        expect(
          most(
            believe(model, stateOf(species, evidence)).probs,
            believe(model, stateOf(species, shuffled)).probs,
          ),
        ).toBeLessThan(1e-12);
      }),
      { numRuns: 60 },
    );
  });

  it('ENG an answer of "not sure" changes nothing', () => {
    const model = modelOf(species);
    const ids = [...model.nodes.keys()];
    fc.assert(
      fc.property(evidenceOf(model), fc.nat(ids.length - 1), (evidence, index) => {
        const unknown: Evidence = {
          finding: ids[index] ?? '',
          value: 'unknown',
          certainty: 0.5,
          source: 'answer',
          turn: 9,
          quote: '',
        };
        expect(believe(model, stateOf(species, [...evidence, unknown])).probs).toEqual(
          believe(model, stateOf(species, evidence)).probs,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('ENG leaving one answer out reproduces the reported change to 1e-9', () => {
    const model = modelOf(species);
    fc.assert(
      fc.property(evidenceOf(model), fc.integer({ min: 1, max: 6 }), (evidence, turn) => {
        const state = stateOf(species, evidence);
        const belief = believe(model, state);
        const { effect } = effectOf({ model, state, belief }, turn);
        const rest = believe(
          model,
          stateOf(
            species,
            evidence.filter((item) => item.turn !== turn),
          ),
        );
        const top = model.conditions.findIndex((condition) => condition.name === effect.condition);
        const odds = (p: number): number => Math.log(p / (1 - p));
        const change = odds(belief.probs[top] ?? 0) - odds(rest.probs[top] ?? 0);
        expect(Math.abs(effect.deltaLogOdds - change)).toBeLessThan(1e-9);
        expect(Math.abs(effect.probabilityWithout - (rest.probs[top] ?? 0))).toBeLessThan(1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('ENG the shift promised beside a question is the shift the answer brings', () => {
    const model = modelOf(species);
    const nodes = [...model.nodes.values()].filter(
      (node) => !node.finding.parent && !node.finding.excludes && node.relevant,
    );
    fc.assert(
      fc.property(evidenceOf(model), fc.nat(nodes.length - 1), fc.nat(1), (raw, index, value) => {
        const node = nodes[index];
        const evidence = raw.map((item) => ({ ...item, turn: 1 }));
        const belief = believe(model, stateOf(species, evidence));
        if (
          !node ||
          belief.known.has(node.finding.id) ||
          [...belief.known.keys()].some(
            (id) => model.nodes.get(id)?.finding.parent === node.finding.id,
          )
        )
          return;
        const promised = withAnswer({ model, belief, node, value });
        const given: Evidence = {
          finding: node.finding.id,
          value: node.values[value] ?? '',
          certainty: 1,
          source: 'answer',
          turn: 2,
          quote: '',
        };
        expect(
          most(promised, believe(model, stateOf(species, [...evidence, given])).probs),
        ).toBeLessThan(1e-9);
      }),
      { numRuns: 80 },
    );
  });

  it('ENG a negative answer teaches: it lowers the conditions that need the sign', () => {
    const model = modelOf(species);
    for (const [index, condition] of model.conditions.entries()) {
      const [needed] = Object.entries(condition.findings).filter(
        ([id, p]) =>
          (typeof p === 'number' ? p : p[0]) >= 0.8 && !model.nodes.get(id)?.finding.parent,
      );
      if (!needed || !model.nodes.has(needed[0])) continue;
      const start: Evidence[] = [
        { finding: 'lethargy', value: 'yes', certainty: 1, source: 'text', turn: 0, quote: '' },
      ];
      const no: Evidence = {
        finding: needed[0],
        value: 'no',
        certainty: 1,
        source: 'answer',
        turn: 1,
        quote: '',
      };
      if (needed[0] === 'lethargy') continue;
      expect(believe(model, stateOf(species, [...start, no])).probs[index]).toBeLessThan(
        believe(model, stateOf(species, start)).probs[index] ?? 0,
      );
    }
  });

  it('ENG urgency never falls when a red flag is added', () => {
    const model = modelOf(species);
    const rules = model.knowledge.redFlags.filter((rule) => !rule.who);
    fc.assert(
      fc.property(evidenceOf(model), fc.nat(rules.length - 1), (raw, index) => {
        const rule = rules[index];
        const [all] = rule?.when ?? [];
        const [ref] = all ?? [];
        if (!ref || all?.length !== 1 || ref.includes('=') || ref.startsWith('!')) return;
        const evidence = raw.filter((item) => item.finding !== ref);
        const before =
          triageOf(appraise(model, stateOf(species, evidence))).triage?.level ?? 'watch';
        const added: Evidence = {
          finding: ref,
          value: 'yes',
          certainty: 1,
          source: 'answer',
          turn: 9,
          quote: '',
        };
        const after =
          triageOf(appraise(model, stateOf(species, [...evidence, added]))).triage?.level ??
          'watch';
        expect(levels.indexOf(after)).toBeLessThanOrEqual(levels.indexOf(before));
      }),
      { numRuns: 120 },
    );
  });
});

describe('every kind of animal', () => {
  it.each(everySpecies)('ENG %s always gets a ranking with more than one candidate', (species) => {
    const model = modelOf(species);
    fc.assert(
      fc.property(evidenceOf(model), (evidence) => {
        expect(
          believe(model, stateOf(species, evidence)).probs.filter((p) => p > 0).length,
        ).toBeGreaterThan(5);
      }),
      { numRuns: 20 },
    );
  });
});
