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
  return readReply({ reader, node }, text, { source: 'answer', turn: 1 });
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
    ['pale_gums', 'pink', 'no'],
    ['seizure', 'not since tuesday', 'yes'],
  ];

  it.each(table)('ENG on %s the reply "%s" means %s', (finding, text, value) => {
    expect(reply(finding, text).direct?.value).toBe(value);
  });

  const inAFewWords: readonly [string, string][] = [
    ['y', 'yes'],
    ['yeh', 'yes'],
    ['Yesss!', 'yes'],
    ['yep', 'yes'],
    ['defo', 'yes'],
    ['👍', 'yes'],
    ['he does', 'yes'],
    ['since lunch, yes', 'yes'],
    ['only a bit', 'yes'],
    ['a little', 'yes'],
    ['yes but only once', 'yes'],
    ['just the once', 'yes'],
    ['now and then', 'yes'],
    ['kinda', 'yes'],
    ['sort of', 'yes'],
    ['i think so', 'yes'],
    ['probably', 'yes'],
    ['n', 'no'],
    ['noooo', 'no'],
    ['nope', 'no'],
    ['nah', 'no'],
    ['not really', 'no'],
    ['dont think so', 'no'],
    ['not to my knowledge', 'no'],
    ['he hasn’t', 'no'],
    ['no, no idea why you ask', 'no'],
    ['no idea', 'unknown'],
    ['I have no idea', 'unknown'],
    ['dunno', 'unknown'],
    ['idk he goes outside', 'unknown'],
    ['he might have', 'unknown'],
    ['maybe??', 'unknown'],
    ['hard to say', 'unknown'],
    ['havent looked', 'unknown'],
    ["won't let me look", 'unknown'],
    ['they share a bowl so idk', 'unknown'],
    ["I don't want to touch it", 'unknown'],
  ];

  it.each(inAFewWords)('bug: "%s" meant something else or nothing', (text, value) => {
    expect(reply('vomiting', text).direct?.value).toBe(value);
  });

  const ofWhatWasAsked: readonly [string, string, string][] = [
    ['pale_gums', 'a sort of grey', 'yes'],
    ['pale_gums', 'really red', 'no'],
    ['pale_gums', 'dirty yellow', 'no'],
    ['pale_gums', 'blue', 'no'],
    ['pale_gums', 'all black, he is a chow', 'unknown'],
    ['pee_blood', 'just yellow', 'no'],
    ['lump_painful', 'screamed', 'yes'],
    ['lump_painful', 'he flinched', 'yes'],
    ['lump_painful', "she didn't flinch", 'no'],
    ['ate_object', 'a toy i think', 'yes'],
    ['belly_swollen', 'tight', 'yes'],
    ['limp_no_weight', 'just toe touching', 'no'],
    ['limp_no_weight', 'a little', 'no'],
    ['limping', "he did earlier but he's fine now", 'no'],
    ['limping', "she was but it's stopped", 'no'],
    ['limping', 'was yesterday, not now', 'no'],
    ['limping', 'he did this morning', 'yes'],
    ['limping', 'he was and still is', 'yes'],
    ['limping', 'he did but it keeps coming back', 'yes'],
    ['limping', 'he was in the garden', 'unknown'],
    ['cough', 'he did when he was a puppy but not now', 'no'],
    ['seizure', "he did earlier but he's fine now", 'yes'],
    ['pregnant', "she's been spayed", 'no'],
  ];

  it.each(ofWhatWasAsked)(
    'bug: of %s, "%s" was taken for something else',
    (finding, text, value) => {
      expect(reply(finding, text).direct?.value ?? 'unknown').toBe(value);
    },
  );

  it('bug: "blue" said nothing but that the gums are not pale', () => {
    const told = reply('pale_gums', 'blue').evidence;
    expect(told).toContainEqual(expect.objectContaining({ finding: 'blue_gums', value: 'yes' }));
  });

  it('ENG a little is too little only where the question names an amount', async () => {
    const cat = await loadKnowledge('cat');
    const node = buildModel(cat).nodes.get('pee_none');
    if (!node) throw new Error('no finding pee_none');
    const asking = (ask: string) => ({
      reader: makeReader(cat),
      node: { ...node, finding: { ...node.finding, ask } },
    });
    const origin = { source: 'answer', turn: 1 } as const;
    const answer = (ask: string): Reply => readReply(asking(ask), 'a few drops', origin);
    expect(answer('Has he passed any urine?').direct?.value).toBe('no');
    expect(answer('Has he passed more than a few drops?').direct?.value).toBe('yes');
  });

  it('bug: "yes but only once" denied a cluster of seizures', () => {
    expect(reply('vomiting', 'yes but only once').evidence).toEqual([]);
    expect(reply('seizure', 'yes but only once').direct).toEqual({ value: 'yes', certainty: 0.88 });
  });

  it('ENG a weak yes counts less than a mild one, and that less than a plain one', () => {
    const certainty = (text: string): number => reply('vomiting', text).direct?.certainty ?? 0;
    expect(certainty('kinda')).toBeLessThan(certainty('only a bit'));
    expect(certainty('yes but only once')).toBe(certainty('only a bit'));
    expect(certainty('only a bit')).toBeLessThan(certainty('yes'));
  });

  it('ENG an uncertain opening lowers what is then named, and outweighs what is only supposed', () => {
    expect(reply('vomiting', 'not sure but he was sick on the rug').direct).toEqual({
      value: 'yes',
      certainty: 0.75,
    });
    expect(reply('vomiting', 'not sure, he might have thrown up').direct?.value).toBe('unknown');
    expect(reply('vomiting', 'idk, probably not').direct?.value).toBe('no');
  });

  it('bug: "no, he is not eating" was a good appetite', () => {
    expect(reply('appetite_loss', "no, he isn't eating").direct?.value).toBe('yes');
    expect(reply('appetite_loss', 'no, eats fine').direct?.value).toBe('no');
  });

  it('ENG "more" and "less" are read by what was asked', () => {
    expect(reply('drinks_more', 'less if anything').direct?.value).toBe('no');
    expect(reply('drinks_more', 'more').direct?.value).toBe('yes');
    expect(reply('appetite_loss', 'less').direct?.value).toBe('yes');
  });

  it('ENG a reply teaches other findings too', () => {
    const read = reply('vomiting', 'no, but he has diarrhea with blood in it');
    expect(read.direct?.value).toBe('no');
    expect(read.evidence.map((item) => item.finding)).toEqual(
      expect.arrayContaining(['diarrhea', 'diarrhea_blood']),
    );
  });

  it('ENG a yes followed by another finding is taken with caution', () => {
    expect(reply('limping', 'yeah, a smelly ear').direct?.certainty).toBeLessThan(0.7);
    expect(reply('limping', 'yeah, and brown gunk in his ear').direct?.certainty).toBeGreaterThan(
      0.9,
    );
    expect(reply('ear_smell', 'yeah, brown gunk in the ear').direct?.certainty).toBeGreaterThan(
      0.9,
    );
  });

  it('ENG a reply that fits nothing is kept and changes nothing', () => {
    const read = reply('vomiting', 'purple bananas');
    expect(read.direct).toBeNull();
    expect(read.unmatched).toEqual(['purple bananas']);
  });
});

describe('an option that was chosen', () => {
  const beside: readonly [string, string, string][] = [
    ['vomiting', 'he threw up twice\nNo', 'no'],
    ['vomiting', 'yes\nNo', 'no'],
    ['vomiting', 'nope\nYes', 'yes'],
    ['vomiting', 'he has not thrown up today\nYes', 'yes'],
    ['vomiting', 'No\nhe brought up blood', 'no'],
    ['vomiting', 'mum says yes\nNot sure', 'unknown'],
    ['vomiting', 'he was sick earlier\nNot sure', 'unknown'],
    ['vomiting', 'Is that bad?\nYes', 'yes'],
    ['appetite_loss', 'he ate nothing\nNo, eating normally', 'no'],
    ['limp_back', 'the front one\nYes, a hind leg', 'yes'],
    ['onset', 'all of a sudden\nSlowly, over days or longer', 'gradual'],
    ['course', 'three weeks\nLess than a day', 'hours'],
  ];

  it.each(beside)('bug: on %s, the words in %j turned the option round', (finding, text, value) => {
    const read = reply(finding, text);
    expect(read.direct?.value).toBe(value);
    const own = new Set([finding, `${finding}_blood`, 'vomit_blood']);
    expect(read.evidence.filter((item) => own.has(item.finding))).toEqual([]);
  });

  it('ENG words beside it add other signs', () => {
    const read = reply('vomiting', 'he has diarrhea with blood in it\nNo');
    expect(read.direct).toEqual({ value: 'no', certainty: 1 });
    expect(read.evidence.map((item) => item.finding)).toEqual(
      expect.arrayContaining(['diarrhea', 'diarrhea_blood']),
    );
  });

  it('ENG a poison that is named beside "No" counts: an owner need not know that it is one', () => {
    const read = reply('toxin_exposure', 'he only ate a bar of dark chocolate\nNo');
    expect(read.evidence.map((item) => item.finding)).toContain('toxin_chocolate');
  });

  it('API-02 an answer that is an option, in any case, is that option', () => {
    expect(reply('course', 'one to six days').direct).toEqual({ value: 'days', certainty: 1 });
    expect(reply('appetite_loss', 'no, eating normally').direct?.certainty).toBe(1);
  });

  it('ENG two options in one answer are a list, and read as text', () => {
    const read = reply('vomiting', 'Eating?\nNo\nVomiting?\nYes');
    expect(read.direct?.certainty).toBeLessThan(1);
  });
});
