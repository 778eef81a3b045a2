import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const levelOf = (species: AnySpecies, words: string) => start(species, words).triage?.level;
const findingsIn = (species: AnySpecies, words: string, value = 'yes'): string[] =>
  start(species, words)
    .state.evidence.filter((item) => item.value === value)
    .map(({ finding }) => finding);

describe('what an animal does when it is well', () => {
  it.each<[AnySpecies, string]>([
    ['cat', 'He gallops up and down the hall after using the litter tray, his poo is normal'],
    ['cat', 'Pulls a face with his mouth half open after smelling my shoes'],
    ['horse', 'Curls his top lip up at the sky after sniffing where the mares stood'],
    ['horse', 'The bay has gone ginger on the ends, sun bleached'],
    ['bird', 'The hens dust bathe, rolling on their sides kicking dirt'],
    ['bird', 'She stretches one wing and one leg, then the other side'],
    ['hamster', 'He buried his seeds under the wheel and stands guard'],
    ['reptile', 'The gecko ate her own skin'],
    ['reptile', 'My tortoise sits in the sun and eats a dandelion'],
  ])('15.3 a %s is no patient to be seen: "%s"', (species, words) => {
    expect(['emergency', 'today', 'soon']).not.toContain(levelOf(species, words));
  });

  it.each<[AnySpecies, string]>([
    ['horse', 'He keeps curling his top lip and looks at his side'],
    ['reptile', 'The tortoise was left in the sun all day and is limp'],
    ['bird', 'She lies on her side kicking and cannot get up'],
    ['hamster', 'A car went over him, he was under the wheels'],
  ])('15.3 a %s in danger is one all the same: "%s"', (species, words) => {
    expect(levelOf(species, words)).toBe('emergency');
  });

  it.each<AnySpecies>(['dog', 'rabbit', 'hamster', 'horse'])(
    '15.3 bug: one sneeze of a %s was to be seen within two days',
    (species) => {
      expect(levelOf(species, 'sneezed once when I shook out the blanket')).toBe('watch');
    },
  );
});

describe('what a visit or a sleeping bird is no sign of', () => {
  it.each<[AnySpecies, string, string]>([
    ['dog', 'Last Friday she had a couple shots due', 'unvaccinated'],
    ['dog', 'his shots are overdue and he vomits', 'labour_stalled'],
    ['bird', 'then she sleeps again with her head turned back and all puffed up', 'face_swelling'],
    ['bird', 'she sleeps with head backwards in her feathers at night', 'neck_limp'],
  ])('15.3 bug: a %s, "%s" was heard as %s', (species, words, sign) => {
    expect(findingsIn(species, words)).not.toContain(sign);
  });

  it('bug: back for a teeth cleaning was a mouth without pain', () => {
    const words = 'They found bad teeth, so she was back for a teeth cleaning';
    expect(findingsIn('dog', words, 'no')).not.toContain('mouth_pain');
    expect(findingsIn('dog', words)).toContain('tartar');
  });
});

describe('what hangs on a denial or a time', () => {
  it('15.3 bug: "no crying when she pees" was crying', () => {
    expect(findingsIn('cat', 'no crying when she pees, but she drinks a lot')).not.toContain(
      'pee_cry',
    );
    expect(findingsIn('cat', 'no crying when she pees, but she drinks a lot', 'no')).toContain(
      'pee_cry',
    );
  });

  it.each(['limps since', 'limps ever since', 'limps since then'])(
    '15.3 bug: "%s" was long over, as the fall before it',
    (words) => {
      expect(findingsIn('dog', `He slipped on the ice a month ago and ${words}.`)).toContain(
        'limping',
      );
    },
  );
});
