import { describe, expect, it } from 'vitest';
import { asksForGoodbye, hasDied } from './end-of-life.ts';

describe('the end of a life in an owner’s words', () => {
  it.each([
    'My hamster had wet tail. She died this morning.',
    'He was cold and stiff when I came down. He has passed away. What was it?',
    'It’s dead now. I only want to keep the others safe.',
    'Our rabbit died overnight and I feel so guilty. Was it my fault?',
    'My cat was hit by a car on Friday and did not make it. He was only four, my best friend.',
    'We lost him last week, the house is so quiet',
    'Our dog was run over and killed two weeks ago. I cannot stop crying.',
  ])('ENG has died: %s', (text) => expect(hasDied(text)).toBe(true));

  it.each([
    'I thought he was dead, but he moved.',
    'My husband rang: she is dead. An hour later she is alive and eating.',
    'My old cat had bad kidneys and he died last year. The new one drinks a lot.',
    'Our rabbit died. Now my other rabbit does not eat.',
    'He has dead skin on his paws',
    'If he died I would never forgive myself',
    'The lamp broke, it died. The gecko is cold.',
    'He nearly died this morning.',
    'She’s gone, all floppy and cold',
    'Is he dead or asleep?',
    'Yesterday she was up on the shelf, I screamed thinking she was dead',
    'His brother died last night, he will not eat now',
    'My last dog died, he drinks a lot of water',
    'Our first rabbit died. What should I watch for?',
    'She died this morning, the vet brought her back, she is breathing again',
  ])('ENG lives, or must be helped all the same: %s', (text) => expect(hasDied(text)).toBe(false));

  it.each([
    'She is 17 and barely walks. Is it time?',
    'Should we put him to sleep?',
    'I don’t know if it’s time to let her go.',
    'The vet talked about euthanasia.',
    'Would it be kinder to put her down to end this?',
    'My vet says to put him down. I cannot decide.',
  ])('ENG asks whether it is time: %s', (text) => expect(asksForGoodbye(text)).toBe(true));

  it.each([
    'Is it time for her next jab?',
    'Is it time to feed him wet food?',
    'He goes to sleep at once. I set him on the floor after his bath',
    'They let him go out at night',
    'She holds the leg up. I put it down to an odd little habit',
    'When I put her down she holds the leg up',
    'I put him down on the grass and he limped',
  ])('ENG asks something else: %s', (text) => expect(asksForGoodbye(text)).toBe(false));
});
