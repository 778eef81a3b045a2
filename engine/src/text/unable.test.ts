import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies } from '../index.ts';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const told = (species: AnySpecies, text: string): Record<string, string> =>
  Object.fromEntries(
    start(species, `${text}. My ${species} is not right`).state.evidence.map(
      ({ finding, value }) => [finding, value],
    ),
  );

describe('what an animal tried and could not do', () => {
  it.each([
    ['dog', 'she tried to stand but could not', 'cannot_stand'],
    ['dog', 'he tried to get up but wasn’t able to', 'cannot_stand'],
    ['cat', 'she wants to get up but she can’t', 'cannot_stand'],
    ['horse', 'he struggled to rise but failed', 'cannot_stand'],
    ['dog', 'she tries to stand and collapses', 'cannot_stand'],
    ['dog', 'he falls back down whenever he tries to get up', 'cannot_stand'],
    ['dog', 'And get up, she could not', 'cannot_stand'],
    ['reptile', 'she keeps turning over on her back', 'no_righting'],
    ['reptile', 'found him on his back again this morning', 'stargazing'],
    ['reptile', 'I found the tortoise belly up', 'stargazing'],
  ] as const)('ENG is a sign of a %s: %s', (species, text, sign) => {
    expect(told(species, text)[sign]).toBe('yes');
  });

  it.each([
    ['dog', 'he tried to get up and ran to the door', 'cannot_stand'],
    ['dog', 'he tried to get up on the sofa but couldn’t', 'cannot_stand'],
    ['dog', 'she tried to get up and she did not limp', 'cannot_stand'],
    ['dog', 'he did not get up to greet me', 'cannot_stand'],
    ['reptile', 'she walks with her belly up off the ground', 'stargazing'],
    // Where the patient was found is no news of another animal.
    ['dog', 'I found her on the floor', 'recent_stress'],
    ['dog', 'I found her on the floor', 'sick_contacts'],
    ['rabbit', 'we found her this morning', 'recent_stress'],
  ] as const)('ENG is none of a %s: %s', (species, text, sign) => {
    expect(told(species, text)[sign]).not.toBe('yes');
  });

  it.each([
    ['rabbit', 'we found her brother dead', 'recent_stress'],
    ['guinea_pig', 'found one dead yesterday', 'recent_stress'],
  ] as const)('ENG another one that died is still heard of a %s: %s', (species, text, sign) => {
    expect(told(species, text)[sign]).toBe('yes');
  });
});
