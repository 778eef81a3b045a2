import { beforeAll, describe, expect, it } from 'vitest';
import { everySpecies } from '../../bench/cases.ts';
import type { Engine } from '../engine.ts';
import { createEngine } from '../engine.ts';
import type { AgeBand, AnySpecies, Knowledge, RedFlag, Species } from '../knowledge-types.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { caseOf, noHistory, patientOf } from '../testing/cases.ts';
import type { CaseState, Evidence, Patient } from '../types.ts';
import { settleEvidence } from './known.ts';
import { appraise } from './appraisal.ts';
import { buildModel } from './model.ts';
import { firedRules } from './red-flags.ts';
import { levels, triageOf } from './triage.ts';

const known = new Map<AnySpecies, Knowledge>();
const engines = new Map<AnySpecies, Engine>();

beforeAll(async () => {
  for (const species of everySpecies) {
    const knowledge = await loadKnowledge(species);
    known.set(species, knowledge);
    engines.set(species, createEngine(knowledge));
  }
});

function ageFor(knowledge: Knowledge, bands: readonly AgeBand[] | undefined): number {
  if (!bands) return knowledge.ageBands[1] + 0.01;
  const order: readonly AgeBand[] = ['baby', 'young', 'adult', 'mature', 'senior'];
  const index = order.indexOf(bands[0] ?? 'adult');
  return index === 0 ? knowledge.ageBands[0] / 2 : (knowledge.ageBands[index - 1] ?? 5) + 0.01;
}

function patientFor(knowledge: Knowledge, rule: RedFlag): Patient {
  const breed = rule.who?.breeds?.[0];
  return patientOf(knowledge.species, {
    sex: rule.who?.sex ?? 'unknown',
    spayedNeutered: rule.who?.intact === undefined ? 'unknown' : rule.who.intact ? 'no' : 'yes',
    age: ageFor(knowledge, rule.who?.age),
    breed: breed ? (knowledge.breedGroups[breed]?.[0] ?? '') : 'mixed',
  });
}

function stateFor(knowledge: Knowledge, rule: RedFlag, all: readonly string[]): CaseState {
  const evidence = all.map((ref): Evidence => ({
    finding: ref.replace(/^!/, '').split('=')[0] ?? '',
    value: ref.startsWith('!') ? 'no' : (ref.split('=')[1] ?? 'yes'),
    certainty: 0.97,
    source: 'text',
    turn: 0,
    quote: '',
  }));
  return caseOf(patientFor(knowledge, rule), evidence);
}

describe('every rule fires on each of its alternatives', () => {
  it.each(everySpecies)('ENG all red-flag rules of %s', (species) => {
    const knowledge = known.get(species);
    if (!knowledge) throw new Error(species);
    const model = buildModel(knowledge);
    const silent: string[] = [];
    for (const rule of knowledge.redFlags)
      for (const all of rule.when) {
        const state = stateFor(knowledge, rule, all);
        const urgency = triageOf(appraise(model, state));
        const fired = firedRules(model, state, settleEvidence(model, state.evidence));
        if (
          !fired.some(({ id }) => id === rule.id) ||
          levels.indexOf(urgency.triage?.level ?? 'watch') > levels.indexOf(rule.level)
        )
          silent.push(`${rule.id}: ${all.join(' + ')}`);
      }
    expect(silent).toEqual([]);
  });
});

function levelOf(species: Species, text: string, changes: Partial<Patient> = {}): string {
  return (
    engines
      .get(species)
      ?.begin({ patient: patientOf(species, changes), history: noHistory, symptoms: text }).triage
      ?.level ?? 'none'
  );
}

describe('owners’ words raise the alarm', () => {
  const any: readonly string[] = [
    'He collapsed and won’t wake up',
    'she is gasping for air',
    'his gums are blue',
    'he had a seizure that lasted 10 minutes',
    'cut his leg and it won’t stop bleeding',
    'she was hit by a car',
    'he suddenly can’t stand up',
    'there is a red thing hanging out of her bottom',
    'he chewed through an electric cable and got a shock',
    'bitten by a snake',
  ];
  it.each(everySpecies)('ENG general emergencies in %s', (species) => {
    expect(any.filter((text) => levelOf(species, text) !== 'emergency')).toEqual([]);
  });

  const own: readonly [Species, string, Partial<Patient>][] = [
    ['dog', 'trying to vomit but nothing comes up and his belly is swollen', {}],
    ['dog', 'dry heaving, pacing and drooling', {}],
    ['dog', 'My Great Dane keeps retching', { breed: 'Great Dane' }],
    ['dog', 'belly tight like a drum and he is very weak', {}],
    ['dog', 'bloody diarrhea and so weak she can barely stand', {}],
    ['dog', 'puppy vomiting with bloody diarrhea', { age: 3, ageUnit: 'months' }],
    ['dog', 'pus from her vulva and not eating', { sex: 'female', spayedNeutered: 'no' }],
    ['dog', 'dachshund suddenly dragging his back legs', { breed: 'Dachshund' }],
    ['dog', 'pale gums and weak', {}],
    ['dog', 'left in a hot car and panting heavily', {}],
    ['dog', 'he ate grapes', {}],
    ['dog', 'swallowed some of my ibuprofen', {}],
    ['dog', 'got into rat poison', {}],
    ['dog', 'ate a pack of sugar free gum', {}],
    ['dog', 'licked up antifreeze', {}],
    ['dog', 'straining to pee and nothing comes out', {}],
    ['dog', 'two fits today', {}],
    ['cat', 'straining in the litter box', {}],
    ['cat', 'keeps going to the litter tray and crying', {}],
    ['cat', 'can’t pee', {}],
    ['cat', 'breathing with his mouth open', {}],
    ['cat', 'back legs are cold and he can’t use them', {}],
    ['cat', 'chewed on lilies', {}],
    ['cat', 'I used dog flea drops on her and she is twitching', {}],
    ['cat', 'string hanging from her mouth', {}],
    ['cat', 'suddenly blind', {}],
    ['cat', 'gave him a tylenol', {}],
    ['horse', 'rolling and looking at his flank', {}],
    ['horse', 'no manure for 24 hours and not eating', {}],
    ['horse', 'food coming out of his nostrils', {}],
    ['horse', 'deep wound over the hock joint', {}],
    ['horse', 'dark urine and stiff after riding', {}],
    ['rabbit', 'not eaten or pooped for 12 hours', {}],
    ['rabbit', 'hard bloated belly', {}],
    ['rabbit', 'maggots on her bottom', {}],
    ['rabbit', 'head tilted to one side and rolling', {}],
    ['rabbit', 'cold and floppy', {}],
    ['guinea_pig', 'not eaten anything since yesterday', {}],
    ['guinea_pig', 'open mouth breathing', {}],
    ['guinea_pig', 'crying when she pees', {}],
    ['hamster', 'wet tail and smelly', {}],
    ['hamster', 'cold and won’t wake up', {}],
    ['hamster', 'bleeding from her vulva', { sex: 'female' }],
    ['ferret', 'staring into space, drooling and pawing at his mouth', {}],
    ['ferret', 'straining to pee', {}],
    ['ferret', 'vomiting and black stool', {}],
    ['ferret', 'ate a piece of rubber and is vomiting', {}],
    ['bird', 'tail bobbing and fluffed up', {}],
    ['bird', 'sitting on the bottom of the cage', {}],
    ['bird', 'straining to lay an egg', { sex: 'female' }],
    ['bird', 'the cat got my budgie', {}],
    ['bird', 'burnt a non stick pan and now she is gasping', {}],
    ['reptile', 'open mouth breathing with bubbles', {}],
    ['reptile', 'twitching legs', {}],
    ['reptile', 'cracked shell', {}],
    ['reptile', 'prolapse', {}],
  ];

  it.each(own)('ENG %s: "%s" is an emergency', (species, text, changes) => {
    expect(levelOf(species, text, changes)).toBe('emergency');
  });

  const calm: readonly [Species, string][] = [
    ['dog', 'scratching his ears and shaking his head'],
    ['dog', 'bad breath and brown teeth'],
    ['dog', 'itchy paws every summer'],
    ['cat', 'dandruff and a few scabs on her back'],
    ['cat', 'not jumping up any more, stiff'],
    ['dog', 'no pale gums, breathing is normal, just a soft lump that moves'],
  ];
  it.each(calm)('ENG %s: "%s" is not an emergency', (species, text) => {
    expect(['emergency', 'today']).not.toContain(levelOf(species, text));
  });
});

describe('a rule with an innocent look-alike', () => {
  it('ENG reverse sneezing silences hard breathing only in a dog told to be bright', () => {
    const dog = (symptoms: string): string[] =>
      engines
        .get('dog')
        ?.begin({ patient: patientOf('dog'), history: noHistory, symptoms })
        .triage?.reasons.filter((reason) => reason.startsWith('Hard breathing')) ?? [];
    const spell = 'Reverse sneezing, elbows out, seems to have trouble breathing for a moment';
    expect(dog(spell)).not.toEqual([]);
    expect(dog(`${spell}. Playful and full of energy`)).toEqual([]);
    expect(dog('Trouble breathing. Playful and full of energy')).not.toEqual([]);
  });
});

describe('rules of the right strength', () => {
  it.each<[Species, string, string]>([
    ['rabbit', 'his head is tilted to one side since this morning', 'emergency'],
    ['rabbit', 'his head is tilted to one side but he eats well and is lively', 'today'],
    ['guinea_pig', 'she is not eating and is lethargic', 'emergency'],
    ['guinea_pig', 'she is eating less and is lethargic', 'today'],
    ['dog', 'she vomits blood and is quiet', 'emergency'],
    ['dog', 'his back legs are suddenly weak, he still walks', 'today'],
    ['dog', 'there is blood everywhere, his dewclaw is torn and bleeding a lot', 'today'],
    ['dog', 'he is in pain', 'soon'],
    ['bird', 'he sits fluffed up', 'soon'],
    ['bird', 'he sits fluffed up at the bottom of the cage', 'emergency'],
  ])('ENG %s: "%s" is %s', (species, text, level) => {
    expect(levelOf(species, text)).toBe(level);
  });

  it('ENG what only asks for a visit soon is no red flag', () => {
    const engine = engines.get('dog');
    const about = patientOf('dog');
    expect(engine?.dangers(about, 'he is in pain')).toEqual([]);
  });
});
