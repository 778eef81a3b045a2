import { beforeAll, expect, it } from 'vitest';
import { loadEngines, start } from '../testing/consults.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import type { LabFinding } from '../types.ts';
import { withLabFindings } from './lab-state.ts';
import { labScores } from './labs.ts';
import { buildModel } from './model.ts';

beforeAll(loadEngines);

it('ENG a laboratory value weighs by how often an illness has it: low, in its range or high', async () => {
  const model = buildModel(await loadKnowledge('cat'));
  const kidneys = model.conditions.findIndex(({ labs }) => (labs?.['creatinine']?.high ?? 0) > 0.8);
  expect(kidneys).toBeGreaterThanOrEqual(0);
  const weightOf = (flag: LabFinding['flag']): number => {
    const { state } = start('cat', 'My cat drinks a lot.');
    const one = { analyte: 'creatinine', flag, value: 1.2, unit: 'mg/dL' };
    return labScores(model, withLabFindings(state, [one]))[0]?.[kidneys] ?? 0;
  };
  const { high = 0, low = 0 } = model.knowledge.analytes['creatinine'] ?? {};
  const own = model.conditions[kidneys]?.labs?.['creatinine'] ?? {};
  expect(weightOf('high')).toBeCloseTo(Math.log((own.high ?? high) / high));
  expect(weightOf('low')).toBeCloseTo(Math.log((own.low ?? low) / low));
  const normal = (1 - (own.high ?? high) - (own.low ?? low)) / (1 - high - low);
  expect(weightOf('normal')).toBeCloseTo(Math.log(normal));
});
