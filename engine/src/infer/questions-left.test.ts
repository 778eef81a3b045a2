import { beforeAll, expect, it } from 'vitest';
import { engineOf, loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

it.each([
  ['dog', 'My dog has been vomiting since yesterday and is tired.'],
  ['cat', 'My cat drinks a lot and is getting thin.'],
  ['rabbit', 'My rabbit sneezes and her nose is wet.'],
] as const)(
  'ENG 15.4 each question of a %s says about how many are left, until more were asked than usual',
  (species, text) => {
    let turn = start(species, text);
    const left: (number | undefined)[] = [];
    while (turn.question) {
      left.push(turn.question.left);
      turn = engineOf(species).answer(turn.state, { text: 'Not sure' });
    }
    expect(left[0]).toBeGreaterThanOrEqual(1);
    expect(left.every((count) => count === undefined || (count >= 1 && count <= 8))).toBe(true);
    expect(left.at(-1) ?? 0).toBeLessThan(left[0] ?? 0);
  },
);

it('ENG 15.4 what is asked because nothing was understood promises no number', () => {
  expect(start('dog', 'Hello there, lovely weather today').question?.left).toBeUndefined();
});

it.each([
  ['dog', 'He hops on three legs now and then, a few steps, then walks again'],
  ['guinea_pig', 'One of her eyes is crusty'],
] as const)(
  'ENG 15.4 a %s owner who does not know four answers in a row is asked no more, but for safety',
  (species, text) => {
    const engine = engineOf(species);
    let turn = start(species, text);
    const plain: string[] = [];
    while (turn.question) {
      if (!turn.question.why.startsWith('Safety first')) plain.push(turn.question.id);
      turn = engine.answer(turn.state, { text: 'no idea' });
    }
    expect(plain.length).toBeLessThanOrEqual(4);
    expect(plain.length).toBeGreaterThanOrEqual(2);
  },
);
