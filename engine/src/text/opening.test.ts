import { describe, expect, it } from 'vitest';
import type { Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { extract, makeReader } from './extract.ts';

async function read(species: Species, text: string) {
  return extract(makeReader(await loadKnowledge(species)), text, { source: 'text', turn: 0 });
}
const told = async (species: Species, text: string): Promise<string[]> =>
  (await read(species, text)).evidence
    .map(({ finding, value }) => `${finding}=${value}`)
    .toSorted();

describe('an opening changes nothing that the complaint says', () => {
  it.each<[Species, string, string]>([
    ['dog', 'pls help', 'Drinking way more than usual'],
    ['horse', 'Dear Sir or Madam,', 'Eye swollen shut and tears, blue spot on it'],
    ['horse', 'Long story short,', 'nosebleed while standing in stable, left side only'],
    ['cat', 'Well,', 'swallowed a hair bobble'],
    ['ferret', 'so basically', 'bit his bum in a fight'],
    ['rabbit', 'Right.', 'ok so he is eating the carpet'],
    ['guinea_pig', 'My guinea pig is at home with my husband,', 'stiff when he gets up'],
    ['dog', 'My son saw that', 'he is walking into doors'],
    [
      'dog',
      'This is about our dog. Not about me.',
      "he's got worse, before he only coughed at night",
    ],
    ['dog', 'My sister tells me that', 'he wolfs his dinner, growls at it and limps off'],
    ['cat', 'about our moggy Socks', 'Black grit on his chin. He does not scratch it'],
    [
      'reptile',
      'The vet told me to write here.',
      'Female gecko, laid 2 eggs last week, now her legs shake',
    ],
    [
      'dog',
      "I'm 12 and dad is out.",
      'peed on the sofa twice this week, and the crate stinks of it',
    ],
    ['bird', 'My brother says', 'one foot is curled and she just sits there on the floor'],
    ['rabbit', 'I saw that', 'doe rabbit 2 years, she is limping since monday'],
    ['dog', 'I have a dog and', 'roxy yelped and came back holding her back left leg up'],
  ])('ENG %s: "%s" before "%s"', async (species, opening, text) => {
    const alone = await told(species, text);
    expect(alone).not.toEqual([]);
    expect(await told(species, `${opening} ${text}`)).toEqual(alone);
  });

  it('bug: a question behind "I am 9" was told of the patient', async () => {
    const opened = await told(
      'guinea_pig',
      'I have a guinea pig and I am 9 can they get mites from hay? he seems fine',
    );
    expect(opened).not.toContain('mites_lice=yes');
  });

  it('bug: an age before the first sign was how long it had been so', async () => {
    expect(await told('rabbit', 'Two bucks, 8 months. One is limping')).not.toContain(
      'course=months',
    );
    expect(await told('rabbit', 'Daisy (8 months) is limping')).not.toContain('course=months');
    expect(await told('rabbit', 'He is limping. 8 months now.')).toContain('course=months');
  });

  it('ENG a medicine that an opening names is what was eaten', async () => {
    expect(await told('dog', 'She is on amlodipine. She found the packet and ate one')).toContain(
      'toxin_human_medicine=yes',
    );
  });

  it('ENG a name, a breed or a thing written large begins no sentence', async () => {
    expect(await told('dog', 'My dog ate Grapes')).toContain('toxin_grapes=yes');
    expect(await told('dog', 'We have a Great Dane and he is limping')).toContain('limping=yes');
  });
});

describe('long texts', () => {
  it('ENG what is said again is read once and says the same', async () => {
    const once = await told('dog', 'My dog is vomiting. He is not eating.');
    expect(await told('dog', 'My dog is vomiting. He is not eating. '.repeat(2000))).toEqual(once);
  });

  it('ENG a sign at the end of a text without any stop is read', async () => {
    const ramble = 'and then we went to the park and he met a friend there '.repeat(60);
    expect(await told('dog', `so this morning ${ramble} and now my dog is vomiting`)).toContain(
      'vomiting=yes',
    );
  });
});

describe('what is not understood', () => {
  it('ENG everyday words and words of concepts are understood, though they are no signs', async () => {
    const { strange, halfRead } = await read(
      'dog',
      'My aunt bought a sofa at the market last winter and my dog has been limping since.',
    );
    expect([strange, halfRead]).toEqual([[], undefined]);
  });

  it('ENG a text of mostly strange words is half read', async () => {
    const { strange, halfRead } = await read(
      'dog',
      'My dog is limping, quaffing, zorbing, blenking, frobbing, snerting and glarping.',
    );
    expect([strange.length > 4, halfRead]).toEqual([true, true]);
  });
});
