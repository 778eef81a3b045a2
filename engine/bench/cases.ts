import type { Level, Species } from '../src/knowledge-types.ts';
import type { History, Patient } from '../src/types.ts';
import { recordsOf } from './json-lines.ts';

/** One consult written by somebody who has not seen the knowledge; see README.md. */
export interface Vignette {
  id: string;
  patient: Patient;
  history: History;
  symptoms: string;
  facts: { present: readonly string[]; absent: readonly string[] };
  diagnosis: string;
  accept: readonly string[];
  triage: Level;
  acceptTriage: readonly Level[];
}

/** A sign in plain words, or by the id of its finding. */
export interface GoldSign {
  sign: string;
  state: 'present' | 'absent';
}

/** One owner message with what it says in plain sign words. */
export interface Message {
  id: string;
  species: Species;
  text: string;
  signs: readonly GoldSign[];
  /** Mentioned, but history, a fear, another animal or over. */
  notSigns: readonly string[];
  durationDays: number | null;
}

/** The nine kinds of animal that have conditions of their own. */
export const everySpecies: readonly Species[] = [
  'dog',
  'cat',
  'horse',
  'bird',
  'rabbit',
  'ferret',
  'guinea_pig',
  'hamster',
  'reptile',
];

const vignettes = recordsOf<Vignette>('corpora/vignettes.jsonl');

/** The cases of one kind of animal. */
export const vignettesOf = (species: Species): Vignette[] =>
  vignettes.filter(({ patient }) => patient.species === species);

/** Sets of messages beside the main one, counted in rows of their own; README.md tells who wrote and who read them. */
export const messageSets = ['fresh', 'strangers', 'paraphrased'] as const;
export type MessageSet = (typeof messageSets)[number];

const sets = new Map<MessageSet | 'messages', Message[]>();

function setNamed(name: MessageSet | 'messages'): Message[] {
  const known = sets.get(name);
  if (known) return known;
  const read = recordsOf<Message>(`corpora/${name}.jsonl`);
  sets.set(name, read);
  return read;
}

/** The messages of one kind of animal, of the main set or of one beside it. */
export const messagesOf = (
  species: Species,
  set: MessageSet | 'messages' = 'messages',
): Message[] => setNamed(set).filter((message) => message.species === species);

/** Cases with an odd number may be looked at while tuning; even ones are only counted. */
export function isOpen(id: string): boolean {
  return numberOf(id) % 2 === 1;
}

/** Of the paraphrased and the owners' messages two of three may be looked at, every third is only counted. */
export function isOpenThird(id: string): boolean {
  return numberOf(id) % 3 !== 0;
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
