import type { Context } from '@petwise/language';
import { contextOf } from '@petwise/language';
import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import { readContextOf } from './read-context.ts';
import { tokenise } from './tokens.ts';

const kinds = new Set(['dog', 'puppy', 'hamster']);

/** A sentence with its signs in brackets, each with what must be told of it: "no [cough:denied]". */
function parse(marked: string): {
  text: string;
  signs: { from: number; to: number; told: string }[];
} {
  const signs: { from: number; to: number; told: string }[] = [];
  let text = '';
  for (const part of marked.split(/(\[[^\]]+\])/)) {
    const [, words, told = ''] = /^\[([^:\]]+):?(.*)\]$/.exec(part) ?? [];
    if (words) signs.push({ from: text.length, to: text.length + words.length, told });
    text += words ?? part;
  }
  return { text, signs };
}

const plain = new Set(['patient', 'now', 'stated']);
const told = ({ who, when, whether }: Context): string[] =>
  [who, when, whether].filter((part) => !plain.has(part));

/** What is told of each sign of a text, in order. */
function read(marked: string): { expected: string; told: string[] }[] {
  const { text, signs } = parse(marked);
  let carried: 'patient' | 'other' | 'owner' | 'person' = 'patient';
  let carriedPast = false;
  return tokenise(text).flatMap((tokens) => {
    const places = signs.map(({ from, to }) =>
      tokens.flatMap((token, at) =>
        !token.punctuation && token.start >= from && token.end <= to ? [at] : [],
      ),
    );
    const matches: Match[] = places.map((at) => ({ finding: 'sign', value: 'yes', tokens: at }));
    const sentence = readContextOf(tokens, matches, { kinds, carried, carriedPast });
    carried = sentence.last;
    carriedPast = sentence.lastPast;
    return places.flatMap((at, number) => {
      if (at.length === 0) return [];
      const expected = signs[number]?.told ?? '';
      return [{ expected, told: told(contextOf(sentence, { tokens: at, healthy: false })) }];
    });
  });
}

describe('who, when and whether in English', () => {
  it.each([
    'He has not been [vomiting:denied], [coughing:denied], or [sneezing:denied], but he [limps]',
    'Without any [vomiting:denied] or [diarrhoea:denied]',
    "doesn't seem to [limp:denied] or be in [pain:denied]",
    "He's never had a [seizure:denied]",
    "hasn't been [sick:denied] but [won't eat]",
    "She isn't [vomiting:denied] and isn't [coughing:denied] but she is [limping]",
    'he has no [cough:denied], no [runny nose:denied] and no [fever:denied]',
    'no [vomiting:denied] that I have seen',
    'I have not seen any [blood:denied]',
    'he did [vomit:over] on Monday but has been fine since',
    'he had a [cough:over] but it cleared up',
    'the [limp:over] has gone',
    'His [cough:over] went away last week but now he is [sneezing]',
    'As a puppy she had [mange:past]',
    'she had [kennel cough:past] a few years ago',
    'He used to [limp:past] but now he [coughs]',
    'The vet said it might be [arthritis:*]',
    'the vet said he has [arthritis]',
    'My vet found a [lump] on her belly',
    'vet told me to watch for [vomiting:advised]',
    "I'm scared it's [bloat:feared] because his belly is [swollen]",
    "I'm worried because he is [limping]",
    "I'm worried about his [limp]",
    'does he have [fleas:asked]?',
    'Could this be [parvo:asked]? He has bloody [diarrhoea]',
    'is his [limp] serious?',
    'what causes [limping] in dogs',
    'what can I do about his [limp]?',
    'how do I stop him [scratching]',
    'Any [vomiting:*] and I will call you',
    'if I touch his ear he [yelps]',
    'when he runs he [limps]',
    "My neighbour's dog has [kennel cough:other] and now mine is [coughing]",
    'My friend has the [flu:person]',
    'my husband thinks he is [limping]',
    'My wife noticed he is [limping]',
    'the kids said he was [limping]',
    'my daughter found him [collapsed]',
    "My mum's cat had [cancer:other]. Mine has a [lump]",
    'our other cat is fine but this one is [vomiting]',
    'We have two dogs, one is [limping]',
    'both dogs are [vomiting]',
    'The other dog has been [sick:other] too',
    'He bit my other dog and now he has a [wound]',
    'since my other dog died she is [not eating]',
    "my old dog [can't get up]",
    'My last dog had [arthritis:other] so I know he is [stiff]',
    'he is [limping], my other dog is fine',
    'it looks like he has [worms]',
    'he looks like he has been [crying]',
    'breathing like a [steam train]',
    'you would think he was [starving:compared]',
    'Dogs can [cough:general] for many reasons',
    'I read that [bloat:general] is deadly',
    'my puppy is [limping], he is 4',
    'still [vomiting]',
    'He [vomits] once a year in spring',
    'he has been [limping] for a year',
    "He's had [arthritis] for years",
    "He has always been [lazy:usual], but today he [won't get up]",
    'He has always been [lazy:usual], and all of a sudden he is [limping]',
    'She normally [sleeps:usual] a lot but now she is [pacing]',
    "this isn't normal, he is [panting]",
    'not sure if he is in [pain:*]',
    'I think he is in [pain]',
    'maybe he [hurt] his leg',
    "I don't know what's wrong, he [won't eat]",
    'No idea why but he is [shaking]',
    "he won't stop [shaking]",
    'Nothing helps, he keeps [scratching]',
    'There is nothing wrong with his [eyes:denied]',
    'no problem [breathing:denied]',
    "He isn't his usual self and he is [vomiting]",
    'thank god no [blood:denied]',
    'not a single [cough:denied]',
    'no more [vomiting:*]',
    '[vomiting:over] has stopped',
    'He stopped [limping:over] yesterday',
    "he can't stop [drooling]",
    "I can't see any [swelling:denied]",
    "I'd rule out [fleas]",
    'vet ruled out [mange:denied]',
    'tested negative for [worms:denied]',
    'If he starts [vomiting:hypothetical], I will ring',
    'no interest in [food:denied] or [toys:denied]',
    'My last dog died of bloat. He was [retching:other]. This one is [limping]',
    'She is playing with her brother and is [limping]',
    'I have been [sick:owner] all night',
    'I have a [cough:owner] and a terrible [headache:owner]',
    'I have a [limping] dog',
    'My knee is [swollen:owner] but the dog is [limping]',
    'not a day goes by without [vomiting]',
    "he can't walk without [falling over]",
    'never had a [seizure] before today',
    'he is not [vomiting] as much as last week',
    'is it normal that he is [vomiting]',
    'my hamster [died:past] last year, this one has no [lump:denied] but [sneezes]',
    'no wonder he is [limping]',
    'not only [vomiting] but also [coughing]',
    'Last year he ate a bee. His face was [swollen:past] and he could hardly [see:past]. Now he is [limping]',
    'Last year she had a fall. She is [limping]',
    'He met a dog with a [cough:other] and he is [sneezing]',
    'he was in contact with a [coughing:other] dog',
    'He takes meds for [seizures:advised]',
    'he has been on meds for months and is still [coughing]',
    "I've got a [sore back:owner] and can't ride. The dog is [limping]",
    'I doubt he has [fleas:supposed]',
    'my hay fever makes me [sneeze:owner]',
    '[Limping:denied]? Not at all',
    'Last summer he needed surgery, it was a [haematoma:past]',
    'Last year his face [swelled up:past]. His eyes are usually huge and were [shut:past]',
    'He had colic in 2019. He is lying down but got up, nose [snotty]',
    "A mess everywhere as though she'd [vomited:compared]",
    'Normally he is [very active:general]',
    "Usually she doesn't [drool:general]",
    'At first she was [playful]',
    'vet said to ring if [no urine:hypothetical] comes out, he is [sneezing]',
    'what if he gags and [nothing comes up:hypothetical]',
    'his breathing is not very [laboured:compared]',
    'far from [lethargic:denied], he plays',
    'has yet to [cough:denied]',
    'not or anything but he is [quiet]',
    'as soon as he [eats:hypothetical] I will ring',
    'at the moment he is [coughing]',
    'the dog in the next field has a [snotty nose:other], mine is [limping]',
    'a dog had [kennel cough:other], mine has a [lump]',
    'the dog we had [coughed:other]. This one [limps]',
    'I am covered in a [rash:owner], he is [limping]',
    'Reddit reckons it is [mange:general], he has a [lump]',
    'at eight weeks old he had [ringworm:past]',
    'A [seizure:denied]? He has not had one',
  ])('HEAR %s', (marked) => {
    for (const sign of read(marked))
      if (sign.expected === '*') expect(sign.told).not.toEqual([]);
      else if (sign.expected === '') expect(sign.told).toEqual([]);
      else expect(sign.told).toContain(sign.expected);
  });
});
