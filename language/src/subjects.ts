import type { ClauseWords, ContextWord, Meaning, Who } from './context-types.ts';
import type { Hit, ParsedSentence } from './trigger-trie.ts';

const told: ReadonlySet<string> = new Set(['owner', 'person', 'stricken', 'other', 'patient']);

/** What the subjects of a sentence are read with. */
export interface SubjectOptions {
  readonly by: ClauseWords;
  /** A word for an animal, whosever it is. */
  readonly isAnimal: (word: string) => boolean;
  /** A pronoun that may be a thing: "it". */
  readonly ofThings: ReadonlySet<string>;
  /** Words between "I have" and what I have: "a really bad". */
  readonly slight: ReadonlySet<string>;
  /** Pronouns of the patient. */
  readonly theirs: ReadonlySet<string>;
  /** Whoever is named behind one is no subject: "with her brother". */
  readonly prepositions: ReadonlySet<string>;
  /** What an animal did that does nothing any more: "died". */
  readonly dies: ReadonlySet<string>;
  /** Verbs behind which stands what somebody found of the patient: "was brushing him and found a lump". */
  readonly findings: ReadonlySet<string>;
  /** Verbs that tell what is over: "was", "had". */
  readonly pastVerbs: ReadonlySet<string>;
  /** Begin a clause about the same one: "puked and there was blood in it". */
  readonly unnamed: ReadonlySet<string>;
  /** Words that stand in some observation. */
  readonly consumed: ReadonlySet<number>;
  readonly carried: Who;
}

/** Word that a clause begins with, conjunctions aside. */
function opener(clause: readonly ContextWord[], by: ClauseWords): string {
  for (const token of clause) {
    if (token.punctuation) continue;
    if (![by.joining, by.conjunctions, by.soft, by.adverbs].some((list) => list.has(token.word)))
      return token.word;
  }
  return '';
}

/** For each word the animal named next in its clause before a mark or a subject of its own, or Infinity. */
function nextAnimals(
  { words, clauses }: ParsedSentence,
  isAnimal: (word: string) => boolean,
  by: ClauseWords,
): readonly number[] {
  const next: number[] = [];
  let animal = Infinity;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const [word = '', behind = ''] = [words[at]?.word, words[at + 1]?.word];
    next[at] = animal;
    // "… and the dog limps": who is named anew belongs to what follows.
    const begins = by.joining.has(word) && by.determiners.has(behind);
    // "Was hit by a car while walking him" goes on about the same two.
    const hangs = by.conjunctions.has(word) && behind.endsWith('ing');
    if (words[at]?.punctuation || (clauses.openings[at] && !hangs) || begins) animal = Infinity;
    if (isAnimal(word)) animal = at;
  }
  return next;
}

/** "He drinks" as a clause begins: told of now. */
function beginsNow(
  words: readonly ContextWord[],
  at: number,
  { by, pastVerbs }: SubjectOptions,
): boolean {
  const subject = words[at]?.punctuation || by.joining.has(words[at]?.word ?? '') ? at + 1 : at;
  const verb = words[subject + 1]?.word ?? '';
  if (!by.pronouns.has(words[subject]?.word ?? '') || pastVerbs.has(verb)) return false;
  return verb.endsWith('s') || by.auxiliaries.has(verb);
}

/** Who is spoken of, and how far: see Reach of a row. */
interface Speaking {
  who: Who;
  reach: 'next' | 'clause' | 'onward' | 'sentence';
}

const patient: Speaking = { who: 'patient', reach: 'onward' };

/** Whom a clause is about that names nobody before it begins. */
function intoClause(now: Speaking, first: string, options: SubjectOptions): Speaking {
  if (now.who === 'patient') return now;
  const { by, ofThings } = options;
  const noSubject = first === '' || by.verbs.has(first) || options.unnamed.has(first);
  if (noSubject) return now;
  const isPronoun = by.pronouns.has(first);
  if (now.who === 'other')
    return isPronoun && options.theirs.has(first) && now.reach !== 'clause' ? now : patient;
  return ofThings.has(first) ? now : patient;
}

/** How far into a sentence its first verb is looked for. */
const early = 6;

function toldAsPast(words: readonly ContextWord[], { by, pastVerbs }: SubjectOptions): boolean {
  const isPast = (word: string): boolean => pastVerbs.has(word) || word.endsWith('ed');
  const verb = words.slice(0, early).find(({ word }) => by.verbs.has(word) || isPast(word));
  return verb !== undefined && isPast(verb.word);
}

const reachOf = ({ row }: Hit): Speaking['reach'] =>
  row.reach === 'clause' || row.reach === 'next' || row.reach === 'sentence' ? row.reach : 'onward';

/** Of a subject (see `told`): "my son was in a crash" is the son's own, "my son was in a crash with her" is not. */
function whoOf(means: Meaning, namesPatient: boolean): Who {
  if (means === 'stricken') return namesPatient ? 'person' : 'owner';
  // A row of a subject means one of Who otherwise.
  return means as Who;
}

/** A word that is neither what the owner has nor stands before it. */
const isElse = (
  words: readonly ContextWord[],
  at: number,
  { slight, consumed }: SubjectOptions,
): boolean => !consumed.has(at) && !slight.has(words[at]?.word ?? '');

/**
 * Whom each word of a sentence is said of. A new subject holds to the end of its clause and over clauses without a subject;
 * an animal named for itself ("my other dog") also over those that go on with a pronoun. `carried` is whom the sentence
 * before was about.
 */
export function subjectsOf(
  sentence: ParsedSentence,
  options: SubjectOptions,
): { readonly who: readonly Who[]; readonly last: Who } {
  const { words, clauses, hits } = sentence;
  const { by, isAnimal, carried } = options;
  const subjects: Who[] = [];
  const naming = new Map(hits.flatMap((hit) => (told.has(hit.row.means) ? [[hit.at, hit]] : [])));
  const animals = nextAnimals(sentence, (word) => isAnimal(word) || options.theirs.has(word), by);
  // "My last dog died. He had …" goes on about that one, "he has …" does not.
  let now: Speaking = toldAsPast(words, options) ? { who: carried, reach: 'sentence' } : patient;
  let clause = -1;
  /** Somebody has been named in this clause: who comes later is only its object. */
  let named: Who | null = null;
  let until = 0;
  let isDead = false;
  for (const [at, { word }] of words.entries()) {
    const here = clauses.clauseOf[at] ?? 0;
    if (here !== clause) {
      clause = here;
      named = null;
      const hung = clauses.hanging[here - 1] === true;
      // "When my sister minded her, and eats …": the sister was an aside.
      if (hung) now = patient;
      // "The dog we had coughed": who is named goes on into the clause.
      if (at >= until)
        now = intoClause(now, opener(words.slice(at, clauses.ends[here] ?? at), by), options);
      // "My last dog died, he drinks a lot": the dead one does nothing now.
      if (isDead && now.who === 'other' && beginsNow(words, at, options)) now = patient;
    }
    isDead ||= options.dies.has(word);
    const hit = naming.get(at);
    if (hit) {
      const names =
        (animals[hit.end - 1] ?? Infinity) < Infinity || by.joining.has(words[at - 1]?.word ?? '');
      // "One of my rabbits died, the other one is hunched": who is left is the patient.
      const isLeft = isDead && now.who === 'other' && !options.theirs.has(word);
      const told = whoOf(hit.row.means, names);
      const means = told === 'other' && isLeft ? 'patient' : told;
      // "I have an old dog who limps": what I have is the animal.
      const owns = hit.row.means === 'owner' && (animals[hit.end - 1] ?? Infinity) < Infinity;
      const leader = by.determiners.has(words[at - 1]?.word ?? '') ? at - 2 : at - 1;
      const behind =
        options.prepositions.has(words[leader]?.word ?? '') &&
        !by.joining.has(words[leader]?.word ?? '');
      const objects =
        means !== 'patient' &&
        // "He met a dog with a cough": what stands right behind is that one's, whoever met it.
        hit.row.reach !== 'next' &&
        ((named === 'patient' && hit.row.reach !== 'sentence') || (behind && means === 'other'));
      if (!objects) {
        now = owns ? patient : { who: means, reach: reachOf(hit) };
        until = hit.end;
        named ??= now.who;
      }
    } else if (named === null && by.pronouns.has(word)) named = now.who;
    if (now.who === 'person' && at >= until && options.findings.has(words[at]?.word ?? ''))
      now = patient;
    // "I have rinsed it", "I have had a cough": my own is what comes right behind.
    if (now.reach === 'next' && at >= until && isElse(words, at, options)) now = patient;
    subjects.push(now.who);
  }
  return {
    who: subjects,
    last: now.who === 'other' && now.reach === 'sentence' ? 'other' : 'patient',
  };
}
