import { describe, expect, it } from 'vitest';
import type { Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { extract, makeReader } from './extract.ts';

async function told(species: Species, text: string): Promise<Record<string, string>> {
  const reader = makeReader(await loadKnowledge(species));
  const { evidence } = extract(reader, text, { source: 'text', turn: 0 });
  return Object.fromEntries(evidence.map(({ finding, value }) => [finding, value]));
}

describe('what is told of whom, when and whether', () => {
  it.each<[string, string, string]>([
    ['a name in a question', 'limping', 'Is Rufus limping? He sits in his basket'],
    ['a bare sign in a question', 'cough', 'Is coughing common in pugs?'],
    ['what something might bring about', 'vomiting', 'Would this food make him vomit?'],
    ['a supposition', 'wheeze', 'Imagine a dog got wheezy, who would you ring'],
    ['whatever begins behind if', 'cough', 'We go back if coughing starts'],
    ['what would be so', 'limping', 'He would be limping if it was broken'],
    ['a fear of what will be', 'cough', 'I am worried he is going to start coughing'],
    ['in case he', 'vomiting', 'We have a bucket in case he starts vomiting'],
    ['heaven forbid', 'cough', 'Heaven forbid she starts coughing'],
    ['what was expected', 'cough', 'We were told to expect coughing'],
    ['what may come of a medicine', 'vomiting', 'It says it may cause vomiting'],
    ['when he was small', 'cough', 'He coughed a lot when he was tiny, he is ten now'],
    ['a time that stands alone', 'limping', 'Last year Bella limped. Today she wants a new bed'],
    ['before a treatment', 'limping', 'Before her knee surgery she was limping'],
    ['all gone in the same breath', 'limping', 'He limped two days straight, all cleared up'],
    ['grown back', 'hair_loss', 'She had a bald patch in June. The fur is back'],
    ['another, who is named', 'limping', 'Bella is limping but it is Max I am asking about'],
    ['the other one by name', 'cough', 'Is Sam safe with my other dog Ruby? Ruby is coughing'],
    ['one who was met', 'cough', 'There was a dog coughing at the park yesterday'],
    ['a person behind when', 'sneezing', 'Since we got the puppy my son can not stop sneezing'],
    ['the illness of the owner', 'cough', 'I have a chest infection, cough and all'],
  ])('says nothing of the patient: %s', async (_, finding, text) => {
    expect((await told('dog', text))[finding]).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['what was advised', 'vomiting', 'Vet said watch for vomiting. So far nothing'],
    ['what was feared', 'cough', 'I was worried about coughing. There has not been any'],
    ['behind nor', 'limping', 'He eats well, nor does he limp'],
    ['what was named', 'limping', 'They said she might be limping. She is not'],
    ['a list before a new subject', 'nasal_discharge', 'No cough or snot he makes a noise'],
  ])('denies what did not come: %s', async (_, finding, text) => {
    expect((await told('dog', text))[finding]).toBe('no');
  });

  it.each<[string, string, string]>([
    ['a sign of his in a question', 'limping', 'Is his limping serious?'],
    ['a question that only asks back', 'limping', 'He is limping, is it serious?'],
    ['came back', 'limping', 'He was limping last year and now it is back'],
    ['not a day without', 'vomiting', 'Not a day goes by that he does not vomit'],
    ['a report of a stranger', 'cough', 'The groomer mentioned he was coughing'],
    ['since he came', 'cough', 'Since he came to us he has had a cough'],
    ['warned of, and come', 'vomiting', 'They warned of vomiting. She is vomiting now'],
  ])('states: %s', async (_, finding, text) => {
    expect((await told('dog', text))[finding]).toBe('yes');
  });

  it('bug: "can\'t" behind a greeting was a question, its "not" a name', async () => {
    const signs = await told('dog', "Dear Sir or Madam, Can't stop licking his paws");
    expect(signs['itch_paws']).toBe('yes');
  });

  it('bug: what had not happened once had happened often', async () => {
    const signs = await told('dog', 'He has not vomited once');
    expect(signs['vomiting']).toBe('no');
    expect(signs['vomit_frequent']).not.toBe('yes');
  });

  it('bug: what changed since was long ago', async () => {
    const signs = await told('reptile', 'His tail used to be fat, now its like a stick');
    expect(signs['stick_tail']).toBe('yes');
  });

  it('bug: a cold of the brother was the flu of the owner, and that of the owner none', async () => {
    const own = await told('ferret', 'I have had flu all week and now he is sneezing');
    expect(own['owner_flu']).toBe('yes');
    const brother = await told('ferret', 'his brother has a cold, he is sneezing');
    expect(brother['owner_flu']).toBeUndefined();
  });

  it.each([
    ['cannot_stand', 'He was laid flat out in the field and when we got him up he was shaking'],
    ['wheeze', 'When I had him out of his stable he was wheezing'],
  ])('bug: whom we got up, or had out, had been ill when he came to us: %s', async (id, text) => {
    expect((await told('horse', text))[id]).toBe('yes');
  });

  it.each([
    ['cat', 'pee_none', 'the cat he cant pee since yesterday'],
    ['dog', 'collapse', 'the dog she is collapsed and wont get up'],
  ] as const)(
    'bug: the animal named before its pronoun was another: %s %s',
    async (species, id, text) => {
      expect((await told(species, text))[id]).toBe('yes');
    },
  );
});
