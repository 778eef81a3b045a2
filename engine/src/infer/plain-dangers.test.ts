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
    ['dog', 'He was wrestling with his sister and now his eye is. like. OUT.'],
    ['cat', "I used half of one of the dog's tubes on her neck last night, now her ears twitch"],
    ['horse', 'He went through barb wire, there is a hole in the front of his knee, barely lame'],
    ['rabbit', 'she has not eaten since yesterday, now she only wants a treat'],
    ['rabbit', 'He stopped eating yesterday. He is drinking well now'],
    ['rabbit', 'She is eating again now, but she stopped eating pellets and hay yesterday'],
    ['rabbit', 'He was eating again but this morning he stopped eating'],
    ['guinea_pig', 'My pregnant guinea pig is overdue'],
    ['rabbit', 'She flopped over on her side and will not get up'],
    ['dog', 'He drank from the lake, there was an algae bloom'],
    ['rabbit', 'One of my rabbits died this morning, the other one is hunched and will not eat'],
    ['dog', 'She swam in the reservoir and there was a film of blue green algae'],
  ])('15.1 bug: a %s was no emergency where "%s"', (species, words) => {
    expect(levelOf(species, words)).toBe('emergency');
  });

  it('bug: only the report knew the first aid for an emergency that the questions had found', () => {
    const { triage } = start('dog', 'my dog is choking on a bone');
    expect(triage?.care?.do.length).toBeGreaterThan(0);
    expect(triage?.care?.never.length).toBeGreaterThan(0);
    expect(triage?.care?.source).toContain('Merck');
    expect(start('dog', 'He has been limping since yesterday.').triage?.care).toBeUndefined();
  });

  it.each<[AnySpecies, string]>([
    ['dog', 'it sounds like he is choking on something when he pulls on the lead'],
    ['dog', 'are rawhide chews a choking hazard?'],
    ['dog', 'He had been in the lake, there was no algae'],
    ['dog', 'He sat by the pond. There is an algae bloom at the lake, but we never go there'],
    ['cat', 'my British Blue has a flaky tail'],
    ['dog', 'the packet says it may make him sleepy'],
    ['dog', 'my older dog is fine, my other dog collapsed last year'],
    ['bird', 'when I was a kid our budgie died of pan fumes. Which pans are safe for mine?'],
    ['dog', "I've got flu and have been sick all night. Can he catch it?"],
    ['horse', "my friend's shetland has laminitis. Mine are sound, can they share a field?"],
    ['horse', 'he colicked two winters ago, never again. Do I change his hay over slowly?'],
    ['horse', 'another livery has strangles five miles away, none on ours. Do we cancel the show?'],
    [
      'rabbit',
      "the bunny at my son's nursery had maggots. Ours lives indoors, do I need the spray?",
    ],
    ['dog', 'I threw up all night, dodgy prawns. Can he catch it off me?'],
    [
      'dog',
      'now and then she plants her feet, sticks her neck out and snorts in fast, then is fine',
    ],
    ['cat', 'sniffed my sock and pulled a face with his mouth half open, it lasted a second'],
    ['horse', 'He gallops off with his tail up and laughs at me. Sound, fit, just rude'],
    ['bird', 'grinding his beak at bedtime, one foot tucked up, then asleep'],
    ['dog', 'lump on his side that has not grown, he eats and plays'],
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

  it.each<[AnySpecies, string, string]>([
    ['guinea_pig', 'there is red wee on the white fleece', 'pee_blood'],
    ['hamster', 'his cheeks are stuffed and he cannot empty them', 'cheek_pouch'],
  ])('15.1 what only resembles a normal way of a %s is a sign: %s', (species, words, finding) => {
    expect(start(species, words).state.evidence).toContainEqual(
      expect.objectContaining({ finding, value: 'yes' }),
    );
  });
});
