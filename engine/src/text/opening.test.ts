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
    ['dog', 'I have a dog and', 'roxy yelped and came back holding her back left leg up'],
  ])('ENG %s: "%s" before "%s"', async (species, opening, text) => {
    const alone = await told(species, text);
    expect(alone).not.toEqual([]);
    expect(await told(species, `${opening} ${text}`)).toEqual(alone);
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
