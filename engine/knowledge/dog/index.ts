import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { findings } from './findings.ts';
import { gut } from './gut.ts';
import { lexicon } from './lexicon.ts';
import { moving } from './moving.ts';
import { organs } from './organs.ts';
import { redFlags } from './red-flags.ts';
import { skinEar } from './skin-ear.ts';

/** All that is known of the dog. */
export const pack = {
  species: 'dog', word: 'dog', plural: 'dogs', version: '1.0.0', ageBands: [0.75, 2, 6, 10],
  breedGroups: {
    'deep-chested': ['great dane', 'german shepherd', 'weimaraner', 'standard poodle', 'boxer', 'doberman', 'setter', 'bloodhound', 'wolfhound', 'saint bernard', 'st. bernard', 'akita', 'rottweiler', 'greyhound', 'basset', 'ridgeback', 'vizsla', 'deerhound', 'borzoi', 'bernese', 'pointer', 'shar pei', 'labrador', 'golden retriever'],
    giant: ['great dane', 'mastiff', 'saint bernard', 'st. bernard', 'newfoundland', 'wolfhound', 'leonberger', 'bernese', 'great pyrenees', 'rottweiler', 'cane corso'],
    brachy: ['bulldog', 'pug', 'boston', 'boxer', 'shih tzu', 'pekingese', 'lhasa', 'cavalier', 'french', 'bullmastiff', 'frenchie'],
    'short-leg': ['dachshund', 'corgi', 'basset', 'beagle', 'shih tzu', 'french bulldog', 'pekingese', 'lhasa', 'cocker', 'wiener'],
    'floppy-ear': ['spaniel', 'basset', 'beagle', 'labrador', 'golden retriever', 'poodle', 'doodle', 'cockapoo', 'setter', 'bloodhound', 'hound', 'cockapoo', 'labradoodle'],
    spaniel: ['spaniel', 'cocker', 'springer'], cavalier: ['cavalier'], retriever: ['retriever', 'labrador', 'lab '], poodle: ['poodle', 'doodle', 'cockapoo', 'cavapoo', 'bichon'],
    terrier: ['terrier', 'westie', 'staffordshire', 'jack russell', 'schnauzer'], 'small-terrier': ['yorkshire', 'west highland', 'westie', 'cairn', 'miniature schnauzer', 'jack russell', 'border terrier', 'maltese', 'scottish terrier', 'yorkie', 'silky'],
    small: ['chihuahua', 'yorkshire', 'yorkie', 'maltese', 'pomeranian', 'toy', 'miniature', 'shih tzu', 'pug', 'dachshund', 'papillon', 'bichon', 'jack russell', 'cavalier', 'lhasa', 'westie', 'pekingese', 'havanese', 'mini'],
    toy: ['chihuahua', 'yorkshire', 'yorkie', 'pomeranian', 'toy', 'maltese', 'pug', 'shih tzu', 'papillon'],
    allergic: ['french bulldog', 'bulldog', 'west highland', 'westie', 'labrador', 'golden retriever', 'boxer', 'shar pei', 'pug', 'staffordshire', 'pit bull', 'shih tzu', 'german shepherd', 'cocker'],
    bully: ['staffordshire', 'pit bull', 'boxer', 'bulldog', 'bullmastiff', 'rottweiler', 'american bully', 'bull terrier'], 'german-shepherd': ['german shepherd', 'alsatian'],
    'dcm-breed': ['doberman', 'great dane', 'boxer', 'wolfhound', 'newfoundland', 'dobermann'], 'thick-coat': ['husky', 'malamute', 'newfoundland', 'bernese', 'chow', 'samoyed', 'golden retriever', 'saint bernard', 'akita', 'great pyrenees'],
    'parvo-prone': ['rottweiler', 'doberman', 'pit bull', 'german shepherd'], 'stone-breed': ['dalmatian', 'schnauzer', 'bichon', 'yorkshire', 'shih tzu', 'lhasa', 'bulldog', 'pug', 'dachshund'],
    'diabetes-breed': ['schnauzer', 'samoyed', 'poodle', 'bichon', 'dachshund', 'cairn', 'tibetan'], epileptic: ['border collie', 'beagle', 'german shepherd', 'belgian', 'tervuren', 'australian shepherd', 'poodle', 'husky', 'boxer', 'vizsla', 'irish setter'],
    glaucoma: ['basset', 'shar pei', 'chow', 'beagle', 'husky', 'jack russell', 'boston'],
  },
  findings, lexicon, conditions: [...gut, ...skinEar, ...moving, ...organs], redFlags, sources: {},
} satisfies SpeciesPack;
