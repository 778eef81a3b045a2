import type { Engine } from '../src/engine.ts';
import type { AgeBand, Knowledge, RedFlag } from '../src/knowledge-types.ts';
import type { Patient } from '../src/types.ts';
import { phrasingsOf } from './phrasings.ts';
import { poisonNames } from './poison-names.ts';
import type { Share } from './statistics.ts';

function ageFor(knowledge: Knowledge, bands: readonly AgeBand[] | undefined): number {
  const order: readonly AgeBand[] = ['baby', 'young', 'adult', 'mature', 'senior'];
  const index = order.indexOf(bands?.[0] ?? 'adult');
  return index === 0 ? knowledge.ageBands[0] / 2 : (knowledge.ageBands[index - 1] ?? 5) + 0.01;
}

function patientFor(knowledge: Knowledge, rule: RedFlag): Patient {
  const group = rule.who?.breeds?.[0];
  const intact = rule.who?.intact;
  return {
    species: knowledge.species,
    breed: group ? (knowledge.breedGroups[group]?.[0] ?? '') : 'mixed',
    age: ageFor(knowledge, rule.who?.age),
    ageUnit: 'years',
    sex: rule.who?.sex ?? 'unknown',
    spayedNeutered: intact === undefined ? 'unknown' : intact ? 'no' : 'yes',
    weight: 5,
    weightUnit: 'kg',
  };
}

/** The poison a reference is about: its things in turn. */
function thingOf(ref: string, wording: number): string | undefined {
  const names = poisonNames[ref.replace(/^toxin_/, '')]?.split(' | ');
  return names?.[wording % names.length];
}

/** One alternative of an emergency rule, said in one of five wordings. */
export interface Wording {
  rule: RedFlag;
  refs: readonly string[];
  symptoms: string;
}

/** Each alternative of each emergency rule of one species in five wordings. */
export function wordingsOf(knowledge: Knowledge): Wording[] {
  const wordings: Wording[] = [];
  for (const rule of knowledge.redFlags) {
    if (rule.level !== 'emergency') continue;
    for (const refs of rule.when)
      for (let wording = 0; wording < 5; wording += 1) {
        const parts = refs.map((ref, place) =>
          phrasingsOf(ref, (wording + place * 2) % 5, thingOf(ref, wording)),
        );
        if (parts.every((part) => part !== null))
          wordings.push({ rule, refs, symptoms: parts.join('. ') });
      }
  }
  return wordings;
}

/** Plays every wording; a hit is an emergency after the first message. */
export function suite(knowledge: Knowledge, engine: Engine): { share: Share; silent: string[] } {
  const wordings = wordingsOf(knowledge);
  const silent = wordings.flatMap(({ rule, refs, symptoms }) => {
    const turn = engine.begin({
      patient: patientFor(knowledge, rule),
      history: { skipped: true },
      symptoms,
    });
    if (turn.triage?.level === 'emergency') return [];
    return [`${knowledge.species} ${rule.id} [${refs.join(' + ')}]: ${symptoms}`];
  });
  return { share: { hits: wordings.length - silent.length, n: wordings.length }, silent };
}
