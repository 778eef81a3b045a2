import { clausesOf } from './clauses.ts';
import type {
  Context,
  ContextGrammar,
  ContextTarget,
  ContextWord,
  Meaning,
  When,
  Whether,
  Who,
} from './context-types.ts';
import type { Denials } from './denials.ts';
import { readDenials } from './denials.ts';
import { isDenied } from './is-denied.ts';
import { leadOf, wasSo, whoseOf } from './leading-words.ts';
import { scopesOf, touches, type Scopes } from './scopes.ts';
import type { Closing } from './story.ts';
import { storyOf } from './story.ts';
import { subjectsOf } from './subjects.ts';
import type { Hit, ParsedSentence, TriggerTrie } from './trigger-trie.ts';
import { buildTriggers, findTriggers } from './trigger-trie.ts';

/** Triggers and clause words of a language, ready to read sentences with. */
export interface ContextReader {
  readonly grammar: ContextGrammar;
  readonly trie: TriggerTrie;
}

/** What is known of a sentence besides its words. */
export interface ContextOptions {
  /** Words that stand in some observation. */
  readonly consumed: ReadonlySet<number>;
  /** Words for the patient's own kind of animal; `<kind>` in a trigger. */
  readonly kinds: ReadonlySet<string>;
  /** Whom the sentence before was about. */
  readonly carried: Who;
  /** The sentence before told of a time long past. */
  readonly carriedPast: boolean;
}

/** Context of every word of one sentence. */
export interface SentenceContext extends ParsedSentence {
  readonly grammar: ContextGrammar;
  readonly denials: Denials;
  readonly scopes: Scopes;
  /** Triggers that hide a denial, by where they begin. */
  readonly hiding: ReadonlyMap<number, Hit>;
  readonly subjects: readonly Who[];
  /** Words that name another animal, its verb aside. */
  readonly naming: ReadonlySet<number>;
  /** Whom the next sentence goes on about. */
  readonly last: Who;
  /** Clauses that go on telling of a time long past. */
  readonly pastClauses: ReadonlySet<number>;
  /** What the next sentence tells in the past is of that time too. */
  readonly lastPast: boolean;
  /** Clauses that are told in the past, of today too. */
  readonly toldClauses: ReadonlySet<number>;
  readonly closes: Closing;
  /** Where that is said. */
  readonly closesAt: number;
}

/** Compiles a grammar; a form that names an unknown class is an error. */
export function compileContext(grammar: ContextGrammar): ContextReader {
  return { grammar, trie: buildTriggers(grammar.triggers, grammar.classes) };
}

const none: ReadonlySet<string> = new Set();

/** Reads who, when and whether of a whole sentence, in time that grows with its length only. */
export function readSentenceContext(
  { grammar, trie }: ContextReader,
  words: readonly ContextWord[],
  { consumed, kinds, carried, carriedPast }: ContextOptions,
): SentenceContext {
  const clauses = clausesOf(words, grammar.clauses);
  const leadsNoun = grammar.clauses.determiners;
  const anybody = grammar.classes['anybody'] ?? none;
  const isBare = (word: string): boolean =>
    ![leadsNoun, grammar.clauses.pointers, anybody].some((list) => list.has(word));
  const opens = (at: number): boolean => clauses.openings[at] != null;
  const all = findTriggers(trie, words, { kinds, opens, isBare });
  const hits = all.filter(({ row }) => row.means !== 'none');
  const hidden = (hit: Hit): boolean => hit.row.means === 'none' && denies(trie, words[hit.at]);
  const hiding = new Map(all.flatMap((hit) => (hidden(hit) ? [[hit.at, hit]] : [])));
  const by = grammar.clauses;
  const isAnimal = (word: string): boolean =>
    kinds.has(word) || grammar.classes['animal']?.has(word) === true;
  const ofThings = grammar.classes['thing'] ?? kinds;
  const {
    slight = none,
    theirs = none,
    preposition = none,
    pastVerb = none,
    finds = none,
  } = grammar.classes;
  const { like = none, seeming = none, dies = none, unnamed = none } = grammar.classes;
  const sentence: ParsedSentence = { words, clauses, hits };
  const spoken = subjectsOf(sentence, {
    by,
    isAnimal,
    ofThings,
    slight,
    theirs,
    prepositions: preposition,
    pastVerbs: pastVerb,
    findings: finds,
    dies,
    unnamed,
    consumed,
    carried,
  });
  return {
    ...sentence,
    grammar,
    hiding,
    denials: readDenials(sentence, by, consumed),
    scopes: scopesOf(sentence, { joining: by.joining, like, seeming, unnamed }),
    subjects: spoken.who,
    naming: new Set(
      hits.flatMap(({ row, at, end }) =>
        row.means === 'other' ? Array.from({ length: end - at - 1 }, (_, step) => at + step) : [],
      ),
    ),
    last: spoken.last,
    ...storyOf(words, { clauses, hits, grammar, carriedPast }),
  };
}

/** Whether a word alone denies. */
const denies = ({ root }: TriggerTrie, word: ContextWord | undefined): boolean =>
  root.words.get(word?.word ?? '')?.rows.some(({ means }) => means === 'denied') === true;

type Aside = Exclude<Whether, 'stated' | 'denied'>;
const asides: readonly Aside[] = ['general', 'hypothetical', 'asked', 'feared', 'compared'];
const wraps: ReadonlySet<Meaning> = new Set([
  'general',
  'hypothetical',
  'feared',
  'supposed',
  'advised',
]);
/** Said of what is there, and of what is not: "I guess it is not sore", "saw no sign of fleas". */
const afterDenial: readonly Aside[] = ['supposed', 'advised'];

/** Whose an observation is, when it was and whether it is said to be. */
export function contextOf(sentence: SentenceContext, target: ContextTarget): Context {
  const first = target.tokens[0] ?? 0;
  const last = target.tokens.at(-1) ?? first;
  const own = new Set(target.tokens);
  const extent = {
    start: first,
    first: leadOf(sentence, sentence.grammar.clauses, target.tokens),
    last,
    own,
  };
  const reached = (means: Meaning): boolean => isReached(sentence, means, extent);
  const unable = target.healthy && deniedBehind(sentence, 'unable', extent);
  const notFound = unable || deniedBehind(sentence, 'denied', extent);
  const stopped = sentence.scopes.get('over')?.fore[first];
  const isOver = target.healthy && stopped?.end === first && !holds(stopped, own);
  // "Used to be fat, now it is a stick" is of now.
  const { hits, clauses, pastClauses } = sentence;
  const tellsChange =
    hits.some(({ row }) => row.means === 'now') &&
    hits.some((hit) => hit.row.means === 'past' && holds(hit, own));
  const isLongAgo = [first, last].every((at) => pastClauses.has(clauses.clauseOf[at] ?? 0));
  const whether = (): Whether => {
    if (notFound || isOver) return 'denied';
    const aside = asides.find(reached);
    // "What if his gums go white? They are fine": what was only thought of is not so.
    if (aside) return reached('over') ? 'denied' : aside;
    return isDenied(sentence, target, own) ? 'denied' : (afterDenial.find(reached) ?? 'stated');
  };
  return {
    // "The cat got him": who did it belongs to what is observed.
    who: target.tokens.some((at) => sentence.naming.has(at))
      ? 'patient'
      : whoseOf(sentence, target.tokens),
    inPast: sentence.toldClauses.has(sentence.clauses.clauseOf[first] ?? 0),
    when:
      target.healthy && wasSo(sentence, first, last) && reached('earlier')
        ? 'past'
        : isLongAgo && !tellsChange
          ? 'past'
          : whenOf(reached),
    whether: whether(),
    doubtful: reached('doubtful'),
    earlier: wasSo(sentence, first, last) && reached('earlier'),
    today: reached('now'),
    unable,
    averted: touches(sentence, 'averted', target.tokens),
    settled: reached('settled'),
    eased: sentence.hits.some(({ row }) => row.means === 'eased'),
  };
}

function whenOf(reached: (means: Meaning) => boolean): When {
  if (reached('usual')) return 'usual';
  if (reached('past') && !reached('now')) return 'past';
  return reached('over') ? 'over' : 'now';
}

/** Where an observation stands: its first and its last word, and all of them. */
interface Extent {
  readonly start: number;
  /** The first that says something. */
  readonly first: number;
  readonly last: number;
  readonly own: ReadonlySet<number>;
}

function isReached(
  { scopes, subjects, hits }: SentenceContext,
  means: Meaning,
  { start, first, last, own }: Extent,
): boolean {
  const scope = scopes.get(means);
  if (!scope) return false;
  const fore = scope.fore[first] ?? scope.fore[last];
  const isBefore = fore && (fore.at < start || (fore.at < first && fore.end <= first));
  if (isBefore && (means !== 'over' || !holds(fore, own))) return true;
  // "Is she dying?": the verb that asks is a part of what is observed.
  if (fore?.at === first && means === 'asked' && !own.has(fore.end - 1)) return true;
  // "Keep thinking he might vomit": it begins within what puts it aside.
  const isWithin = ({ row, at, end }: Hit): boolean =>
    row.means === means && at <= first && first < end && end <= last;
  if (wraps.has(means) && scope.fore[last] && hits.some(isWithin)) return true;
  const inside = ['past', 'usual'].includes(means) && scope.aft[first];
  if (inside && inside.at < last && !own.has(inside.at)) return true;
  // "Her breathing is not very labored": nearly no sign.
  const within = means === 'compared' && scope.fore[last];
  if (within && within.row.verb && within.at > first && !holds(within, own)) return true;
  const aft = scope.aft[last];
  if (!aft || holds(aft, own)) return false;
  // "The other cat had it but he is fine now" ends only that one's trouble.
  return means !== 'over' || subjects[aft.at] === subjects[first];
}

/** The trigger is a part of what is observed: "stopped eating" is not the end of "stopped". */
const holds = ({ at, end }: Hit, own: ReadonlySet<number>): boolean =>
  [...own].some((one) => one >= at && one < end);

/** "Vomiting: no", "looked for fleas, found none"; "get up, she could not". */
function deniedBehind(
  { scopes }: SentenceContext,
  means: 'denied' | 'unable',
  { last, own }: Extent,
): boolean {
  const hit = scopes.get(means)?.aft[last];
  return hit != null && !holds(hit, own);
}
