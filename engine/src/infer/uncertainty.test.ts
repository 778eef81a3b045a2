import { expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import { caseOf, patientOf, toldOf } from '../testing/cases.ts';
import { buildModel } from './model.ts';
import { believe, gainOfRows, withAnswer } from './posterior.ts';
import { uncertaintyOf } from './uncertainty.ts';

const chanceBits = (p: number): number => (p > 0 ? -p * Math.log2(p) : 0);

it.each([
  ['nothing was told', []],
  ['one sign', [toldOf('vomiting')]],
  // A denial damps the next one of its body system: some answers no longer count alike for a row.
  [
    'signs and a denial',
    [
      toldOf('vomiting'),
      toldOf('lethargy'),
      toldOf('diarrhea', { value: 'no', source: 'answer', turn: 1 }),
    ],
  ],
])(
  'what every answer leaves open is the same by rows as cause by cause: %s',
  async (_what, evidence) => {
    const model = buildModel(await loadKnowledge('dog'));
    const belief = believe(model, caseOf(patientOf('dog'), evidence));
    const uncertainty = uncertaintyOf(model, belief);
    let byRows = 0;
    for (const node of model.nodes.values()) {
      if (belief.known.has(node.finding.id)) continue;
      uncertainty.sharesOf(node);
      for (let value = 0; value < node.values.length; value += 1) {
        const tried = { model, belief, node, value };
        const { entropy, danger } = uncertainty.after(tried);
        const probs = withAnswer(tried);
        const urgent = model.conditions.reduce(
          (sum, { urgency }, index) => (urgency === 'emergency' ? sum + (probs[index] ?? 0) : sum),
          0,
        );
        expect(entropy).toBeCloseTo(
          probs.map(chanceBits).reduce((a, b) => a + b, 0),
          9,
        );
        expect(danger).toBeCloseTo(chanceBits(urgent) + chanceBits(1 - urgent), 9);
        if (gainOfRows(tried) !== null) byRows += 1;
      }
    }
    expect(byRows).toBeGreaterThan(200);
  },
);
