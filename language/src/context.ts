import { clausesOf } from './clauses.ts';
import type {
  Context,
  ContextGrammar,
  ContextWord,
  Meaning,
  Whether,
  Who,
} from './context-types.ts';
import type { Denials, ObservedWords } from './denials.ts';
import { readDenials } from './denials.ts';
import { leadOf, wasSo, whoseOf } from './leading-words.ts';
import { scopesOf, touches, type Scopes } from './scopes.ts';
import type { Closing } from './story.ts';
import { storyOf, whenOf } from './story.ts';
import { subjectsOf } from './subjects.ts';
import type { Hit, ParsedSentence, TriggerTrie } from './trigger-trie.ts';
import { buildTriggers, findTriggers } from './trigger-trie.ts';

/** Triggers and clause words of a language, ready to read sentences with. */
export interface ContextReader {
  readonly grammar: ContextGrammar;
  readonly trie: TriggerTrie;
}

/** What is known of a sentence besides its words. */
export interface ContextOptions extends ObservedWords {
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
  /** Those of them that tell what was done: "vomited twice"; "head tilted" is so now. */
  readonly doneClauses: ReadonlySet<number>;
  readonly closes: Closing;
}

/** An observation as the context pass sees it. */
export interface ContextTarget {
  readonly tokens: readonly number[];
  /** It says that something is as it should be. */
  readonly healthy: boolean;
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
  { consumed, healthy, kinds, carried, carriedPast }: ContextOptions,
): SentenceContext {
  const clauses = clausesOf(words, grammar.clauses);
  const all = findTriggers(trie, words, { kinds, opens: (at) => clauses.openings[at] != null });
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
    denials: readDenials(sentence, by, { consumed, healthy }),
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
  const clause = sentence.clauses.clauseOf[first] ?? 0;
  const earlier = wasSo(sentence, first, last) && reached('earlier');
  const notFound = unable || deniedBehind(sentence, 'denied', extent);
  const stopped = sentence.scopes.get('over')?.fore[first];
  const isOver = target.healthy && stopped?.end === first && !holds(stopped, own);
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
    inPast: sentence.toldClauses.has(clause),
    when:
      (target.healthy && earlier) || sentence.pastClauses.has(clause)
        ? 'past'
        : whenOf(reached, sentence.doneClauses.has(clause)),
    whether: whether(),
    doubtful: reached('doubtful'),
    earlier,
    today: reached('now'),
    unable,
    averted: touches(sentence, 'averted', target.tokens),
    settled: reached('settled'),
    eased: sentence.hits.some(({ row }) => row.means === 'eased'),
  };
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
  { scopes, subjects }: SentenceContext,
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
  const inside = ['past', 'usual'].includes(means) && scope.aft[first];
  if (inside && inside.at < last && !own.has(inside.at)) return true;
  // "Her breathing is not very labored": nearly no sign.
  const within = means === 'compared' && scope.fore[last];
  if (within && within.row.verb && within.at > first && !holds(within, own)) return true;
  const aft = scope.aft[last];
  if (!aft || holds(aft, own)) return false;
  // "The other cat had it but he is fine now" ends only that one's trouble.
  return !['over', 'wasWell'].includes(means) || subjects[aft.at] === subjects[first];
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

const mainOf = ({ clauses: { mains, clauseOf } }: SentenceContext, at: number) =>
  mains[clauseOf[at] ?? 0];

/** How near a denial must stand to turn "eats well" round. */
const turning = 4;

function isDenied(
  sentence: SentenceContext,
  { tokens, healthy }: ContextTarget,
  own: ReadonlySet<number>,
): boolean {
  const first = tokens[0] ?? 0;
  const hidden = [first - 1, first - 2].some((at) => {
    const hit = sentence.hiding.get(at);
    // "Has not stopped eating": the observation is "stopped eating", and it is denied.
    return hit !== undefined && !own.has(at) && hit.end > at + 1 && own.has(hit.end - 1);
  });
  if (hidden) return true;
  // "Nothing bothers him, no change in appetite": a denial of no weight stands inside.
  for (let at = first + 1; at < (tokens.at(-1) ?? first); at += 1)
    if (
      !healthy &&
      !own.has(at) &&
      own.size > 1 &&
      sentence.hiding.get(at)?.row.verb !== true &&
      sentence.hiding.has(at)
    )
      return true;
  const deniesItself = tokens.some((at) => sentence.denials.starts.has(at));
  const end = tokens.at(-1) ?? first;
  // "No crying when she pees": what hangs on a clause is no other.
  const parted = end - first > 1 && mainOf(sentence, first) !== mainOf(sentence, end);
  const { stretchOf } = sentence.denials;
  const marked = stretchOf[first] !== stretchOf[end];
  return tokens.some((at) => {
    const denial = sentence.denials.over[at];
    if (!denial || denial.spent || own.has(denial.hit.at)) return false;
    if (at !== first && denial.hit.at < first) return false;
    // "Never bad with his tray and nothing comes out": it has a denial of its own.
    if (deniesItself && denial.hit.end < first) return false;
    // "Won't take water nor food": "nor" goes on with the same denial.
    const { word = '' } = sentence.words[denial.hit.at] ?? {};
    if (deniesItself && sentence.grammar.clauses.alternatives.has(word)) return false;
    // "Won't shut his gob, slobber everywhere": what is said after the mark is not denied.
    const over = parted || (marked && denial.hit.row.verb === true);
    if (over && at < end && !sentence.denials.over[end]) return false;
    const isNear = denial.hit.at < first && first - denial.hit.at <= turning;
    if (denial.turned) return healthy && isNear;
    if (healthy) return denial.zone === 'direct' && isNear;
    if (denial.zone === 'loose') return isBare(sentence, tokens, at);
    return true;
  });
}

/** Of a list without "or" only a bare item is denied: "no vomiting, diarrhoea", not "no vomiting, diarrhoea since Monday". */
function isBare(
  { denials, words, grammar }: SentenceContext,
  tokens: readonly number[],
  at: number,
): boolean {
  if (grammar.adjective.test(words[at]?.word ?? '')) return false;
  const stretch = denials.stretchOf[at] ?? 0;
  const from = denials.stretches[stretch] ?? 0;
  const to = (denials.stretches[stretch + 1] ?? words.length + 1) - 1;
  return to - from - tokens.length <= 1 && words[from - 1]?.punctuation === true;
}
