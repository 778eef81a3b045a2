import { beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../infer/model.ts';
import { buildModel } from '../infer/model.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import type { Reader } from './extract.ts';
import { makeReader } from './extract.ts';
import type { Reply } from './reply.ts';
import { readReply } from './reply.ts';

let model: Model;
let reader: Reader;

beforeAll(async () => {
  const knowledge = await loadKnowledge('dog');
  model = buildModel(knowledge);
  reader = makeReader(knowledge);
});

function reply(finding: string, text: string): Reply {
  const node = model.nodes.get(finding);
  if (!node) throw new Error(`no finding ${finding}`);
  return readReply(reader, node, text, 1);
}

describe('replies in the owner’s own words', () => {
  const table: readonly [string, string, string][] = [
    ['vomiting', 'Yes', 'yes'],
    ['vomiting', 'No', 'no'],
    ['vomiting', 'Not sure', 'unknown'],
    ['vomiting', 'nope', 'no'],
    ['vomiting', 'yeah since yesterday', 'yes'],
    ['vomiting', 'a bit', 'yes'],
    ['vomiting', 'Not that I have seen', 'no'],
    ['vomiting', 'idk', 'unknown'],
    ['vomiting', "I don't know, he was outside", 'unknown'],
    ['vomiting', 'twice this morning', 'yes'],
    ['vomiting', 'he threw up twice', 'yes'],
    ['vomiting', 'never', 'no'],
    ['vomiting', 'not really', 'no'],
    ['vomiting', 'sometimes', 'yes'],
    ['vomiting', "he hasn't", 'no'],
    ['appetite_loss', 'he is eating normally', 'no'],
    ['appetite_loss', "won't touch his food", 'yes'],
    ['drinks_more', 'yes way more than usual', 'yes'],
    ['itching', 'only at night', 'yes'],
    ['onset', 'it came on all of a sudden', 'sudden'],
    ['onset', 'slowly over time', 'gradual'],
    ['course', 'about two weeks', 'weeks'],
    ['course', 'since yesterday', 'days'],
    ['course', 'a few hours', 'hours'],
    ['limp_back', 'no, its the front leg', 'no'],
    ['limp_back', 'Yes, a hind leg', 'yes'],
  ];

  it.each(table)('ENG on %s the reply "%s" means %s', (finding, text, value) => {
    expect(reply(finding, text).direct?.value).toBe(value);
  });

  it('ENG a reply teaches other findings too', () => {
    const read = reply('vomiting', 'no, but he has diarrhea with blood in it');
    expect(read.direct?.value).toBe('no');
    expect(read.evidence.map((item) => item.finding)).toEqual(
      expect.arrayContaining(['diarrhea', 'diarrhea_blood']),
    );
  });

  it('ENG a yes followed by another finding is taken with caution', () => {
    expect(reply('limping', 'yeah, brown gunk').direct?.certainty).toBeLessThan(0.7);
    expect(reply('limping', 'yeah, and brown gunk in his ear').direct?.certainty).toBeGreaterThan(
      0.9,
    );
    expect(reply('ear_smell', 'yeah, brown gunk').direct?.certainty).toBeGreaterThan(0.9);
  });

  it('ENG a reply that fits nothing is kept and changes nothing', () => {
    const read = reply('vomiting', 'purple bananas');
    expect(read.direct).toBeNull();
    expect(read.unmatched).toEqual(['purple bananas']);
  });
});
