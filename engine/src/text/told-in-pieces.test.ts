import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import type { Species } from '../knowledge-types.ts';
import { patientOf } from '../testing/cases.ts';

async function dangersOf(species: Species, text: string): Promise<string[]> {
  const engine = createEngine(await loadKnowledge(species));
  return engine.dangers(patientOf(species), text).map(({ id }) => id);
}

describe('a fit told in pieces', () => {
  it.each<[Species, string]>([
    [
      'dog',
      'She toppled over in the kitchen, all four paws pedalling, froth pouring from her lips.',
    ],
    ['dog', 'His neck arched backwards, his limbs jolting, and his eyeballs rolled up.'],
    ['dog', 'Suddenly he went rigid as a plank and messed himself. He did not know who I was.'],
    ['dog', 'My dog keeled over. His legs were thrashing and he did not respond when I called.'],
    [
      'cat',
      'My cat fell sideways off the sofa, her paws twitching, her jaw clacking, spit everywhere.',
    ],
    [
      'cat',
      'She was snoozing, then her limbs began jerking. She foamed and did not react to my voice.',
    ],
    ['cat', 'His whole body juddered. He peed himself and stared straight through us.'],
    ['rabbit', 'My rabbit flipped over, legs going like mad, head thrown right back.'],
    [
      'ferret',
      'He just lay there, pawing. His mouth was frothing, his legs were churning, no response at all.',
    ],
    ['guinea_pig', 'Her body went stiff and then she crashed over, legs kicking, eyes glazed.'],
    ['hamster', 'My hamster tipped over, his feet twitching. He was unaware of anything.'],
    [
      'horse',
      'The mare crashed to the ground, her legs flailing, teeth grinding, eyes rolling wildly.',
    ],
  ])('14.2 %s: "%s" raises the danger of a fit', async (species, text) => {
    expect((await dangersOf(species, text)).join(' ')).toMatch(/seizure|fit|twitch/);
  });

  it.each<[Species, string]>([
    ['dog', 'He is fast asleep and his paws are pedalling away, eyelids flickering, jaw smacking.'],
    ['dog', 'When she dreams her legs kick and her eyes roll under the lids. She drools a bit.'],
    [
      'dog',
      'He flops about on the lawn, legs kicking in the air, head thrown back, tongue lolling.',
    ],
    ['dog', 'She rolls over for a tummy rub and thrashes her legs, eyes rolling with joy.'],
    ['dog', 'Our pup topples over, paws windmilling at the toy in his jaws, drooling all over it.'],
    ['dog', 'He drools when we cook and does not answer to his name any more, being deaf.'],
    ['dog', 'Stiff in the mornings, a back leg twitches now and then when I brush him.'],
    ['cat', 'She lies on her back and kicks her back legs at the catnip mouse, pupils huge.'],
    ['cat', 'Asleep on my lap, her whiskers and paws twitch and she dribbles.'],
    [
      'hamster',
      'He was cold and stiff, then his legs twitched as he woke and he yawned and stretched.',
    ],
    ['rabbit', 'She flops over on her side, feet kick once or twice, eyes half shut, so happy.'],
    [
      'ferret',
      'He falls off the sofa while war dancing, body jerking about, playing all the while.',
    ],
  ])('14.2 %s: "%s" is no fit', async (species, text) => {
    expect((await dangersOf(species, text)).join(' ')).not.toMatch(/seizure|fit/);
  });

  it('14.2 pieces that are denied, of the owner or long parted make no fit', async () => {
    for (const text of [
      'He keeled over in the heat. His legs did not jerk, he did not foam and he did not wet himself.',
      "My husband's legs were jerking and his eyes were rolling. My dog watched.",
      'His legs twitch at times. He eats well. We walk a lot. He likes the car. He drools there. He is friendly.',
    ])
      expect((await dangersOf('dog', text)).join(' ')).not.toMatch(/seizure|fit/);
  });
});
