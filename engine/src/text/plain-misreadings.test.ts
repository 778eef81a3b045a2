import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import { findingsIn, levelOf, loadEngines } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

describe('words that say something else', () => {
  it.each<[AnySpecies, string, string]>([
    ['cat', 'her mouth opens fine, she yawned at me', 'open_mouth'],
    ['rabbit', 'the roll under her chin is soft and she is not bothered one bit', 'appetite_loss'],
    ['dog', 'we watched that film where the dog is poisoned with antifreeze', 'toxin_antifreeze'],
    ['dog', 'watched a movie last night about a dog that had a seizure', 'seizure'],
    ['ferret', 'my flatmates old ferret had fits and collapsed, mine is well', 'seizure'],
    ['horse', 'pony two stables down had colic, mine finished his hay', 'belly_pain'],
    ['cat', 'you would think she is dying for her dinner', 'collapse'],
    ['bird', 'he stands with his head turned backwards in his wings at night', 'neck_limp'],
    ['rabbit', 'he bangs his back foot on the floor, the whole flat is awake', 'hind_weak'],
    ['guinea_pig', 'one nail has gone really long', 'ate_object'],
    ['rabbit', 'someone on insta says teeth grinding is agony, but he eats', 'pain_great'],
    ['guinea_pig', 'how do I train her to be quieter', 'lethargy'],
    ['guinea_pig', 'he takes a poo from his own bum and chews it', 'dirty_bottom'],
    ['cat', 'she sniffed his bed then mouth hanging open and lip curled', 'open_mouth'],
    ['dog', 'My wife is in the back. It hurts him to pee', 'back_pain'],
    ['horse', 'there is no pulse in his feet today, sound again', 'collapse'],
  ])('bug: a %s, "%s" was read as %s', (species, words, sign) => {
    expect(findingsIn(species, words)).not.toContain(sign);
  });
});

describe('dangers that were read as less', () => {
  it.each<[AnySpecies, string]>([
    ['dog', 'his lips are the color of printer paper'],
    ['ferret', 'hole in his side and it makes a sucking sound when he breathes'],
    ['dog', 'he was bitten on the chest by a big dog and now his breathing is noisy'],
    ['guinea_pig', 'her belly is big and hard, sounds like a drum'],
    ['dog', 'stomach as tight as a drum'],
    ['dog', 'she had a whole 200 g bar of the 85% dark stuff'],
    ['cat', 'found him hanging from the blind cord, his voice is gone'],
    ['bird', 'she fell off her stand stiff as a board, feet clenched, then came round'],
    ['horse', 'there is a dark blob poking through the clear part of his eye'],
  ])('bug: a %s was no emergency where "%s"', (species, words) => {
    expect(levelOf(species, words)).toBe('emergency');
  });

  it.each<[AnySpecies, string]>([
    ['dog', 'we watched a film and the dog ate a whole bar of chocolate'],
    ['ferret', 'mouth open, hopping backwards, then he collapsed and has blue gums'],
    ['rabbit', 'she banged her back foot on the floor and now drags both back legs'],
    ['dog', 'think he is dying, he fell over and cannot get up'],
    ['horse', 'the pony two fields down rolled, mine is now rolling and kicking his belly'],
  ])('ENG a %s is an emergency all the same: "%s"', (species, words) => {
    expect(levelOf(species, words)).toBe('emergency');
  });
});
