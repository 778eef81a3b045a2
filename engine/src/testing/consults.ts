import type { Engine } from '../engine.ts';
import { createEngine, loadKnowledge } from '../index.ts';
import type { AnySpecies } from '../knowledge-types.ts';
import type { History, Patient, ConsultStep } from '../types.ts';
import type { Whole } from './cases.ts';
import { noHistory, patientOf, wholeOf } from './cases.ts';

export const everySpecies: readonly AnySpecies[] = [
  'dog',
  'cat',
  'horse',
  'bird',
  'rabbit',
  'ferret',
  'guinea_pig',
  'hamster',
  'reptile',
  'other',
];
const engines = new Map<AnySpecies, Engine>();

/** Loads every species' engine, once a test file. */
export async function loadEngines(): Promise<void> {
  for (const species of everySpecies)
    engines.set(species, createEngine(await loadKnowledge(species)));
}

export function engineOf(species: AnySpecies): Engine {
  const engine = engines.get(species);
  if (!engine) throw new Error(species);
  return engine;
}

/** Begins a consult of a usual patient of the species. */
export function start(
  species: AnySpecies,
  symptoms: string,
  { history = noHistory, ...changes }: Partial<Patient> & { history?: History } = {},
): ConsultStep {
  return engineOf(species).begin({ patient: patientOf(species, changes), history, symptoms });
}

interface Run {
  turns: ConsultStep[];
  questions: string[];
  report: Whole;
}

/** Plays a whole consult of a usual patient; `say` gives the reply to each question. */
export const play = (species: AnySpecies, symptoms: string, say: (id: string) => string): Run =>
  playOn(start(species, symptoms), say);

/** Plays a consult that has begun to its end. */
export function playOn(begun: ConsultStep, say: (id: string) => string): Run {
  const engine = engineOf(begun.state.patient.species);
  const turns = [begun];
  const questions: string[] = [];
  for (let turn = turns[0]; turn?.question; turn = turns.at(-1)) {
    questions.push(turn.question.id);
    turns.push(engine.answer(turn.state, { text: say(turn.question.id) }));
  }
  const last = turns.at(-1);
  if (!last) throw new Error('no turn');
  return { turns, questions, report: wholeOf(engine.finalize(last.state)) };
}

/** How urgent a first message is; `none` where nothing was judged. */
export const levelOf = (species: AnySpecies, words: string): string =>
  start(species, words).triage?.level ?? 'none';

/** Ids of the signs that a first message says are there. */
export const findingsIn = (species: AnySpecies, words: string): string[] =>
  start(species, words)
    .state.evidence.filter(({ value }) => value === 'yes')
    .map(({ finding }) => finding);
