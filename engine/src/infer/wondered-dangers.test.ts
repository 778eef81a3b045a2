import { beforeAll, describe, expect, it } from 'vitest';
import { listOfDangers } from './danger-buttons.ts';
import type { AnySpecies } from '../knowledge-types.ts';
import { engineOf, loadEngines, start } from '../testing/consults.ts';
import type { ConsultStep } from '../types.ts';

beforeAll(loadEngines, 120_000);

const notSure = (species: AnySpecies, turn: ConsultStep): ConsultStep =>
  engineOf(species).answer(turn.state, { text: turn.question?.options.at(-1) ?? '' });

describe('a danger that is asked for or feared', () => {
  it.each<readonly [AnySpecies, string, string]>([
    ['dog', 'is he choking?? rubber ball at the back cant hear air', 'choking'],
    ['dog', 'Is he choking? I told him to stand up and he did not', 'choking'],
    ['rabbit', 'worried she is choking', 'choking'],
    ['horse', 'is he choking? gave him dry beet', 'choke_nose'],
    ['horse', 'could she have colic, she is a bit off', 'belly_pain'],
    ['cat', 'Is she having a seizure? never seen one before', 'toxin_exposure'],
    ['bird', 'is she egg bound?', 'egg_strain'],
    ['reptile', 'is she having trouble breathing', 'breath_hard'],
    ['hamster', 'is he dying? hes so cold', 'collapse'],
  ])('ENG bug: %s "%s" was never asked about it', (species, text, decides) => {
    const begun = start(species, text, { sex: 'unknown' });
    expect(begun.question).toMatchObject({
      id: decides,
      why: expect.stringMatching(/^Safety first/),
    });
    const yes = engineOf(species).answer(begun.state, { text: 'Yes' });
    const goesOn = yes.question?.why.startsWith('Safety first');
    expect(yes.triage?.level === 'emergency' || goesOn).toBe(true);
  });

  it('ENG is no emergency by itself, whatever the owner is unsure of', () => {
    let turn = start('dog', 'Is he choking? I told him to stand up and he did not');
    while (turn.question) turn = notSure('dog', turn);
    expect(engineOf('dog').finalize(turn.state).triage).toBeNull();
  });

  it('ENG stands on the list of dangers where it is not asked about', () => {
    const begun = start('cat', 'Is she having a seizure? never seen one before');
    const second = notSure('cat', begun);
    expect(second.question?.id).toBe(listOfDangers);
  });

  it.each<readonly [AnySpecies, string]>([
    ['dog', "is my friend's dog choking?"],
    ['dog', 'last year I thought he was choking, he was fine'],
    ['dog', 'can dogs choke on a ball?'],
    ['dog', 'is he limping?'],
    ['dog', 'he is not choking, is he?'],
  ])('ENG %s "%s" calls for no question about danger', (species, text) => {
    expect(start(species, text).question?.why).not.toMatch(/^Safety first: this checks/);
  });
});
