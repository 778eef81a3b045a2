import type { Who } from '@petwise/language';
import { contextOf } from '@petwise/language';
import {
  animalWords,
  chronicIllnesses,
  havingWords,
  lastingWords,
  longMedicines,
  oftenWords,
  ownKinds,
  takingWords,
  unsureWords,
} from '@petwise/language/en';
import { named } from './names.ts';
import { asOwn } from './own-animal.ts';
import { readContextOf } from './read-context.ts';
import { tokenise, type Token } from './tokens.ts';

/** What an owner's words say that the patient has and takes for long, by the names of the form; empty lists are missing. */
export interface PatientHealth {
  readonly chronicIllnesses?: readonly string[];
  readonly medications?: readonly string[];
}

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const having = set(havingWords);
const taking = set(takingWords);
const often = set(oftenWords);
const lasting = set(lastingWords);
const unsure = set(unsureWords);

interface Name {
  readonly name: string;
  readonly words: readonly string[];
}

/** The names of a list by their first word, longest first. */
function namesOf(list: Readonly<Record<string, string>>): ReadonlyMap<string, readonly Name[]> {
  const names = new Map<string, Name[]>();
  for (const [name, forms] of Object.entries(list))
    for (const form of forms.split(' | ')) {
      const words = form.split(' ');
      const [first = ''] = words;
      names.set(first, [...(names.get(first) ?? []), { name, words }]);
    }
  for (const all of names.values()) all.sort((a, b) => b.words.length - a.words.length);
  return names;
}
const illnesses = namesOf(chronicIllnesses);
const medicines = namesOf(longMedicines);

/** How far before a name the words stand that say it is had or taken. */
const REACH = 6;

function wordsAround(tokens: readonly Token[], from: number, to: number): readonly string[] {
  return tokens.slice(Math.max(0, from), to).map(({ word }) => word);
}

/** Whether an illness is said to be had: "has had epilepsy", "she is diabetic", "a diabetic cat". */
function isHad(tokens: readonly Token[], at: number): boolean {
  const before = wordsAround(tokens, at - REACH, at);
  const isOwners = before.slice(-3).includes('i') && !animalWords.has(tokens[at + 1]?.word ?? '');
  return !isOwners && before.some((word) => having.has(word));
}

/** Whether a medicine is said to be taken for long: "is on insulin", "takes phenobarb", "metacam daily". */
function isTaken(tokens: readonly Token[], at: number): boolean {
  return (
    wordsAround(tokens, at - REACH, at).some((word) => taking.has(word)) ||
    wordsAround(tokens, at + 1, at + 4).some((word) => often.has(word))
  );
}

/** What the patient has and takes, in linear time; what is another's, over, feared, asked or denied is none of it. */
export function readPatientHealth(text: string): PatientHealth {
  const split = tokenise(text);
  const animal = split.flat().find(({ word }) => animalWords.has(word))?.word ?? '';
  const kinds = Object.values(ownKinds).find((words) => words.has(animal)) ?? new Set([animal]);
  const found = { chronicIllnesses: new Set<string>(), medications: new Set<string>() };
  let carried: Who = 'patient';
  let carriedPast = false;
  for (const tokens of asOwn(named(text, split), kinds)) {
    const context = readContextOf(tokens, [], { kinds, carried, carriedPast });
    carried = context.last;
    carriedPast = context.lastPast;
    const words = tokens.map(({ word }) => word);
    const end = tokens.at(-1)?.end ?? 0;
    if (words.some((word) => unsure.has(word)) || /^\s*\?/.test(text.slice(end))) continue;
    for (const [at, word] of words.entries()) {
      for (const [list, names, isStated] of [
        ['chronicIllnesses', illnesses, isHad],
        ['medications', medicines, isTaken],
      ] as const) {
        const name = names.get(word)?.find((one) => one.words.every((w, i) => words[at + i] === w));
        if (!name || !isStated(tokens, at)) continue;
        const { who, when, whether, doubtful, inPast } = contextOf(context, {
          tokens: name.words.map((_, index) => at + index),
          healthy: false,
        });
        const lasts = words.some((one) => lasting.has(one));
        const isNow = when === 'now' || when === 'usual' || (when === 'past' && lasts);
        if (who !== 'patient' || whether !== 'stated' || doubtful || !isNow) continue;
        if (!inPast || lasts) found[list].add(name.name);
      }
    }
  }
  return {
    ...(found.chronicIllnesses.size > 0 ? { chronicIllnesses: [...found.chronicIllnesses] } : {}),
    ...(found.medications.size > 0 ? { medications: [...found.medications] } : {}),
  };
}
