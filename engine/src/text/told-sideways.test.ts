import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const present = (species: AnySpecies, words: string): string[] =>
  start(species, words).state.evidence.flatMap(({ finding, value }) =>
    value === 'yes' ? [finding] : [],
  );

describe('dangers told sideways', () => {
  it.each([
    ['horse', 'the bandage has soaked through twice and it comes in spurts', 'bleeding'],
    [
      'bird',
      'red splashes over the cage walls and a quill on his wing is dripping',
      'blood_feather',
    ],
    ['guinea_pig', 'his boy bits are hanging out and will not go back', 'penis_out'],
    ['horse', 'she lay there at breakfast and at lunch, same place same side', 'cannot_stand'],
    ['reptile', 'a purple thing sticking out near his tail since his poo', 'prolapse'],
    ['dog', 'after the run his tongue looks really dark', 'blue_gums'],
    ['dog', 'his breathing is loud and fast', 'breath_fast'],
    ['cat', 'her gums look a muddy brown', 'blue_gums'],
    ['dog', 'she is having her pups, she is pushing now and then but nothing', 'labour_stalled'],
    ['rabbit', 'there were little grains of rice in the fur at her bum', 'maggots'],
    [
      'hamster',
      'one side of her face has been full for days and she will not eat',
      'appetite_loss',
    ],
    ['horse', 'only one small poo since last night', 'constipation'],
  ] as const)('ENG bug: %s, "%s"', (species, words, sign) => {
    expect(present(species, words)).toContain(sign);
  });
});

describe('normal ways of an animal', () => {
  it.each([
    ['dog', 'he ate grass but was not sick after, eats fine', 'vomiting'],
    ['dog', 'snorted for a bit, then carried on playing like nothing happened', 'nothing_passed'],
    ['dog', 'she tears round and round the sofa, then collapses asleep', 'collapse'],
    ['horse', 'he sleeps with one hind leg resting and his bottom lip hanging', 'limping'],
    ['bird', 'he brings up seed for his mirror', 'vomiting'],
    ['bird', 'she sleeps on one foot with the other tucked up', 'limp_no_weight'],
    ['ferret', 'he hops sideways into the furniture when we play', 'blind'],
    ['rabbit', 'her nails are clicky on the floor', 'noisy_breath'],
    ['reptile', 'his arms are a bit shaky when he walks', 'pain'],
  ] as const)('ENG bug: %s, "%s"', (species, words, sign) => {
    expect(present(species, words)).not.toContain(sign);
  });
});

describe('a medicine that the animal takes', () => {
  it.each([
    ['cat', 'She takes amlodipine. She has had arthritis.'],
    ['cat', 'She is on amlodipine for blood pressure. She has had a cough for a week.'],
    ['dog', 'He takes levothyroxine. He has had itchy paws for a month.'],
  ] as const)('ENG bug: what it has had was taken for the medicine: %s, "%s"', (species, words) => {
    expect(present(species, words)).not.toContain('toxin_human_medicine');
    expect(start(species, words).triage?.level).not.toBe('emergency');
  });
});
