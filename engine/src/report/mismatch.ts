import type { AnySpecies } from '../knowledge-types.ts';
import type { Model } from '../infer/model.ts';
import { ageBandOf, yearsOf } from '../infer/age.ts';
import { isOtherLanguage } from '../text/language.ts';
import type { CaseState, Evidence } from '../types.ts';
import { valueWords } from './wording.ts';

const speciesWords: readonly (readonly [AnySpecies, RegExp])[] = [
  ['guinea_pig', /\b(?:guinea pigs?|cavy|cavies|piggie|boar|sow)\b/g],
  ['dog', /\b(?:dogs?|puppy|puppies|pup|doggy|doggo|bitch)\b/g],
  ['cat', /\b(?:cats?|kittens?|kitty|kitties|tomcat|feline)\b/g],
  ['horse', /\b(?:horses?|pony|ponies|mare|gelding|stallion|foal|colt|filly)\b/g],
  ['rabbit', /\b(?:rabbits?|bunny|bunnies|bun)\b/g],
  ['ferret', /\b(?:ferrets?)\b/g],
  ['hamster', /\b(?:hamsters?|hammy)\b/g],
  [
    'bird',
    /\b(?:birds?|parrots?|budgies?|parakeets?|cockatiels?|hens?|chickens?|ducks?|macaw|cockatoo|canary|pigeons?|lovebird|conure)\b/g,
  ],
  [
    'reptile',
    /\b(?:lizards?|snakes?|tortoises?|turtles?|geckos?|bearded dragons?|iguanas?|chameleons?|beardie)\b/g,
  ],
];
const names: Readonly<Record<AnySpecies, string>> = {
  dog: 'a dog',
  cat: 'a cat',
  horse: 'a horse',
  bird: 'a bird',
  rabbit: 'a rabbit',
  ferret: 'a ferret',
  guinea_pig: 'a guinea pig',
  hamster: 'a hamster',
  reptile: 'a reptile',
  other: 'another kind of animal',
};

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

function speciesMismatch(species: AnySpecies, text: string): string | null {
  if (species === 'other') return null;
  const own = `my (?:[a-z-]+ ){0,3}`;
  const lower = text
    .toLowerCase()
    .replace(/(?:my|our|the|his|her) other [a-z ]{0,12}(?:dog|cat|rabbit|horse|bird)s?/g, '');
  const named = speciesWords.map(([name, pattern]) => ({
    name,
    mine: count(lower, new RegExp(own + pattern.source.replace('\\b', ''), 'g')),
    all: count(lower, pattern),
  }));
  const chosen = named.find((item) => item.name === species);
  if (chosen && chosen.all > 0) return null;
  const other = named
    .filter((item) => item.mine > 0)
    .sort((a, b) => b.mine - a.mine || b.all - a.all)[0];
  return other
    ? `The form says ${names[species]}, but the description speaks of ${names[other.name]}. Which one is it about?`
    : null;
}

const femaleOnly = new Set(['pregnant', 'labour_stalled', 'recent_heat', 'egg_strain', 'egg_weak']);
const maleOnly = new Set(['testicle_swelling', 'penis_out']);

function impossible(model: Model, state: CaseState): string[] {
  const out: string[] = [];
  for (const item of state.evidence) {
    if (item.value !== 'yes') continue;
    const name = model.nodes.get(item.finding)?.finding.name ?? item.finding;
    if (state.patient.sex === 'male' && femaleOnly.has(item.finding))
      out.push(`The form says male, but the description mentions ${name}. Is the sex right?`);
    if (state.patient.sex === 'female' && maleOnly.has(item.finding))
      out.push(`The form says female, but the description mentions ${name}. Is the sex right?`);
    if (state.patient.spayedNeutered === 'yes' && item.finding === 'recent_heat')
      out.push(
        'The form says spayed, but the description mentions a season (heat). Which is right?',
      );
  }
  const years = yearsOf(state.patient);
  if (
    /\b(?:puppy|kitten|foal|chick)\b/i.test(state.symptoms) &&
    years !== null &&
    years > 4 &&
    !/\b(?:as a|when (?:he|she|it) was a|had a|new) (?:puppy|kitten)\b/i.test(state.symptoms)
  )
    out.push(
      `The description speaks of a very young animal, but the form says ${state.patient.age} ${state.patient.ageUnit}. Which is right?`,
    );
  const isYoung = ageBandOf(model.knowledge, state.patient) === 'baby';
  if (isYoung && oldAnimal.test(state.symptoms))
    out.push(
      'The description speaks of an old animal, but the age that was given is that of a young one. Which is right?',
    );
  return out;
}

/** "My old cat", not "my 2 month old cat". */
const oldAnimal =
  /(?<!\b(?:years?|months?|weeks?|days?|yrs?|mo|wks?)[ -])\b(?:old|elderly|senior|geriatric|ageing|aging) (?:dog|cat|horse|pony|mare|gelding|rabbit|ferret|guinea pig|hamster|bird|parrot|budgie|hen|tortoise|turtle)\b/i;

function contradictions(
  model: Model,
  before: readonly Evidence[],
  added: readonly Evidence[],
): string[] {
  return added.flatMap((item) => {
    if (item.source === 'inferred' || item.value === 'unknown') return [];
    const earlier = before.find(
      (other) =>
        other.finding === item.finding &&
        other.value !== 'unknown' &&
        other.source !== 'inferred' &&
        other.value !== item.value &&
        other.certainty >= 0.85 &&
        item.certainty >= 0.85,
    );
    const finding = model.nodes.get(item.finding)?.finding;
    if (!earlier || !finding) return [];
    return [
      `Earlier you told us "${valueWords(finding, earlier.value)}", now "${valueWords(finding, item.value)}". We use the newer answer; please tell us if that is wrong.`,
    ];
  });
}

/** Two signs that do not go together, such as eating less and eating more. Both stay until the owner takes one back. */
function excluding(
  model: Model,
  before: readonly Evidence[],
  added: readonly Evidence[],
): string[] {
  const told = (list: readonly Evidence[]): Evidence[] =>
    list.filter((item) => item.value === 'yes' && item.source !== 'inferred');
  const excludes = (one: Evidence, other: Evidence): boolean =>
    model.nodes.get(one.finding)?.finding.excludes?.includes(other.finding) ?? false;
  return told(added).flatMap((item) => {
    const other = told([...before, ...added]).find(
      (known) => excludes(item, known) || excludes(known, item),
    );
    const [first, second] = [other, item].map(
      (one) => one && model.nodes.get(one.finding)?.finding.name,
    );
    if (!first || !second) return [];
    return [
      `You told us both "${first}" and "${second}". Are both right? If not, tell us which one is.`,
    ];
  });
}

/** Words beside a button that say the opposite of it. The button counts, and the owner is asked. */
function besideOption(model: Model, against: readonly Evidence[]): string[] {
  return against.flatMap((item) => {
    const finding = model.nodes.get(item.finding)?.finding;
    if (!finding) return [];
    return [
      `Your words beside your answer say "${valueWords(finding, item.value)}", and the answer you chose says otherwise. We use the answer you chose; please tell us if that is wrong.`,
    ];
  });
}

const notEnglish =
  'We could not read this language. Petwise reads English only. If it may be an emergency, open “Emergency help” now.';

/** What was just said, what it taught, and what was known before; `against` are words that an option outdid. */
interface Utterance {
  text: string;
  added: readonly Evidence[];
  before: readonly Evidence[];
  against?: readonly Evidence[];
}

/** The first doubt worth raising with the owner that has not been raised before, or null. */
export function findMismatch(model: Model, state: CaseState, utterance: Utterance): string | null {
  const { text, added, before, against = [] } = utterance;
  const all = [
    ...besideOption(model, against),
    isOtherLanguage(text) && !added.some(({ value }) => value === 'yes') ? notEnglish : null,
    speciesMismatch(state.patient.species, state.symptoms),
    ...impossible(model, state),
    ...contradictions(model, before, added),
    ...excluding(model, before, added),
  ];
  return all.find((warning) => warning !== null && !state.warnings.includes(warning)) ?? null;
}
