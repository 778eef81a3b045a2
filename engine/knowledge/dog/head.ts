import type { Condition } from '../../src/knowledge-types.ts';

/** Nose and tooth roots of the dog. */
export const head = [
  {
    id: 'reverse-sneezing',
    name: 'Reverse sneezing (paroxysmal inspiratory respiration)',
    layName: 'reverse sneezing',
    otherNames: ['backwards sneezing', 'inspiratory paroxysmal respiration'],
    system: 'breathing',
    source: 'est26',
    prior: 9,
    complaints: { breathing: 1 },
    who: { breeds: { toy: 1.8, brachy: 1.5 } },
    findings: {
      reverse_sneeze: 0.93,
      noisy_breath: 0.4,
      breath_hard: 0.12,
      cough_honking: 0.2,
      cough: 0.3,
      nasal_discharge: 0.06,
      sneezing: 0.12,
      nose_bleed: 0.005,
      fainting: 0.005,
      exercise_tired: 0.02,
      lethargy: 0.01,
      appetite_loss: 0.01,
      fever: 0.01,
    },
    values: {
      onset: { sudden: 0.7, gradual: 0.3 },
      course: { hours: 0.15, days: 0.25, weeks: 0.3, months: 0.3 },
    },
    urgency: 'watch',
    redFlag: 'none',
    description:
      'A spasm at the back of the throat makes the dog suck in air through the nose with a loud snort, neck stretched out. A spell lasts under a minute, and the dog is well at once after it.',
    impact:
      'Looks alarming but is harmless. Spells that get longer or more frequent need a look at the nose.',
    treatments: [
      {
        name: 'Calm',
        description: 'Stroke the throat and wait; film a spell for your vet.',
        efficacy: 'Spells end alone',
      },
      {
        name: 'Treatment of an irritated nose',
        description: 'When mites, allergy or a grass seed set it off.',
        efficacy: 'Good',
      },
    ],
    tests: [
      {
        test: 'physical-exam',
        shows: 'nothing wrong between the spells',
        positive: 3,
        negative: 0.3,
      },
      { test: 'chest-xray', shows: 'a normal windpipe and chest', positive: 1.4, negative: 0.2 },
    ],
    returnIf: [
      'a spell lasts more than two minutes',
      'the gums turn blue or your dog faints',
      'blood or thick discharge comes from the nose',
    ],
  },
  {
    id: 'tooth-root-abscess',
    name: 'Tooth root abscess (carnassial abscess)',
    layName: 'an abscess at a tooth root',
    otherNames: ['carnassial abscess', 'facial abscess'],
    system: 'mouth',
    source: 'est26',
    prior: 6,
    complaints: { mouth: 0.4, lump: 0.35, eye: 0.15, skin: 0.1 },
    who: { age: { baby: 0.05, young: 0.5, adult: 1, mature: 1.4, senior: 1.4 } },
    findings: {
      face_swelling: 0.85,
      lump: 0.35,
      lump_painful: 0.75,
      mouth_pain: 0.4,
      abscess: 0.35,
      pain: 0.4,
      bad_breath: 0.35,
      tartar: 0.4,
      eye_discharge: 0.15,
      drooling: 0.15,
      fever: 0.15,
      appetite_loss: 0.25,
      tooth_loose: 0.1,
      hives: 0.005,
      itching: 0.02,
    },
    values: {
      onset: { sudden: 0.65, gradual: 0.35 },
      course: { hours: 0.25, days: 0.55, weeks: 0.17, months: 0.03 },
    },
    urgency: 'soon',
    redFlag: 'none',
    description:
      'Germs get into the root of a tooth, often a large upper one broken on something hard. Pus gathers, and the face swells below the eye.',
    impact: 'Painful. It comes back until the tooth is treated or taken out.',
    treatments: [
      {
        name: 'Taking out or root-treating the tooth',
        description: 'Under anaesthesia, with X-rays of the roots.',
        efficacy: 'Very good',
      },
      {
        name: 'Pain relief and medicine for the infection',
        description: 'From the vet, until the tooth is treated.',
        efficacy: 'Helps for a while',
      },
    ],
    tests: [
      { test: 'oral-exam', shows: 'a broken or discoloured tooth', positive: 5, negative: 0.3 },
      { test: 'skull-xray', shows: 'a dark ring at the root', positive: 12, negative: 0.15 },
    ],
    returnIf: [
      'the eye bulges or closes',
      'your dog stops eating',
      'the swelling spreads or bursts',
    ],
  },
] satisfies readonly Condition[];
