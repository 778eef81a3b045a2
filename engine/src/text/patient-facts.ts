import {
  afterTimes,
  ageUnits,
  animalNouns,
  beforeTimes,
  femaleNouns,
  harms,
  intactWords,
  maleNouns,
  nearly,
  neuteredWords,
  noNames,
  notYetWords,
  cardinals,
  personNouns,
  strangers,
  weighs,
  weightChanges,
  weightUnits,
  youngNouns,
} from '@petwise/language/en';
import type { Patient } from '../types.ts';
import { type PatientHealth, readPatientHealth } from './patient-health.ts';

/** Who the patient is. */
interface Signalment {
  readonly age?: { readonly value: number; readonly unit: Patient['ageUnit'] };
  readonly weight?: { readonly value: number; readonly unit: 'kg' | 'lbs' | 'oz' | 'g' };
  readonly sex?: 'male' | 'female';
  readonly spayedNeutered?: 'yes' | 'no';
}

/** What an owner's words tell of the patient itself; what they do not tell, or tell in two ways, is missing. */
export type PatientFacts = Signalment & PatientHealth;

/** Longer texts are read up to here. */
const MOST = 20_000;

type AgeUnit = keyof typeof ageUnits;
type WeightUnit = keyof typeof weightUnits;

const words = (list: string): RegExp => new RegExp(`^(?:${list})$`);
const is = {
  animal: words(animalNouns),
  person: words(personNouns),
  young: words(youngNouns),
  nearly: words(nearly),
  after: words(afterTimes),
  before: words(beforeTimes),
  weighs: words(weighs),
  change: words(weightChanges),
  male: words(maleNouns),
  female: words(femaleNouns),
  neutered: words(neuteredWords),
  intact: words(intactWords),
  notYet: words(notYetWords),
  noName: words(noNames),
  stranger: words(strangers),
  harms: words(harms),
  subject: words('he|she|hes|shes'),
  number: /^\d+(?:\.\d+)?$/,
};

/** Words of one sentence each, in lower case; numbers apart from their units, commas and brackets words of their own. */
function sentencesOf(text: string): string[][] {
  return text
    .slice(0, MOST)
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/y\/o/g, 'yo')
    .replace(/½/g, '.5')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .split(/[!?;\n]+|\.(?!\d)/)
    .map((sentence) =>
      (sentence.match(/\d+(?:\.\d+)?|\.\d+|[a-z']+|[,():]/g) ?? []).flatMap((word) => {
        const spelled = cardinals[word];
        if (spelled !== undefined) return [spelled];
        if (word.endsWith("n't")) return [word.slice(0, -3), 'not'];
        if (/^(?:he|she|it|who)'s$/.test(word)) return [word.slice(0, -2), 'is'];
        if (word === 'hes' || word === 'shes') return [word.slice(0, -1), 'is'];
        const plain = word.replace(/'s?$/, '');
        // "My dog's 16", and "my dog's leg", where it does no harm.
        return word.endsWith("'s") && is.animal.test(plain) ? [plain, 'is'] : [plain];
      }),
    );
}

function unitIn<Unit extends string>(
  units: Readonly<Record<Unit, string>>,
  word: string | undefined,
): Unit | null {
  // Object.keys of the table has exactly its units.
  const names = Object.keys(units) as Unit[];
  return names.find((unit) => words(units[unit]).test(word ?? '')) ?? null;
}

/** The first word before a place that is no "about" or "nearly". */
function wordBefore(sentence: readonly string[], at: number): { word: string; at: number } {
  let place = at - 1;
  while (place >= 0 && is.nearly.test(sentence[place] ?? '')) place -= 1;
  return { word: sentence[place] ?? '', at: place };
}

const isEnd = (word: string | undefined): boolean =>
  word === undefined || /^(?:[,()]|and|but|so|now|who|with|she|he|in|this)$/.test(word);

/** "My rabbit is", "he is", "Otis is": whether somebody of whom an age may be said stands before a place. */
function isOfPatient(sentence: readonly string[], at: number): boolean {
  const { word, at: place } = wordBefore(sentence, at);
  if (!/^(?:is|are|turned|turns|turning|aged)$/.test(word)) return false;
  const names = sentence.slice(0, place).filter((one) => one !== ',');
  const subject = names.at(-1) ?? '';
  const early = sentence.slice(Math.max(0, place - 4), place);
  if (early.some((one) => is.person.test(one) || one === 'other' || one === 'when')) return false;
  if (is.subject.test(subject) || isAnimal(subject)) return true;
  // "Otis is 9", "my cat Otis is 9".
  if (names.length > 1 && isAnimal(names.at(-2) ?? '')) return !is.noName.test(subject);
  return place === 1 && /^[a-z]{3,}$/.test(subject) && !is.noName.test(subject);
}

/** "My cat Minka, 14, drinks", "our rabbit (6) sneezes": a bare number set off beside the animal. */
function isInBrackets(sentence: readonly string[], at: number): boolean {
  const [before = '', , after = '', next = ''] = sentence.slice(at - 1, at + 3);
  if (!/^[,(]$/.test(before) || !/^[,)]$/.test(after) || is.number.test(next)) return false;
  const early = sentence.slice(Math.max(0, at - 5), at - 1);
  if (early.some((word) => is.person.test(word))) return false;
  const [who = '', first = ''] = early.toReversed();
  return isAnimal(who) || (isAnimal(first) && !is.noName.test(who));
}

interface Age {
  readonly value: number;
  readonly unit: AgeUnit;
}

function agesIn(sentence: readonly string[]): Age[] {
  return sentence.flatMap((word, at): Age[] => {
    if (!is.number.test(word)) return [];
    const value = Number(word);
    const next = sentence[at + 1];
    const unit = unitIn(ageUnits, next);
    const isHalved = sentence.slice(at + 1, at + 4).join(' ') === 'and a half';
    if (isHalved && isOfPatient(sentence, at)) return [{ value: value + 0.5, unit: 'years' }];
    const before = wordBefore(sentence, at).word;
    const early = sentence.slice(Math.max(0, at - 5), at);
    const isPast = early.includes('when') || early.includes('since') || early.includes('other');
    if (unit === null) {
      const isAged = before === 'aged' || before === 'age' || early.join(' ').endsWith('age is');
      const isStated = isOfPatient(sentence, at) && isEnd(next);
      const isTold = isAged || isStated || isInBrackets(sentence, at);
      return !isPast && value <= 200 && isTold ? [{ value, unit: 'years' }] : [];
    }
    const half = sentence.slice(at + 2, at + 5).join(' ') === 'and a half' ? 0.5 : 0;
    const age = { value: value + half, unit };
    const after = sentence[at + (half ? 5 : 2)];
    const isOld =
      next === 'yo' || after === 'old' || (after === 'of' && sentence[at + 3] === 'age');
    const noun = sentence.slice(at + 2, at + (isOld ? 6 : 4));
    const isPerson = noun.some((one) => is.person.test(one)) && !noun.some(isAnimal);
    const isOfPerson = early.some((one) => is.person.test(one) || one === 'i' || one === "i'm");
    if (isPast || isPerson || (after !== undefined && is.after.test(after) && !isOld)) return [];
    // "My two year old was there" is a child.
    const isChild = /^(?:my|our|the|a)$/.test(before) || isOfPerson;
    if (isOld) return isChild && !noun.some(isAnimal) ? [] : [age];
    if (is.before.test(before) || isOfPerson) return [];
    if (isAnimal(after ?? '') || isOfPatient(sentence, at)) return [age];
    // "A syrian, just 4 months", "ferret (7 months, boy)": said in a list of what the animal is.
    const isListed = /^[,(]$/.test(before) && isEnd(after) && early.some(isAnimal);
    // "Moggy 14 yrs, drinks gallons", "pup 10 months"; "dog 3 weeks" is how long.
    const isBeside =
      isAnimal(before) && (unit === 'years' || (is.young.test(before) && unit !== 'days'));
    return isListed || isBeside ? [age] : [];
  });
}

const isAnimal = (word: string): boolean => is.animal.test(word);

interface Weight {
  readonly value: number;
  readonly unit: WeightUnit;
}

function weightsIn(sentence: readonly string[]): Weight[] {
  return sentence.flatMap((word, at): Weight[] => {
    const unit = unitIn(weightUnits, sentence[at + 1]);
    if (!is.number.test(word) || unit === null || Number(word) === 0) return [];
    const early = sentence.slice(Math.max(0, at - 5), at);
    const after = sentence.slice(at + 2, at + 4);
    const isOfIt = after[0] === 'of' && /^(?:him|her|it)$/.test(after[1] ?? '');
    if (early.some((one) => is.change.test(one)) || (after[0] === 'of' && !isOfIt)) return [];
    if (early.includes('other') || early.some((one) => is.person.test(one))) return [];
    // "Lab, 4 yrs, 28 kilos": nothing else stands between the marks. A food's is told with the food.
    const { word: mark, at: place } = wordBefore(sentence, at);
    const isAlone =
      /^(?:kg|lbs)$/.test(unit) &&
      (place < 0 || /^[,(]$/.test(mark)) &&
      (after[0] === undefined || /^[,)]$/.test(after[0]));
    const isStated =
      isAlone ||
      early.some((one) => is.weighs.test(one)) ||
      isOfPatient(sentence, at) ||
      after.some(isAnimal) ||
      isOfIt;
    return isStated ? [{ value: Number(word), unit }] : [];
  });
}

function neuteringIn(sentence: readonly string[]): ('yes' | 'no')[] {
  return sentence.flatMap((word, at): ('yes' | 'no')[] => {
    const early = sentence.slice(Math.max(0, at - 4), at);
    if (word === 'gelding') return early.includes('my') || at < 4 ? ['yes'] : [];
    const isDenied = early.some((one) => /^(?:not|never|no)$/.test(one));
    if (is.intact.test(word)) {
      const isStated =
        word.startsWith('un') ||
        /^(?:male|female|tom|dog|bitch|cat|mare|colt)$/.test(sentence[at + 1] ?? '') ||
        /^(?:is|still|an|male|female|he|she)$/.test(early.at(-1) ?? '');
      return isStated && !isDenied ? ['no'] : [];
    }
    if (!is.neutered.test(word)) return [];
    if (isDenied) return ['no'];
    if (early.some((one) => is.notYet.test(one)) || early.includes('other')) return [];
    if (word === 'fixed')
      return /^(?:is|been|was|and|already)$/.test(early.at(-1) ?? '') ? ['yes'] : [];
    return /^(?:neuter|castrate)$/.test(word) ? [] : ['yes'];
  });
}

/** What all readings agree on. */
function agreed<Value>(values: readonly Value[]): Value | null {
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return texts.size === 1 ? (values[0] ?? null) : null;
}

/** The facts of the patient in an owner's words, for the forms; in linear time. */
export function readPatientFacts(text: string): PatientFacts {
  return { ...readSignalment(text), ...readPatientHealth(text.slice(0, MOST)) };
}

function readSignalment(text: string): Signalment {
  const sentences = sentencesOf(text);
  const all = sentences.flat();
  const age = agreed(sentences.flatMap(agesIn));
  const weight = agreed(sentences.flatMap(weightsIn));
  const spayedNeutered = agreed(sentences.flatMap(neuteringIn));
  const sex = agreed(
    all.flatMap((word, at) => {
      const isStranger =
        all.slice(Math.max(0, at - 3), at).some((one) => is.stranger.test(one)) ||
        all.slice(at + 1, at + 3).some((one) => is.harms.test(one));
      if (isStranger) return [];
      return is.female.test(word)
        ? ['female' as const]
        : is.male.test(word)
          ? ['male' as const]
          : [];
    }),
  );
  return {
    ...(age ? { age } : {}),
    ...(weight ? { weight } : {}),
    ...(sex ? { sex } : {}),
    ...(spayedNeutered ? { spayedNeutered } : {}),
  };
}

/** The patient with what nobody told in a form and the words tell; a weight in words is more exact than a size. */
export function withFactsInWords(patient: Patient, text: string): Patient {
  const { age, weight, sex, spayedNeutered } = readSignalment(text);
  const isOpen = patient.weight === null || patient.weightUnit === 'category';
  return {
    ...patient,
    ...(patient.age === null && age ? { age: age.value, ageUnit: age.unit } : {}),
    ...(isOpen && weight ? { weight: weight.value, weightUnit: weight.unit } : {}),
    ...(patient.sex === 'unknown' && sex ? { sex } : {}),
    ...(patient.spayedNeutered === 'unknown' && spayedNeutered ? { spayedNeutered } : {}),
  };
}
