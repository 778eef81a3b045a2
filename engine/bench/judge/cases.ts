import type { Level, Species } from '../../src/knowledge-types.ts';
import type { BeginInput } from '../../src/engine.ts';
import type { Patient } from '../../src/types.ts';
import { postsFolder, postsIn } from '../figures/posts.ts';
import { recordsOf } from '../json-lines.ts';

/** One message of the case files; README.md beside them tells who wrote which. */
export interface JudgeCase {
  text: string;
  species: Species | null;
  sex?: 'male' | 'female';
  neutered?: boolean;
  age?: string;
  /** Of killers. */
  killer?: string;
  decisive?: string;
  /** Of typing errors: the same without them. */
  clean?: string;
  /** Of short messages: what their author, no vet of ours, calls right. */
  level?: Level;
  also?: readonly Level[];
}

/** A retold post of a real owner; the folder is kept beside the repository, never in it. */
export interface OwnerPost {
  id: string;
  species: Species;
  text: string;
  present: readonly string[];
  absent: readonly string[];
  facts: { age?: string; sex?: string };
  level: Level | 'not-an-illness';
  levelAlso?: readonly string[];
}

export type CaseFile =
  | 'emergencies'
  | 'everyday'
  | 'harmless'
  | 'opened-harmless'
  | 'no-illness'
  | 'killers'
  | 'opened-killers'
  | 'short'
  | 'typos';

/** The open half of a file, or the half that is only counted. */
export function judgeCases(name: CaseFile, sealed: boolean): JudgeCase[] {
  return recordsOf(`judge/${sealed ? 'sealed-' : ''}${name}.jsonl`);
}

/** Posts of real owners; none where the folder is not there. */
export const ownerPosts = (): OwnerPost[] => postsIn<OwnerPost>(postsFolder);

const usualYears: Readonly<Record<Species, number>> = {
  dog: 4,
  cat: 4,
  horse: 10,
  bird: 3,
  rabbit: 3,
  ferret: 3,
  guinea_pig: 3,
  hamster: 1,
  reptile: 4,
};

const unitOf = (unit: string): Patient['ageUnit'] =>
  unit === 'month' || unit === 'week' || unit === 'day' ? `${unit}s` : 'years';

/** What a consult begins with: the message and who the patient is, as far as the case says. */
export function inputOf(
  species: Species,
  text: string,
  about: Pick<JudgeCase, 'age' | 'neutered'> & { sex?: string } = {},
): BeginInput {
  const [, age, unit = ''] = /([\d.]+)\s*(year|yr|month|week|day)/.exec(about.age ?? '') ?? [];
  const sex = /^(?:fe)?male/.exec(about.sex ?? '')?.[0];
  const patient: Patient = {
    species,
    breed: '',
    age: age === undefined ? usualYears[species] : Number(age),
    ageUnit: unitOf(unit),
    sex: sex === 'male' || sex === 'female' ? sex : 'unknown',
    spayedNeutered: about.neutered === undefined ? 'unknown' : about.neutered ? 'yes' : 'no',
    weight: 'medium',
    weightUnit: 'category',
  };
  return { patient, history: { skipped: true }, symptoms: text };
}
