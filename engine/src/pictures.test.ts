import { beforeAll, expect, it } from 'vitest';
import { loadKnowledge } from './index.ts';
import type { Knowledge } from './knowledge-types.ts';
import { noHistory, patientOf } from './testing/cases.ts';
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

it('issue 16.9: a question of such a sign asks for the picture', () => {
  const asked = ['limping on a back leg', 'he has diarrhoea', 'one eye is red']
    .flatMap((words) => play('dog', words, () => 'Not sure').turns)
    .flatMap(({ question }) => question ?? []);
  const pictures = all[0]?.pictures;
  const shown = asked.filter(({ id }) => pictures?.has(id));
  expect(shown).not.toEqual([]);
  for (const { id, picture } of shown) expect(picture).toEqual(pictures?.get(id));
});

it('bug: an owner who had told of a limp or a wound was never asked for a film or a photo of it; now once', () => {
  for (const [words, shows] of [
    ['He limps on his left front leg since yesterday.', 'gait'],
    ['She has a red lump on her side, as large as a grape.', 'wound'],
    ['He coughs since Monday.', 'breathing'],
  ] as const) {
    const { turns } = play('dog', words, () => 'Not sure');
    expect(turns[0]?.question?.picture?.shows, words).toBe(shows);
    const others = turns.slice(1).flatMap(({ question }) => question ?? []);
    for (const { id, picture } of others) if (picture) expect(all[0]?.pictures.has(id)).toBe(true);
  }
  // Nothing told here is seen on a picture.
  const { id = '', picture } = start('dog', 'He is tired since yesterday.').question ?? {};
  expect(picture).toEqual(all[0]?.pictures.get(id));
});

it('a picture that came with the first words is not asked for again', () => {
  const { question } = engineOf('dog').begin({
    patient: patientOf('dog', {}),
    history: noHistory,
    symptoms: 'He limps on his left front leg.',
    attachments: [{ name: 'leg.mp4', kind: 'video/mp4' }],
  });
  expect(question?.picture).toBeUndefined();
});

it('bug: a picture sent alone used up the question, and was quoted as words of the owner', () => {
  const { state, question } = start('dog', 'limping on a back leg');
  const turn = engineOf('dog').answer(state, { text: '' });
  expect(turn.question?.text).toBe(question?.text);
  expect(turn.extractionSummary).toBe('');
  expect(turn.state.asked).toHaveLength(1);
});
