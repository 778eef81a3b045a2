import { beforeAll, describe, expect, it } from 'vitest';
import type { Species } from '../knowledge-types.ts';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const signsIn = (species: Species, text: string): string[] =>
  start(species, text).state.evidence.flatMap(({ finding, value }) =>
    value === 'yes' ? [finding] : [],
  );

describe('a danger that is told is read', () => {
  it.each<[Species, string, string]>([
    ['dog', 'Bleeding heavily from the mouth, not sure where from', 'mouth_bleeding'],
    ['dog', 'Hit by a car or van outside the school', 'trauma_major'],
    ['horse', 'The mare in the field is down and cannot get up', 'cannot_stand'],
    ['dog', 'The puppy from the shelter is gasping and blue', 'breath_hard'],
    ['dog', 'The rescue dog has collapsed', 'collapse'],
    ['dog', 'My son said he could not breathe', 'breath_hard'],
    ['dog', 'He is vomiting blood as a side effect of his tablets', 'vomit_blood'],
    ['dog', 'I was woken from a dead sleep by a bang. He had collapsed in the hall', 'collapse'],
    ['dog', 'He collapsed in a heap on the kitchen floor half an hour ago', 'collapse'],
    ['horse', 'She throws herself down sweating with her eyes half closed', 'colic_rolling'],
    ['dog', 'I nearly lost my old girl tonight, she collapsed', 'collapse'],
    ['dog', 'The breeder thinks she has a broken leg', 'fracture_look'],
    ['dog', 'No blood in his vomit', 'vomiting'],
    ['cat', 'He has got thin and he drinks and wees loads', 'drinks_more'],
    ['bird', 'his tongue and lips are white, no pink left', 'pale_gums'],
    ['hamster', 'bedding cotton got wrapped round his foot and it is purple', 'limb_strangled'],
    ['cat', 'a hair tie is twisted tight round her back leg', 'limb_strangled'],
    ['horse', 'She has lain there all day and won’t get up even for carrots', 'cannot_stand'],
    ['dog', 'each breath has a wet bubbly sound', 'breath_hard'],
    ['dog', 'he nearly ate a whole bar of dark chocolate, only one square left', 'toxin_chocolate'],
    ['dog', 'nearly got run over, car clipped his leg and he is limping', 'limping'],
    ['dog', 'he nearly choked on a bone and is gasping now', 'breath_hard'],
    ['dog', 'He was fine before he ate the rat poison', 'toxin_rodenticide'],
    ['dog', 'he ate the grapes, I was quicker with the raisins', 'toxin_grapes'],
  ])('14.2 bug: %s: "%s" is %s', (species, text, finding) => {
    expect(signsIn(species, text)).toContain(finding);
  });
});

describe('what only sounds like a danger is none', () => {
  it.each<[Species, string, readonly string[]]>([
    ['cat', 'She was under the bed all morning', ['trauma', 'trauma_major']],
    ['cat', 'I put her blanket in the washing machine', ['trauma_major']],
    ['dog', 'His belly is flat and soft', ['crushed']],
    ['cat', 'He hides behind the sofa when visitors come', ['crushed']],
    ['cat', 'The door slammed shut behind her', ['crushed', 'trauma']],
    ['dog', 'She stopped crying and fell asleep', ['collapse']],
    ['rabbit', 'Her ears are white', ['pale_gums']],
    ['dog', 'He flips onto his back kicking his legs for a belly rub', ['seizure']],
    ['dog', 'His whole body shakes when he wags his tail', ['breath_hard']],
    ['horse', 'Her head bobs with every step at the trot', ['breath_hard']],
    ['dog', 'He tore his bed up yesterday', ['wound_gaping']],
    ['dog', 'I found a small black spot near his ear today', ['snake_bite']],
    ['dog', 'He has food stuck in his teeth', ['choking']],
    ['dog', 'He peed a puddle in the garage', ['toxin_antifreeze']],
    ['dog', 'He weighs over 50 pounds', ['heat_exposure']],
    ['dog', 'She chewed the lead on our walk', ['burn']],
    ['dog', 'Something is crawling in her fur', ['maggots']],
    ['rabbit', 'My doe has pulled a bit of chest fluff', ['bite_wound']],
    ['horse', 'Nearly trod on a nail in the lane, steered round it', ['paw_wound', 'wound_joint']],
    ['dog', 'dropped a grape and I grabbed it before he could eat it', ['toxin_grapes']],
    ['dog', 'nearly swallowed a sock, got it off him in time', ['ate_object']],
    ['dog', 'stopped him just before he ate the rat poison', ['toxin_rodenticide']],
    ['cat', 'almost got hit by a car but shot back over the fence', ['trauma', 'trauma_major']],
    ['rabbit', 'Chewed through my cable. It was unplugged', ['burn']],
    ['bird', 'Put the non-stick pan out but never turned the hob on', ['toxin_bird_fumes']],
    ['cat', 'Was sent lilies, they never came in the house', ['toxin_lily', 'toxin_exposure']],
    ['dog', 'He has a wound on his paw and the hair is gone round it', ['limb_strangled']],
    [
      'horse',
      'He got cast in his box when he was four. He is eleven now',
      ['cannot_stand', 'trauma'],
    ],
    ['bird', 'Red poo this morning. It was beetroot', ['diarrhea_blood']],
    ['hamster', 'Nearly sat on him', ['crushed', 'trauma']],
    ['rabbit', 'There was blood everywhere in that film', ['bleeding']],
    ['dog', 'There were grapes. He tried biting me', ['toxin_grapes']],
  ])('14.2 bug: %s: "%s"', (species, text, findings) => {
    expect(signsIn(species, text).filter((one) => findings.includes(one))).toEqual([]);
  });
});
