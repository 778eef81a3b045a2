import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level, Species } from '../src/knowledge-types.ts';
import type { History, Patient } from '../src/types.ts';

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
  text: string;
  signs: readonly GoldSign[];
  /** Mentioned, but history, a fear, another animal or over. */
  notSigns: readonly string[];
  durationDays: number | null;
}

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

function read<T>(folder: string, species: Species): T[] {
  const path = join(import.meta.dirname, folder, `${species}.json`);
  // The files are checked by cases.test.ts; here their shape is taken as given.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T[]) : [];
}

export const vignettesOf = (species: Species): Vignette[] => read<Vignette>('vignettes', species);

/** Sets of messages beside the main one, counted in rows of their own; README.md tells who wrote and who read them. */
export const messageSets = ['fresh', 'strangers', 'paraphrased', 'sealed'] as const;
export type MessageSet = (typeof messageSets)[number];
export const messagesOf = (
  species: Species,
  set: MessageSet | 'messages' = 'messages',
): Message[] => read<Message>(set, species);

/** Cases with an odd number may be looked at while tuning; even ones are only counted. */
export function isOpen(id: string): boolean {
  return numberOf(id) % 2 === 1;
}

/** Of the paraphrased messages two of three may be looked at, every third is only counted. */
export function isOpenParaphrase(id: string): boolean {
  return numberOf(id) % 3 !== 0;
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
