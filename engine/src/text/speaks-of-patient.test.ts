import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '../load-knowledge.ts';
import { extract, makeReader } from './extract.ts';

const reader = makeReader(await loadKnowledge('dog'));
const told = (text: string): string[] =>
  extract(reader, text, { source: 'text', turn: 0 }).evidence.map(({ finding }) => finding);

describe('a first message must tell of a patient', () => {
  it.each([
    'a person who suffers from seizures',
    'an attack that makes everybody scream',
    'of or relating to a collapse',
    'lacking force; "her feeble voice"; "he was weak and tired after the war"',
    'a tight cap that keeps hair dry while swimming',
    '(physics) vibration produced by resonance',
    'a giant who stretched his guests or hacked off their legs to make them fit',
    'Licensed under the MIT license, seizure included',
    'the part of a theatre that collapses into a box',
    'marijuana leaves rolled into a cigarette for smoking',
    'of orange tinged with yellow',
    'street names for marijuana',
    'seizure by the state of all farm land',
    'a cough or sneeze that scares an audience',
    'resembling a wheezing or rattling engine',
    'move limply, as a flag without wind',
    'scream louder than',
    'having red scabby patterns',
    'people who are blind to all that happens',
    'a drop of bleach',
    'the swelling of a crowd',
    'scheme, ballad and treaty on seizures',
  ])('the meaning of a word is nobody’s illness: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['vomiting since yesterday', 'vomiting'],
    ['a dry hacking cough', 'cough'],
    ['the cough is getting worse', 'cough'],
    ['had a fit, legs kicking, foam', 'seizure'],
    ['scratching like mad', 'itching'],
    ['not breathing; gums blue', 'blue_gums'],
    ['ate rat poison', 'toxin_rodenticide'],
    ['chowed rat bait', 'toxin_rodenticide'],
    ['convulsions again', 'seizure'],
    ['weak and wobbly', 'weakness'],
    ['pale gums', 'pale_gums'],
    ['gums pale or white', 'pale_gums'],
    ['not eating or drinking', 'appetite_loss'],
    ['drooling or foaming, wide eyed, twitching', 'drooling'],
    ['having diarrhea', 'diarrhea'],
    ['having seizures', 'seizure'],
    ['having diarrhea since monday', 'diarrhea'],
    ['a red thing hanging out of the bum', 'prolapse'],
    ['the seizure lasted 4 minutes', 'seizure'],
    ['peed on the sofa twice this week, and the crate stinks', 'pee_accidents'],
    ['fell off a seventh floor balcony, blood from the nose', 'trauma'],
    ['one leg is stuck out and she just sits there, limping', 'limping'],
    ['Panting lying on side, 36 C in here', 'panting'],
    ['Something red is hanging out of her bottom', 'prolapse'],
    ['The vet said "it is only a cough" but my dog coughs all night', 'cough'],
  ])('a short note is one: %s', (text, finding) => {
    expect(told(text)).toContain(finding);
  });
});
