import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const levelOf = (species: AnySpecies, words: string): string =>
  start(species, words).triage?.level ?? 'none';

describe('dangers in plain words', () => {
  it.each<[AnySpecies, string]>([
    ['dog', 'my dog is choking on a bone'],
    ['dog', "there's a toy wedged in the back of his throat"],
    ['cat', 'help, she is choking on a piece of chicken'],
    ['rabbit', 'my rabbit is choking on her pellets'],
    ['bird', 'my parrot is choking on a nut'],
    ['dog', "he's not breathing right"],
    ['guinea_pig', 'she has gone blue'],
    ['dog', 'she got into my bag and chewed the gum, the packet says xylitol'],
    ['dog', 'My dog had two of my sweets, it says xylitol on the tub'],
    ['dog', 'my son spilled hot tea over his back and now the skin is red'],
    ['bird', 'the cat had the budgie in his mouth, no blood that I can see'],
    ['guinea_pig', "We have two. One's fine, the other one is panting and drooling"],
    ['dog', 'one of them is ok but the other one has collapsed'],
    ['dog', 'one of them is fine, the other one has collapsed'],
  ])('15.1 bug: a %s was no emergency where "%s"', (species, words) => {
    expect(levelOf(species, words)).toBe('emergency');
  });

  it.each<[AnySpecies, string]>([
    ['dog', 'it sounds like he is choking on something when he pulls on the lead'],
    ['dog', 'are rawhide chews a choking hazard?'],
    ['cat', 'my British Blue has a flaky tail'],
    ['dog', 'the packet says it may make him sleepy'],
    ['dog', 'my older dog is fine, my other dog collapsed last year'],
    ['bird', 'when I was a kid our budgie died of pan fumes. Which pans are safe for mine?'],
    ['dog', "I've got flu and have been sick all night. Can he catch it?"],
    ['horse', "my friend's shetland has laminitis. Mine are sound, can they share a field?"],
    ['rabbit', 'the hutch is locked in the shed at night, is that all right for her?'],
  ])('15.3 bug: a %s was one where "%s"', (species, words) => {
    expect(['none', 'watch', 'routine', 'soon']).toContain(levelOf(species, words));
  });

  it.each([
    "I'm filling the water bowl three times a day",
    'we keep refilling her water bottle',
    "can't keep his water bowl full",
    'drinking bowls and bowls',
  ])('15.1 bug: "%s" was no thirst', (words) => {
    const { evidence } = start('dog', `My dog is ten. ${words}`).state;
    expect(evidence).toContainEqual(
      expect.objectContaining({ finding: 'drinks_more', value: 'yes' }),
    );
    expect(evidence.map(({ finding }) => finding)).not.toContain('appetite_loss');
  });
});
