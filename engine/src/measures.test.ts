import { beforeAll, describe, expect, it } from 'vitest';
import { engineOf, loadEngines, start } from './testing/consults.ts';
import type { AnySpecies } from './index.ts';

beforeAll(loadEngines, 120_000);

const read = (species: AnySpecies, text: string): Record<string, string> =>
  Object.fromEntries(
    start(species, text).state.evidence.map(({ finding, value }) => [finding, value]),
  );

describe('what an owner counts at home', () => {
  it.each([
    ['cat', 'he is at 56 breaths a minute while asleep', 'breath_fast', 'yes'],
    ['cat', 'I counted 22 breaths per minute', 'breath_fast', 'no'],
    ['dog', 'his breathing rate is 48 at rest', 'breath_fast', 'yes'],
    ['dog', 'I counted 24 breaths in 30 seconds', 'breath_fast', 'yes'],
    ['rabbit', 'she takes 48 breaths a minute', 'breath_fast', 'no'],
    ['horse', 'her heart rate is 68 and she paws', 'pulse_high', 'yes'],
    ['horse', 'pulse of 36', 'pulse_high', 'no'],
  ] as const)('ENG is a sign by the published limits of a %s: %s', (species, text, sign, value) => {
    expect(read(species, text)[sign], text).toBe(value);
  });

  it('ENG between the limits, or of something else, it says nothing', () => {
    expect(read('dog', 'I counted 34 breaths a minute')['breath_fast']).toBeUndefined();
    expect(read('dog', 'he is 12 and coughs for 40 minutes')['breath_fast']).toBeUndefined();
  });

  it('ENG is offered where the sign is asked for, and a bare number is an answer', () => {
    const engine = engineOf('cat');
    let turn = start('cat', 'my cat is coughing and tired for three days');
    while (turn.question && turn.question.id !== 'breath_fast')
      turn = engine.answer(turn.state, { text: 'Not sure' });
    expect(turn.question?.text).toMatch(/count the breaths in one minute/);
    const next = engine.answer(turn.state, { text: '52' });
    expect(next.state.evidence).toContainEqual(
      expect.objectContaining({ finding: 'breath_fast', value: 'yes', source: 'answer' }),
    );
  });
});
