import { beforeAll, expect, it } from 'vitest';
import { loadKnowledge } from './index.ts';
import type { Knowledge } from './knowledge-types.ts';
import { engineOf, everySpecies, loadEngines, play, start } from './testing/consults.ts';

let all: readonly Knowledge[];

beforeAll(async () => {
  await loadEngines();
  all = await Promise.all(everySpecies.map((species) => loadKnowledge(species)));
});

it('each sign beside which a picture is asked for is a sign of some animal', () => {
  const known = new Set(all.flatMap(({ findings }) => findings.map(({ id }) => id)));
  const shown = [...(all[0]?.pictures.keys() ?? [])];
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((id) => !known.has(id))).toEqual([]);
});

it('issue 16.9: a question of such a sign asks for the picture, any other for none', () => {
  const asked = ['limping on a back leg', 'he has diarrhoea', 'one eye is red']
    .flatMap((words) => play('dog', words, () => 'Not sure').turns)
    .flatMap(({ question }) => question ?? []);
  const pictures = all[0]?.pictures;
  for (const { id, picture } of asked) expect(picture).toEqual(pictures?.get(id));
  expect(asked.some(({ picture }) => picture !== undefined)).toBe(true);
});

it('bug: a picture sent alone used up the question, and was quoted as words of the owner', () => {
  const { state, question } = start('dog', 'limping on a back leg');
  const turn = engineOf('dog').answer(state, { text: '' });
  expect(turn.question?.text).toBe(question?.text);
  expect(turn.extractionSummary).toBe('');
  expect(turn.state.asked).toHaveLength(1);
});
