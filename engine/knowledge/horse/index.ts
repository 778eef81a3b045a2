import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { chest } from './chest.ts';
import { findings } from './findings.ts';
import { gut } from './gut.ts';
import { limbs } from './limbs.ts';
import { organs } from './organs.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';
import { skinEye } from './skin-eye.ts';

/** All that is known of the horse, ponies and donkeys included. */
export const pack = {
  species: 'horse',
  word: 'horse',
  plural: 'horses',
  version: '1.2.0',
  ageBands: [1, 4, 14, 20],
  breedGroups: {
    pony: [
      'pony',
      'shetland',
      'welsh',
      'connemara',
      'exmoor',
      'dartmoor',
      'new forest',
      'highland',
      'fell',
      'dales',
      'haflinger',
      'miniature',
      'falabella',
      'fjord',
      'icelandic',
      'pottok',
      'section a',
      'section b',
      'section c',
      'section d',
      'cob',
    ],
    thoroughbred: ['thoroughbred', 'racehorse', 'ex-racer', 'tb', 'anglo', 'standardbred'],
    warmblood: [
      'warmblood',
      'hanoverian',
      'holsteiner',
      'oldenburg',
      'kwpn',
      'trakehner',
      'selle',
      'irish sport',
      'westphalian',
      'westfalen',
    ],
    draught: [
      'shire',
      'clydesdale',
      'percheron',
      'belgian',
      'draught',
      'draft',
      'friesian',
      'gypsy',
      'cob',
      'vanner',
      'suffolk',
      'irish draught',
    ],
    quarter: ['quarter', 'paint', 'appaloosa', 'appendix'],
    icelandic: ['icelandic', 'shire', 'welsh', 'friesian'],
    grey: [
      'grey',
      'gray',
      'lipizzan',
      'camargue',
      'andalusian',
      'percheron',
      'connemara',
      'pre',
      'lusitano',
      'arab',
    ],
    appaloosa: ['appaloosa', 'knabstrup'],
    donkey: ['donkey', 'mule'],
  },
  findings,
  conditions: [...gut, ...limbs, ...chest, ...skinEye, ...organs],
  redFlags,
  safetyQuestions,
  sources: {
    nehs13: {
      title:
        'National Equine Health Survey 2013 (owner survey, United Kingdom); prior is an estimate from its shares',
      kind: 'study',
      date: '2013',
    },
    nehs15: {
      title:
        'National Equine Health Survey 2015 (owner survey, United Kingdom); prior is an estimate from its shares',
      kind: 'study',
      date: '2015',
    },
  },
  tests: {
    'colic-exam': {
      name: 'Colic examination with rectal check',
      type: 'Physical exam',
      description: 'Pulse, gums, gut sounds, and the vet’s arm in the rectum to feel the bowel.',
    },
    'belly-tap': {
      name: 'Belly fluid sample',
      type: 'Procedure',
      description: 'A few drops of fluid from the belly show whether gut is dying.',
    },
    gastroscopy: {
      name: 'Stomach camera (gastroscopy)',
      type: 'Procedure',
      description: 'A long camera shows the stomach lining in the fasted, sedated horse.',
    },
    'worm-count': {
      name: 'Worm egg count',
      type: 'Lab Test',
      description:
        'Counts worm eggs in fresh droppings; tapeworm and hidden redworm need other tests.',
    },
    'hoof-exam': {
      name: 'Hoof examination with hoof testers',
      type: 'Physical exam',
      description: 'The vet or farrier presses the hoof and pares the sole to find the sore place.',
    },
    'foot-xray': {
      name: 'X-ray of the foot',
      type: 'Imaging',
      description: 'Shows the bones within the hoof and any track or gas.',
    },
    'lameness-exam': {
      name: 'Lameness examination with nerve blocks',
      type: 'Physical exam',
      description: 'Trotting, bending tests and numbing of parts find the sore place.',
    },
    'tendon-scan': {
      name: 'Ultrasound of the leg',
      type: 'Imaging',
      description: 'Shows tendons, ligaments and fluid.',
    },
    'muscle-enzymes': {
      name: 'Muscle enzymes (CK, AST)',
      type: 'Lab Test',
      description: 'Blood values that rise when muscle breaks down.',
    },
    'insulin-test': {
      name: 'Insulin test',
      type: 'Lab Test',
      description: 'Shows insulin after hay or a sugar test.',
    },
    'acth-test': {
      name: 'ACTH test',
      type: 'Lab Test',
      description: 'A blood hormone that is high in Cushing’s disease; read by season.',
    },
    'chest-ultrasound': {
      name: 'Ultrasound of the chest',
      type: 'Imaging',
      description: 'Shows fluid around the lung and the lung surface.',
    },
    'virus-blood': {
      name: 'Virus antibody test',
      type: 'Lab Test',
      description: 'Looks for fresh antibodies to brain viruses.',
    },
    'foal-antibody': {
      name: 'Foal antibody (IgG) test',
      type: 'Lab Test',
      description: 'Shows whether the foal got enough first milk.',
    },
  },
} satisfies SpeciesPack;
