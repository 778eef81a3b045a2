import { beforeAll, describe, expect, it } from 'vitest';
import { loadKnowledge } from '../index.ts';
import type { Reader } from './extract.ts';
import { extract, makeReader } from './extract.ts';

const readers = new Map<string, Reader>();

beforeAll(async () => {
  for (const species of ['dog', 'cat', 'hamster'] as const)
    readers.set(species, makeReader(await loadKnowledge(species)));
});

/** What a text says of one finding. */
function told(text: string, finding: string, species = 'dog'): string {
  const reader = readers.get(species);
  if (!reader) throw new Error(`No reader of ${species}`);
  const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
  return evidence.find((item) => item.finding === finding)?.value ?? 'unsaid';
}

describe('a healthy act denies the loss of it', () => {
  it.each([
    ['He plays ball with the kids', 'lethargy', 'no'],
    ['She does not play with the ball', 'lethargy', 'yes'],
    ['He is drinking and peeing fine', 'drinks_less', 'no'],
    ['The appetite is good', 'appetite_loss', 'no'],
    ['His breathing seems ok', 'breath_hard', 'no'],
    ['She cries when she goes to drink', 'drinks_less', 'unsaid'],
  ])('%s: %s %s', (text, finding, value) => {
    expect(told(text, finding)).toBe(value);
  });

  it('nothing is denied by the other ear, nor by how it was before', () => {
    expect(told('Her left ear is red, the other ear is fine', 'ear_red')).toBe('yes');
    expect(told('An hour ago he was fine, now he is limping', 'lethargy')).toBe('unsaid');
    expect(told('He is fine in himself', 'lethargy')).toBe('no');
  });
});

describe('an item denied alone is denied of what was named before', () => {
  it.each([
    ['Diarrhoea since Sunday. No blood.', 'diarrhea_blood'],
    ['Her ear is red inside. No smell, no discharge.', 'ear_discharge'],
    ['A lump on the shoulder, soft, does not hurt', 'lump_painful'],
  ])('%s: no %s', (text, finding) => {
    expect(told(text, finding)).toBe('no');
  });

  it('it is never stated by that', () => {
    expect(told('His stool is soft. Not only blood worries me', 'diarrhea_blood')).not.toBe('yes');
  });
});

describe('a denial ends where another thing is said', () => {
  it.each([
    ['The cough has not gone away', 'cough', 'yes'],
    ['He is not only limping', 'limping', 'yes'],
    ['No coughing, sneezing or runny nose', 'sneezing', 'no'],
    ['She is not vomiting or anything', 'vomiting', 'no'],
    ['He has never had fits', 'seizure', 'no'],
    ['Looks like a burn but it is not', 'burn', 'no'],
  ])('%s: %s %s', (text, finding, value) => {
    expect(told(text, finding)).toBe(value);
  });
});

describe('whose and when', () => {
  it.each([
    ['On a normal day he drinks loads, today he drinks nothing', 'drinks_more', 'unsaid'],
    ['I had a puppy that had seizures. This one is limping', 'seizure', 'unsaid'],
    ['He had a fight with the neighbours dog and has scratches on his nose', 'wound', 'yes'],
    ['I have not seen any poop today', 'constipation', 'yes'],
  ])('%s: %s %s', (text, finding, value) => {
    expect(told(text, finding)).toBe(value);
  });
});

describe('what goes without saying is what was named last', () => {
  it.each([
    ['Chewing gum on the sofa. Three pieces gone', 'toxin_xylitol', 'dog'],
    ['There was chocolate on the table. He ate it all.', 'toxin_chocolate', 'dog'],
    ['His ear is sore, and he digs, dark gunk everywhere', 'ear_discharge', 'dog'],
  ] as const)('%s: %s', (text, finding, species) => {
    expect(told(text, finding, species)).toBe('yes');
  });

  it('a manner is not said over a comma', () => {
    expect(told('Nothing comes from the eyes, gobbled up his dinner', 'appetite_loss')).not.toBe(
      'yes',
    );
  });
});
