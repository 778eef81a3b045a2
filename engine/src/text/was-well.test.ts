import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import { findingsIn, levelOf, loadEngines } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

describe('an animal that was well before', () => {
  it.each<[AnySpecies, string, string]>([
    ['dog', 'cannot stand up, she was fine this morning', 'cannot_stand'],
    ['cat', 'mouth open and gasping, he was fine this morning', 'open_mouth'],
    ['cat', 'straining in the tray and nothing comes, was ok today', 'pee_none'],
    ['rabbit', 'head tilted and rolling, fine this morning', 'head_tilt'],
    ['bird', 'sitting on the cage floor, she looked fine this morning', 'cage_floor'],
  ])('bug: a %s that is ill now and was well before was well: "%s"', (species, words, sign) => {
    expect(findingsIn(species, words)).toContain(sign);
    expect(levelOf(species, words)).toBe('emergency');
  });

  it.each<[string, string]>([
    ['bleeding from the paw, it stopped then started again and will not stop', 'wound'],
    ['he has a nose bleed, it stopped but started again', 'nose_bleed'],
  ])('bug: what stopped and began again was over: "%s"', (words, sign) => {
    expect(findingsIn('dog', words)).toContain(sign);
  });

  it.each<[string, string]>([
    ['he limped yesterday, was fine this morning', 'limping'],
    ['vomited twice, fine today', 'vomiting'],
    ['sneezed all day yesterday, he is fine today', 'sneezing'],
  ])('ENG what was and is well since is over: "%s"', (words, sign) => {
    expect(findingsIn('dog', words)).not.toContain(sign);
  });
});
